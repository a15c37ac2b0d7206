import type { Locale } from '../../shared/kernel/locale.ts';

/** What every fragment knows of the page it stands in; every fragment's props hold it as `env`. */
export interface PageEnv {
  readonly locale: Locale;
  /** BCP 47 tag for dates, money and numbers: the store's country gives the region. */
  readonly tag: string;
  /** Path prefix of the store's pages and calls: empty on its own domain, else `/tienda/{slug}`. */
  readonly base: string;
  /** The store's id: local storage keys hold it. */
  readonly store: string;
  readonly currency: string;
  /** ISO 3166-1 alpha-2 of the store. */
  readonly country: string;
}
