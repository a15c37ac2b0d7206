import type { Locale } from '../../shared/kernel/locale.ts';

/** The page's data for browsers and search engines. */
export interface Head {
  readonly title: string;
  readonly description: string | null;
  /** Path and query of the page's canonical address, in Spanish, without the store's prefix. */
  readonly canonical: string;
  /** False keeps the page out of search engines. */
  readonly index: boolean;
  /** Path of the picture for shares of the page. */
  readonly image?: string | undefined;
  /** That picture in words, where somebody wrote some. */
  readonly imageText?: string | undefined;
  readonly type?: 'website' | 'product' | undefined;
  /** schema.org objects, without their @context. */
  readonly structuredData?: readonly object[] | undefined;
  /** Whether the page names the store's web manifest: a device adds the store to its home screen by it. */
  readonly hasManifest?: boolean | undefined;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

/** Adds the language to an address: Spanish has the plain one. */
export function inLocale(address: string, locale: Locale): string {
  if (locale === 'es') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
}
