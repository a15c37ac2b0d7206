/** The legal texts of a store. */
import { BLOG_MAX } from './blog.ts';

/** In the order in which they are listed. */
export const legalKinds = ['terms', 'privacy', 'returns', 'imprint'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** The most characters of a text, counted as HTML: as many as an entry of the blog has. */
export const LEGAL_MAX = BLOG_MAX.body;

/** The most versions of a text that its page lists. */
export const LEGAL_VERSIONS_SHOWN = 50;

/** The path of each text's page, without the store's prefix. */
export const LEGAL_PATH: Readonly<Record<LegalKind, string>> = {
  terms: '/terms',
  privacy: '/privacidad',
  returns: '/devoluciones',
  imprint: '/aviso-legal',
};

/** Texts that every store has: the platform's own stand in where no owner wrote one. */
export function isAlwaysThere(kind: LegalKind): kind is 'terms' | 'privacy' {
  return kind === 'terms' || kind === 'privacy';
}
