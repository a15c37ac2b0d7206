import type { Locale } from '../../../../shared/kernel/locale.ts';

const NAMES: Record<Locale, string> = { es: 'Español', en: 'English' };

/**
 * A language's own name for itself; Spanish names Argentina where it is Argentina's.
 * @param spanish the tag of the page's Spanish
 */
export function languageName(locale: Locale, spanish: string): string {
  return locale === 'es' && spanish === 'es-AR' ? `${NAMES.es} (Argentina)` : NAMES[locale];
}
