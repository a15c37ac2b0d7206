/** The paths of the bench's worker, which make what people would need days for. */

/** Begins conversations of accounts with the store, in one call. */
export const BEGIN_PATH = '/bench-talk/begin';
/** Fills one with messages. */
export const FILL_PATH = '/bench-talk/fill';

export interface Begun {
  readonly store: string;
  readonly accounts: readonly string[];
}

export interface Filling {
  readonly id: string;
  readonly store: string;
  readonly messages: number;
}
