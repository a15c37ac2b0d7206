import type { disputeReasons as reasons, disputeStates as states } from '../es/dispute-words.ts';

export const disputeStates: Record<keyof typeof states, string> = {
  open: 'Open',
  lost: 'Lost',
  won: 'Won',
  review: 'Under review',
};

export const disputeReasons: Record<keyof typeof reasons, string> = {
  fraudulent: 'Does not recognise the charge',
  product_not_received: 'It did not arrive',
  product_unacceptable: 'It was not as expected',
  duplicate: 'Charged twice',
  credit_not_processed: 'The refund did not arrive',
};
