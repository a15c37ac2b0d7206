import { fold, words } from './fold.ts';

/** The groups of ways in the office's search and on its first page, in their order. */
export const wayGroups = ['pages', 'actions', 'own', 'found'] as const;

/**
 * A page, an action or a thing of the store that an account may open from any page of the office, in
 * the page's language.
 */
export interface OfficeWay {
  readonly group: (typeof wayGroups)[number];
  readonly icon: string;
  readonly label: string;
  /** Whole address with the store's prefix. */
  readonly href: string;
}

/** The ways that a text names: every typed word begins a word of the way. */
export function waysNamed(ways: readonly OfficeWay[], text: string): readonly OfficeWay[] {
  return ways.filter(({ label }) => isNamed(label, text));
}

/** True when every typed word begins a word of the label, whatever its accents. */
export function isNamed(label: string, text: string): boolean {
  const named = words(label);
  return words(fold(text)).every((word) => named.some((name) => name.startsWith(word)));
}
