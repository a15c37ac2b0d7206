/** A link of an account's menus: one of its own pages, its store or the office. */
export interface AccountWay {
  /** Name of an icon of `shared/ui/icons.ts`. */
  readonly icon: string;
  readonly label: string;
  /** Whole address, with the store's prefix. */
  readonly href: string;
}
