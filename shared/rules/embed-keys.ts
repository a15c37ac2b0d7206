/** The keys by which pages of other origins show a store's elements. */

/** The most keys of one store. */
export const EMBED_KEYS_MAX = 200;
/** The most origins of one key. */
export const EMBED_ORIGINS_MAX = 10;
/** How often the elements of a key may be asked for in a minute, by default and at most. */
export const EMBED_PER_MINUTE = { standard: 600, most: 6_000 } as const;
/** The same for the pages of one network address that bring no key. */
export const EMBED_KEYLESS_PER_MINUTE = 240;
/** How often pages of other origins may ask with a key in a minute before its owner is told. */
export const EMBED_ELSEWHERE_PER_MINUTE = 10;
/** How long a key that was replaced still counts, in ms. */
export const EMBED_FORMER_MS = 24 * 60 * 60 * 1000;
/** Days whose figures the owner's page shows. */
export const EMBED_DAYS = 30;

/** The elements that a page may show without a key. */
export const EMBED_KEYLESS = ['shop-item', 'shop-cart'];

/** The elements that put something into the cart of their page. */
export const EMBED_ADDING = ['shop-item', 'shop-buy-button'] as const;

export const embedKeyStates = ['active', 'paused'] as const;
export type EmbedKeyState = (typeof embedKeyStates)[number];

/** A key as it stands in a page. */
export const EMBED_KEY = /^pk_(?:test_)?[0-9a-z]{24}$/;

/** How a key for trials begins: its pages show everything, and nothing is sold by them. */
export const TEST_KEY_PREFIX = 'pk_test_';

/** Whether a key is one for trials. */
export function isTestKey(key: string): boolean {
  return key.startsWith(TEST_KEY_PREFIX);
}

/**
 * An origin as browsers write it: scheme, host and a port that is not the scheme's own; undefined
 * for a text that is no address of a page.
 */
export function originOf(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  return url.username === '' && url.password === '' ? url.origin : undefined;
}

/** The origins in a text, one a line or with spaces between them; undefined where one is none. */
export function originsIn(text: string): string[] | undefined {
  const origins = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(originOf);
  if (origins.length === 0 || origins.length > EMBED_ORIGINS_MAX) return undefined;
  return origins.every((origin) => origin !== undefined) ? [...new Set(origins)] : undefined;
}
