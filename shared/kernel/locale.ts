/** The languages of the interface; Spanish is the first. */
export const LOCALES = ['es', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** True when the text names one of the interface's languages. */
export function isLocale(text: string | undefined | null): text is Locale {
  return text === 'es' || text === 'en';
}

/** The regions whose Spanish has words and number forms of its own here. */
export type Region = 'AR' | 'MX';

/** The languages that a person may choose: the interface's, and Argentina's Spanish. */
export const LANGUAGES = ['es', 'es-AR', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A chosen language: without a region its Spanish is that of the browser or the store. */
export interface LanguageParts {
  readonly locale: Locale;
  readonly region: 'AR' | null;
}

/** The parts of a chosen language; undefined for any other text. */
export function readLanguage(text: string | undefined): LanguageParts | undefined {
  if (text === 'es-AR') return { locale: 'es', region: 'AR' };
  return isLocale(text) ? { locale: text, region: null } : undefined;
}

/** The language that these parts make. */
export function languageOf(locale: Locale, region: Region | null | undefined): Language {
  return locale === 'es' && region === 'AR' ? 'es-AR' : locale;
}

/**
 * The BCP 47 tag for formatting, for words and for `<html lang>`. Spanish is Argentina's where the
 * store or the visitor is, else Mexico's.
 * @param country ISO 3166-1 alpha-2, as stored with the shop
 * @param visitor the region whose Spanish the visitor's browser asks for, or the account has chosen
 */
export function localeTag(locale: Locale, country: string, visitor?: Region | null): string {
  if (locale === 'en') return 'en-US';
  return country === 'AR' || visitor === 'AR' ? 'es-AR' : 'es-MX';
}

/**
 * The region of the Spanish that an `Accept-Language` header weighs highest: Argentina where that is
 * `es-AR`, undefined where the header names no Spanish.
 */
export function spanishOf(acceptLanguage: string | null): Region | undefined {
  let best: { readonly region: Region; readonly quality: number } | undefined;
  for (const { tag, quality } of rangesOf(acceptLanguage)) {
    const [language, region] = tag.split('-');
    if (language !== 'es' || quality <= (best?.quality ?? 0)) continue;
    best = { region: region === 'ar' ? 'AR' : 'MX', quality };
  }
  return best?.region;
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
  for (const { tag, quality } of rangesOf(acceptLanguage)) {
    const locale = tag.split('-')[0];
    if (isLocale(locale) && quality > (best?.quality ?? 0)) best = { locale, quality };
  }
  return best?.locale ?? fallback;
}

/** The language ranges of an `Accept-Language` header, in lower case. */
function rangesOf(header: string | null): { readonly tag: string; readonly quality: number }[] {
  return (header ?? '')
    .slice(0, HEADER_MAX)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      return { tag, quality: qualityOf(parameters) };
    });
}

/**
 * The weight of a language range: 1 where none is given, 0 where it cannot be read. One that is not
 * above 0 chooses nothing.
 */
function qualityOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  if (weight === undefined) return 1;
  const quality = Number(weight.slice(2));
  return quality <= 1 ? quality : 0;
}
