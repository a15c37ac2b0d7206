/** How the office's search and its first page group what may be done, in their order. */
export const wayGroups = ['pages', 'actions', 'own'] as const;

/** One thing that an account may do from any page of the office, in the page's language. */
export interface OfficeWay {
  readonly group: (typeof wayGroups)[number];
  readonly icon: string;
  readonly label: string;
  /** Whole address with the store's prefix. */
  readonly href: string;
}
