/** What the bench's worker answers with one row, and nothing of the product before it. */
export const BARE_PATH = '/bare-row';

/** How far away a database is from a worker in the same region, there and back, in ms. */
export const AWAY_MS = 5;
