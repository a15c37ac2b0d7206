/** The paths that the bench's worker answers before any code of the product. */
export const MODE_PATH = '/bench-mode';
export const TRIPS_PATH = '/bench-trips';
export const CLAIM_PATH = '/bench-claim';
export const SETTLE_PATH = '/bench-settle';
export const BARE_PATH = '/bench-bare';
export const AUDIT_PATH = '/bench-audit';

/**
 * What the worker's databases do: all that they are told; all but the postings of the ledger; or all but the batches
 * that place an order, which they keep for the bare path.
 */
export type Mode = 'whole' | 'without-ledger' | 'keep-orders';

/** The store in which the bench buys, in the cell of the demo's shop. */
export const STORE = 'st_moda';
