import { orders } from './words.ts';

/** The failures of couriers, their rates and their labels. */
export const courierErrors = {
  courier_no_quotes: orders.noQuotes,
  courier_failed: orders.courierFailed,
  courier_no_branches: orders.noBranches,
  courier_account_missing:
    'Your courier account is missing: set its keys in the settings of the store',
  courier_carriers_invalid:
    'Write one to six carriers by the names that Envia gives them, with commas between: estafeta, fedex',
  courier_refused: 'The courier did not accept the label. Ask for new rates and choose one',
  label_not_available: 'This order cannot have a courier’s label now',
  label_not_found: 'This order has no label',
  label_not_cancelable: 'The courier does not allow this label to be cancelled any more',
  label_pending: 'We are waiting for the courier’s answer. Try again in two minutes',
  rate_not_found: 'That shipping rate is gone. Ask for the rates again.',
  rate_expired:
    'The shipping rate that you chose has expired: it lasts 10 minutes. Ask for the rates again or choose another delivery.',
  rate_place_differs:
    'The shipping rate that you chose is for another address. Ask for the rates to this one or choose another delivery.',
} as const;
