/* A constant each, as in page-size.ts. */

export const campaignName = 100;
export const catalogueName = 150;
export const shareName = 100;
/** First characters of a message, shown in the conversation list. */
export const teaser = 50;
export const pictureName = 150;
export const itemName = 150;
/** Characters of an item's description; our own limit. */
export const itemDescription = 10_000;
export const tag = 40;
export const headerTitle = 30;
export const headerSubtitle = 40;
export const headerDescription = 130;
/** Digits of a card number. */
export const card = 19;
