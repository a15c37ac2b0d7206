import { fill } from '../../../shared/i18n/fill.ts';
import type { Deprecation } from '../../../shared/kernel/deprecation.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { embedWords } from './words.ts';

/** The days of an element or an attribute that is to go, and what replaces it, in one text. */
export function endOf({ since, until, use }: Deprecation, locale: Locale): string {
  const t = embedWords[locale];
  const days = fill(t.deprecated, { since, until });
  return use === undefined ? days : `${days} ${fill(t.useInstead, { use })}`;
}
