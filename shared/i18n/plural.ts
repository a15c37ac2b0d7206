import type { Locale } from '../kernel/locale.ts';

const rules = new Map<Locale, Intl.PluralRules>();

/**
 * Chooses the form of a word for a number, by the language's own rules:
 * `plural('es', 2, { one: 'artículo', other: 'artículos' })` is `artículos`.
 */
export function plural<T>(
  locale: Locale,
  n: number,
  forms: { readonly one: T; readonly other: T },
): T {
  let rule = rules.get(locale);
  if (!rule) {
    rule = new Intl.PluralRules(locale);
    rules.set(locale, rule);
  }
  return rule.select(n) === 'one' ? forms.one : forms.other;
}
