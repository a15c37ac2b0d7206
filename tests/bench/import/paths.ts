/** Where the bench's worker puts rows in by bare batches. */
export const BARE_PATH = '/bare-import';

/** The numbers of the items that one request puts in, from the first to the one before the last. */
export interface BareRows {
  readonly from: number;
  readonly to: number;
}
