import type { taxTransparency as es } from '../es/tax-transparency.ts';

/** The law has no other name than its own. */
export const taxTransparency: Record<keyof typeof es, string> = {
  law: 'Ley 27.743 – Régimen de Transparencia Fiscal al Consumidor',
  vat: 'VAT contained',
  others: 'Other national indirect taxes',
};
