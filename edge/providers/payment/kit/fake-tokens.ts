/** Tokens that the fake knows; any other is refused. */
export const FAKE_TOKENS = {
  approve: 'tok_approve',
  decline: 'tok_decline',
  /** A debit card: approved, and declined where months are asked for. */
  debit: 'tok_debit',
  threeDs: 'tok_three_ds',
  pending: 'tok_pending',
  /** The provider takes days to decide: it looks at it, or waits for the account that takes the money. */
  review: 'tok_review',
  sellerActs: 'tok_seller_acts',
  /** No answer in time; `find` shows an approved charge. */
  timeOut: 'tok_time_out',
  /** No answer in time, and nothing was charged. */
  lost: 'tok_lost',
  fail: 'tok_fail',
  /** Approved, though the provider calls its risk elevated, or very high. */
  elevated: 'tok_elevated',
  highest: 'tok_highest',
} as const;
