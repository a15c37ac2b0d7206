import type { Locale } from '../../shared/kernel/locale.ts';

/** The facts of the page around a fragment; every fragment's props hold them as `env`. */
export interface PageEnv {
  readonly locale: Locale;
  /** BCP 47 tag for words, dates, money and numbers: the region is the store's or the visitor's. */
  readonly tag: string;
  /** Path prefix of the store's pages and calls: empty on its own domain, else `/tienda/{slug}`. */
  readonly base: string;
  /** The store's id, a part of local storage keys. */
  readonly store: string;
  readonly currency: string;
  /** ISO 3166-1 alpha-2 code of the store's country. */
  readonly country: string;
  /** The time zone that the store's owner chose; without it the store goes by its country's. */
  readonly zone?: string;
  /** True where the account's browser remembers edit mode as on: lists name their rows for it. */
  readonly marked?: true;
}
