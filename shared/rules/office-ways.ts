/** The groups of ways in the office's search and on its first page, in their order. */
export const wayGroups = ['pages', 'actions', 'own'] as const;

/**
 * A page or an action that an account may open from any page of the office, in the page's language.
 */
export interface OfficeWay {
  readonly group: (typeof wayGroups)[number];
  readonly icon: string;
  readonly label: string;
  /** Whole address with the store's prefix. */
  readonly href: string;
}
