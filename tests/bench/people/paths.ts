/** What the bench's worker answers with one row, and nothing of the product before it. */
export const BARE_PATH = '/bare-row';
