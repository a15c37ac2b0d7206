import type { Money } from '../../../shared/kernel/money.ts';

/** Currencies that have no minor units (ISO 4217). */
const WHOLE: ReadonlySet<string> = new Set(['JPY', 'CLP', 'PYG', 'KRW', 'VND']);

/** An amount as providers write it: `1080.00`. */
export function toDecimal({ amount, currency }: Money): string {
  return WHOLE.has(currency) ? String(amount) : (amount / 100).toFixed(2);
}

/** The minor units of a provider's amount; undefined for a text that is none. */
export function fromDecimal(value: string, currency: string): Money | undefined {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(value);
  if (!match) return undefined;
  const [, whole = '', part = ''] = match;
  if (WHOLE.has(currency)) {
    return Number(part || 0) === 0 ? { amount: Number(whole), currency } : undefined;
  }
  return { amount: Number(whole) * 100 + Number(part.padEnd(2, '0')), currency };
}
