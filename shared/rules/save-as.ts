/** Under what a buyer's data are saved: the order alone, or an account made from the same data. */
export const saveWays = ['guest', 'user'] as const;
export type SaveWay = (typeof saveWays)[number];

/** What a checkout keeps of the account that its buyer asked for. */
export interface AskedAccount {
  /** Code of the proof that the account waits for. */
  readonly proof: string;
  /** The e-mail that the proof goes to. */
  readonly email: string;
}

/**
 * True where an order begins an account. A buyer with a session has one already, and another try to
 * pay the same checkout begins no second one for the same e-mail.
 * @param before what an earlier try of the checkout has begun
 */
export function beginsAccount(
  asked: {
    readonly saveAs: SaveWay | undefined;
    readonly isSignedIn: boolean;
    readonly email: string;
  },
  before: AskedAccount | null,
): boolean {
  if (asked.saveAs !== 'user' || asked.isSignedIn) return false;
  return before?.email !== asked.email.toLowerCase();
}

/** How long the account that an order began waits for its proof. */
export const ACCOUNT_WAITS_MS = 24 * 60 * 60_000;

/**
 * True while the page of a purchase leads to the proof of its buyer's account.
 * @param placed when the purchase was placed, ms
 */
export function leadsToProof(placed: number, now: number): boolean {
  return now < placed + ACCOUNT_WAITS_MS;
}
