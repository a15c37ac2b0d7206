/** One heading with its paragraphs; a list follows them. */
export interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** A text with placeholders for the store's `store`, `address` and `contact`. */
export interface Document {
  readonly title: string;
  /** ISO date of the last change. */
  readonly updated: string;
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
}
