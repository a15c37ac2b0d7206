import type { Locale } from '../../../../shared/kernel/locale.ts';

const NAMES: Record<Locale, string> = { es: 'Español', en: 'English' };

/** A language's own name for itself; Spanish names Argentina in an Argentinian store. */
export function languageName(locale: Locale, country: string): string {
  return locale === 'es' && country === 'AR' ? `${NAMES.es} (Argentina)` : NAMES[locale];
}
