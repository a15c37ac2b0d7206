/** Who pays for what is sent back, and how the buyer gets its label. */

export const returnFees = [
  'customer_all',
  'free',
  'customer_feed',
  'original_fees',
  'restocking_fees',
] as const;
export const returnLabels = ['inbox', 'download'] as const;
