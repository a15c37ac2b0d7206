/** What holds for a store's labels on conversations, on both sides of a call. */

/** Labels of one store, and those of one conversation. */
export const LABELS_MAX = 30;
export const LABELS_ON_ONE_MAX = 10;
/** Characters of a label. */
export const LABEL_MAX = 30;
