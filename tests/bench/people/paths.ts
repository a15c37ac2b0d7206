/** The path that the bench's worker answers with one row, before any code of the product. */
export const BARE_PATH = '/bare-row';

/** Round trip from a worker to a database in the same region, in ms. */
export const AWAY_MS = 5;
