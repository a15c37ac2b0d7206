import { z } from 'zod';

/**
 * The HTTP status of every error code that the API answers with. The words live in
 * `shared/i18n/errors`, one entry for each code and language.
 */
export const ERROR_STATUS = {
  // General
  invalid_request: 400,
  not_json: 400,
  idempotency_key_required: 400,
  invalid_idempotency_key: 400,
  origin_refused: 403,
  not_found: 404,
  service_not_found: 404,
  store_not_found: 404,
  method_not_allowed: 405,
  idempotency_key_reused: 422,
  idempotency_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  storage_full: 507,
  upstream_failed: 502,
  upstream_timeout: 504,
  // People
  login_required: 401,
  not_allowed: 403,
  wrong_credentials: 401,
  second_factor_required: 401,
  existing_user: 409,
  user_already_active: 409,
  user_already_exists: 409,
  user_does_not_exist: 404,
  email_client_failure: 422,
  email_server_failure: 502,
  not_eligible: 422,
  invalid_pin: 422,
  pin_locked: 429,
  pin_just_sent: 429,
  invalid_link: 410,
  // Second factors
  proof_required: 403,
  invalid_code: 422,
  sign_in_expired: 410,
  authenticator_active: 409,
  authenticator_missing: 409,
  passkey_refused: 422,
  passkey_exists: 409,
  too_many_passkeys: 409,
  // An account's addresses
  address_not_found: 404,
  too_many_addresses: 409,
  // Following
  follows_itself: 409,
  too_many_follows: 409,
  // Conversations
  conversation_blocked: 403,
  answer_awaited: 409,
  message_stays: 409,
  too_many_messages: 429,
  tag_refused: 422,
  conversation_taken: 409,
  quick_reply_not_found: 404,
  quick_reply_exists: 409,
  too_many_quick_replies: 409,
  // Staff and collaborators
  staff_not_found: 404,
  owner_stays: 409,
  already_staff: 409,
  invite_not_found: 404,
  invite_not_yours: 403,
  collaborator_not_found: 404,
  collaborator_exists: 409,
  // Pages of partners
  embed_key_not_found: 404,
  too_many_embed_keys: 409,
  embed_key_required: 403,
  embed_key_unknown: 403,
  embed_key_paused: 403,
  origin_not_registered: 403,
  handoff_used: 409,
  owner_of_store: 409,
  contact_not_found: 404,
  blog_entry_not_found: 404,
  too_many_entries: 409,
  // Addresses of a store's pages
  address_gone: 404,
  address_taken: 409,
  redirect_not_found: 404,
  redirect_exists: 409,
  redirect_chain: 409,
  too_many_redirects: 409,
  // Jobs
  job_not_found: 404,
  job_over: 409,
  // Store and items
  item_not_found: 404,
  franchise_not_found: 404,
  catalogue_not_found: 404,
  supplier_not_found: 404,
  store_read_only: 403,
  slug_taken: 409,
  store_exists: 409,
  pass_refused: 403,
  // A store's owners
  header_not_found: 404,
  too_many_headers: 409,
  slide_not_found: 404,
  too_many_slides: 409,
  too_many_catalogues: 409,
  product_catalogue_has_products: 409,
  catalogue_by_rule: 409,
  updating_position_error: 400,
  edit_not_found: 404,
  edited_meanwhile: 409,
  edit_stays: 409,
  units_reserved: 409,
  invalid_product: 422,
  only_franchise_products: 422,
  // A store's pictures
  image_not_found: 404,
  image_too_large: 413,
  image_type_refused: 415,
  image_dimensions_refused: 422,
  image_damaged: 422,
  image_in_use: 409,
  gallery_full: 409,
  // Cart and checkout
  cart_not_found: 404,
  cart_empty: 422,
  cart_changed: 409,
  insufficient_stock: 409,
  out_of_stock: 409,
  unavailable_for_sale: 409,
  purchase_amount_exceeded: 422,
  price_hidden: 409,
  experience_ended: 409,
  checkout_not_found: 404,
  checkout_expired: 410,
  checkout_already_placed: 409,
  delivery_not_available: 422,
  payment_type_not_available: 422,
  missing_attendants: 422,
  // Orders and payments
  order_not_found: 404,
  order_moved: 409,
  order_note_not_found: 404,
  too_many_order_notes: 409,
  receipt_failed: 409,
  return_photos_full: 409,
  attachments_full: 409,
  file_not_found: 404,
  file_type_refused: 415,
  file_link_over: 410,
  files_full: 409,
  item_not_digital: 409,
  invoice_not_found: 404,
  invoice_issued: 409,
  invoice_too_early: 409,
  invoice_canceled: 409,
  invoice_elsewhere: 422,
  invoice_data: 422,
  billing_missing: 409,
  invoice_not_asked: 409,
  stamping_off: 409,
  stamping_failed: 502,
  review_not_found: 404,
  review_too_early: 409,
  already_reviewed: 409,
  ticket_not_found: 404,
  ticket_changed: 409,
  ticket_used: 409,
  ticket_void: 409,
  undo_too_late: 409,
  move_not_allowed: 409,
  already_canceled: 409,
  cancel_not_allowed: 409,
  cost_not_payable: 422,
  return_not_found: 404,
  return_canceled: 409,
  return_too_early: 409,
  return_expired: 409,
  return_is_open: 409,
  return_units: 422,
  return_is_closed: 409,
  return_has_refunds: 409,
  return_comments_full: 409,
  refund_not_found: 404,
  refund_too_much: 422,
  refund_is_over: 409,
  refund_not_failed: 409,
  order_not_refundable: 409,
  payment_not_found: 404,
  payment_declined: 402,
  payment_failed: 502,
  payment_pending: 409,
  hold_not_found: 404,
  hold_is_paying: 409,
  card_number_refused: 400,
  webhook_signature_invalid: 401,
  payment_account_not_found: 404,
  payment_keys_incomplete: 422,
  bank_account_invalid: 422,
  deposit_not_due: 409,
  cashout_currency: 422,
  cashout_minimum: 422,
  cashout_too_much: 422,
  cashout_not_found: 404,
  cashout_moved: 409,
  payout_account_missing: 409,
  payout_account_resting: 409,
  payout_batch_empty: 409,
  payout_batch_not_found: 404,
  settlement_not_found: 404,
  settlement_differs: 409,
  settlement_unreadable: 422,
  settlement_sums: 422,
  seller_code_unknown: 422,
  courier_no_quotes: 422,
  courier_failed: 502,
  courier_no_branches: 422,
  courier_account_missing: 409,
  courier_refused: 422,
  label_not_available: 409,
  label_not_found: 404,
  label_not_cancelable: 409,
  label_pending: 409,
  rate_not_found: 404,
  rate_expired: 409,
  rate_place_differs: 422,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const errorCodes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** A caller's other way than waiting; each has its words in `i18n`. */
export type Instead = 'reset' | 'restart' | 'link' | 'invites' | 'account' | 'passkey' | 'contact';

/** An expected failure on its way to the caller. */
export interface Failure {
  readonly code: ErrorCode;
  /** Dotted path of the field at fault in the body or the query. */
  readonly field?: string | undefined;
  /**
   * The values that the message's text needs, such as the item's name or the amount that is left.
   */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** The caller's other way, beside waiting; the message names it after the wait. */
  readonly instead?: Instead | undefined;
}

/** The JSON of every failed call. */
export const errorAnswer = z
  .object({
    code: z.enum(errorCodes),
    message: z.string(),
    /** The same words as a list, where clients of the spec's calls look for them. */
    payload: z.object({ messages: z.array(z.string()) }),
    field: z.string().optional(),
    /** The amounts and names in the message, such as the seconds to wait or the tries that are left. */
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
