/** The HTTP status of the failures of couriers, their rates and their labels. */
export const DELIVERY_ERROR_STATUS = {
  courier_no_quotes: 422,
  courier_failed: 502,
  courier_no_branches: 422,
  courier_account_missing: 409,
  courier_carriers_invalid: 422,
  courier_refused: 422,
  label_not_available: 409,
  label_not_found: 404,
  label_not_cancelable: 409,
  label_pending: 409,
  rate_not_found: 404,
  rate_expired: 409,
  rate_place_differs: 422,
} as const;
