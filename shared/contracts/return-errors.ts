/** The HTTP status of every error code about returns. */
export const RETURN_ERROR_STATUS = {
  return_photos_full: 409,
  return_not_found: 404,
  return_canceled: 409,
  return_too_early: 409,
  return_expired: 409,
  return_declined: 409,
  return_is_decided: 409,
  return_is_withdrawal: 409,
  return_is_open: 409,
  return_units: 422,
  return_is_closed: 409,
  return_has_refunds: 409,
  return_is_inspected: 409,
  return_comments_full: 409,
} as const;
