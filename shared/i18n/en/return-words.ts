import type { Translation } from '../texts.ts';
import type {
  returnFeeWords as esFees,
  returnLabelWords as esLabels,
  returnReasonWords as esReasons,
  returnStateWords as esStates,
} from '../es/return-words.ts';

/** The reasons of a return, in English. */
export const returnReasonWords: Translation<typeof esReasons> = {
  package_incomplete: 'The package came incomplete',
  not_as_ordered: 'It is not what I ordered',
  defect_after_use: 'It failed after I used it',
  does_not_work: 'It does not work',
  broken: 'It came broken or scratched',
  part_does_not_work: 'A part of it does not work',
  imitation: 'It is an imitation',
  low_quality: 'The quality is not what I expected',
  defective: 'It is defective',
  fewer_items: 'Fewer items came',
  package_missing: 'A package is missing',
  parts_missing: 'Parts are missing',
  empty_package: 'The package came empty',
  no_invoice: 'The invoice did not come',
  wrong_variant: 'The colour, size or model is not the one I ordered',
  something_else: 'I received something else',
  not_as_described: 'It is not as described',
  withdrawal: 'Withdrawal from the purchase',
};

/** The states of a return, in English. */
export const returnStateWords: Translation<typeof esStates> = { open: 'Open', closed: 'Closed' };

/** Who pays for what is sent back, in English. */
export const returnFeeWords: Translation<typeof esFees> = {
  customer_all: 'The buyer pays all costs of the return.',
  free: 'The return costs the buyer nothing.',
  customer_feed: 'The buyer pays for sending it back.',
  original_fees: 'The first shipping is not refunded.',
  restocking_fees: '{{percent}}% of the price is kept for restocking the product.',
};

/** How the label for the way back comes, in English. */
export const returnLabelWords: Translation<typeof esLabels> = {
  inbox: 'The label for sending it back comes by message.',
  download: 'The label for sending it back is downloaded.',
};
