/** The languages of the interface; Spanish is the first. */
export const LOCALES = ['es', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** True when the text names one of the interface's languages. */
export function isLocale(text: string | undefined | null): text is Locale {
  return text === 'es' || text === 'en';
}

/**
 * The BCP 47 tag for formatting and for `<html lang>`: the store's country gives the region.
 * @param country ISO 3166-1 alpha-2, as stored with the shop
 */
export function localeTag(locale: Locale, country: string): string {
  if (locale === 'en') return 'en-US';
  return country === 'AR' ? 'es-AR' : 'es-MX';
}

/** Only this many characters of an `Accept-Language` header are read. */
const HEADER_MAX = 200;

/**
 * Chooses the language of a request: the one that the visitor chose before; else the interface's
 * language that the `Accept-Language` header weighs highest (RFC 9110, 12.5.4); else the store's
 * own.
 */
export function negotiateLocale(
  chosen: string | undefined,
  acceptLanguage: string | null,
  fallback: Locale,
): Locale {
  if (isLocale(chosen)) return chosen;
  let best: { readonly locale: Locale; readonly quality: number } | undefined;
  for (const range of (acceptLanguage ?? '').slice(0, HEADER_MAX).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const locale = tag.split('-')[0];
    const quality = qualityOf(parameters);
    if (isLocale(locale) && quality > (best?.quality ?? 0)) best = { locale, quality };
  }
  return best?.locale ?? fallback;
}

/** The weight of a language range: 1 where none is given, 0 where it cannot be read. */
function qualityOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  if (weight === undefined) return 1;
  const quality = Number(weight.slice(2));
  return quality > 0 && quality <= 1 ? quality : 0;
}
