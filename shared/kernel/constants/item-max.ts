/* A constant each, as in page-size.ts. */

export const skus = 100;
export const photos = 12;
export const tags = 20;
/** Fields that its owner makes up. */
export const details = 30;
/** Names of a variant's attributes, such as its size and its colour. */
export const attributes = 3;
export const units = 1_000_000;
/** Minor units. */
export const price = 10_000_000_000;
/** Characters of the place of an experience. */
export const place = 300;
