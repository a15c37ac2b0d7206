import type { Translation } from '../texts.ts';
import type { errors as es } from '../es/errors.ts';
import {
  activation,
  catalogue,
  checkout,
  generic,
  move,
  orders,
  payment,
  product,
  registration,
  stock,
  store,
  supplier,
  validation,
} from './words.ts';

/** The message of each failure, in English. */
export const errors: Translation<typeof es> = {
  named: '{{name}}: {{message}}',
  unnamed: 'An item',
  instead_reset: 'If you do not remember your password, you can reset it from the log-in page.',
  instead_restart: 'You can also start again from the beginning.',
  instead_link: 'The link in the email that we sent you still works.',
  instead_invites: 'The invitations that you have sent still work.',
  instead_account: 'If you already have an account, you can log in or reset your password.',
  instead_passkey: 'If you have a passkey, you can log in with it; if not, write to the store.',
  instead_contact: 'If you cannot wait, write to the store.',

  invalid_request: 'Please check the data: something in it is not valid.',
  not_json: "The request's body is not valid JSON.",
  idempotency_key_required: 'The Idempotency-Key header is missing.',
  invalid_idempotency_key: 'The Idempotency-Key header is not valid.',
  origin_refused: 'This request does not come from the store.',
  not_found: 'We could not find what you are looking for.',
  service_not_found: 'This service does not exist.',
  store_not_found: store.notFound,
  method_not_allowed: 'This address does not take that method.',
  idempotency_key_reused: 'That Idempotency-Key was already used with other data.',
  idempotency_in_progress: 'Your earlier request is still being processed. Please wait a moment.',
  payload_too_large: 'What you sent is too large.',
  unsupported_media_type: 'The body has to be JSON.',
  too_many_requests: 'There were too many requests. Please wait a moment and try again.',
  too_many_requests_minutes_one: 'There were too many attempts. You can try again in 1 minute.',
  too_many_requests_minutes_other:
    'There were too many attempts. You can try again in {{count}} minutes.',
  too_many_requests_hours_one: 'There were too many attempts. You can try again in 1 hour.',
  too_many_requests_hours_other:
    'There were too many attempts. You can try again in {{count}} hours.',
  internal_error: generic.tryAgain,
  storage_full:
    'We cannot store anything at the moment: the server has no space left. Please try again in a while.',
  upstream_failed: 'A service that we need failed. Please try again in a moment.',
  upstream_timeout: 'A service that we need took too long. Please try again in a moment.',

  login_required: 'Sign in to go on.',
  not_allowed: 'Your account may not do this.',
  wrong_credentials: 'The user or the password is not correct.',
  second_factor_required: 'Enter the code of your authenticator app.',
  existing_user: registration.existing_user,
  user_already_active: activation.user_already_active,
  user_already_exists: registration.user_already_exists,
  user_does_not_exist: activation.user_does_not_exist,
  email_client_failure: registration.email_client_failure,
  email_server_failure: registration.email_server_failure,
  not_eligible: registration.not_eligible,
  invalid_pin: validation.incorrectCode,
  invalid_pin_left_one: `${validation.incorrectCode}. You have 1 try left.`,
  invalid_pin_left_other: `${validation.incorrectCode}. You have {{count}} tries left.`,
  pin_locked: 'There were too many attempts. Wait 15 minutes and ask for a new PIN.',
  pin_locked_minutes_one: 'There were too many attempts. You can ask for a new PIN in 1 minute.',
  pin_locked_minutes_other:
    'There were too many attempts. You can ask for a new PIN in {{count}} minutes.',
  pin_just_sent:
    'We have just sent you a PIN. Please wait a few seconds before asking for another.',
  pin_just_sent_seconds_one: 'We have just sent you a PIN. You can ask for another in 1 second.',
  pin_just_sent_seconds_other:
    'We have just sent you a PIN. You can ask for another in {{count}} seconds.',
  invalid_link: 'This link no longer works: it was used or has expired. Ask for a new one.',

  proof_required: 'Confirm with your password that it is you, or log in again.',
  invalid_code: 'The code is not right or was used already. Wait for the next one and try again.',
  sign_in_expired: 'It took too long, or there were too many attempts. Sign in again.',
  authenticator_active:
    'You have an authenticator app already. Remove it before you set up another.',
  authenticator_missing: 'You have no authenticator app yet.',
  passkey_refused: 'That passkey does not work here. Try again, or use your password.',
  passkey_exists: 'That passkey is in your account already.',
  too_many_passkeys: 'You have as many passkeys as fit. Remove one before you add another.',

  address_not_found: 'That address is no longer in your book.',
  too_many_addresses: 'Your book is full. Take an address out before you add another.',

  staff_not_found: 'That person is no longer on the team.',
  owner_stays: 'The store is theirs: their role does not change.',
  already_staff: 'That person is on the team already.',
  invite_not_found: 'That invitation is gone: it was accepted or withdrawn.',
  invite_not_yours:
    'The invitation is for another e-mail. Sign in with the account of that e-mail, confirmed.',
  collaborator_not_found: 'That store is no longer a collaborator.',
  collaborator_exists: 'That store is a collaborator already.',
  owner_of_store:
    'You still own a store. Hand it over to somebody else before you erase your account.',
  too_many_entries: 'The blog is full: delete an entry that nobody reads any more.',
  blog_entry_not_found: 'That entry is not in the blog of this store.',
  contact_not_found: 'That message is not in the inbox of this store.',

  job_not_found: 'We could not find that job.',
  job_over: 'That job is over: there is nothing to stop or undo.',

  item_not_found: product.notFound,
  franchise_not_found: 'That franchise is not in the network of this store.',
  catalogue_not_found: 'Catalogue not found',
  supplier_not_found: `${supplier.missing}. ${supplier.missingText}.`,
  slug_taken: validation.slugTaken,
  store_exists: 'Your account has a store already: open it from this page.',
  store_read_only: 'This store is for browsing only: nothing can be bought here.',

  header_not_found: 'That header is no longer in your store.',
  slide_not_found: 'That banner is no longer in your store.',
  too_many_slides:
    'Your store has as many banners as it can hold. Delete one before you add another.',
  too_many_headers:
    'Your store has as many headers as it can hold. Delete one before you add another.',
  too_many_catalogues:
    'Your store has as many catalogues as it can hold. Delete one before you create another.',
  product_catalogue_has_products: catalogue.hasProducts,
  updating_position_error: move.updating_position_error,
  edit_not_found: 'We could not find that change in the history.',
  edited_meanwhile:
    'Somebody else changed this while you were editing. See how it stands now, and save again.',

  invalid_product: product.invalid_product,
  only_franchise_products: product.onlyFranchise,
  units_reserved:
    'Customers are paying for those units. Wait some minutes, or leave the ones that are on hold.',
  edit_stays: 'That change stays in the history, but it cannot be taken back.',

  image_not_found: 'That image is no longer in your library.',
  image_too_large: validation.imageTooLarge,
  image_type_refused: validation.imageTooLarge,
  image_dimensions_refused:
    'The image has too many pixels: it may have up to 12,000 a side and 50 million in all.',
  image_damaged: 'We could not read the image: the file is damaged or incomplete.',
  image_in_use: 'Your shop shows this image. Change it in those places before you delete it.',
  gallery_full: "Your shop's library is full. Delete images that you no longer use.",

  cart_not_found: 'We could not find your cart.',
  cart_empty: 'Your cart is empty.',
  cart_changed: 'Your cart changed on another device. See what is in it now and try again.',
  insufficient_stock: stock.insufficient,
  insufficient_stock_left_zero: `${stock.insufficient} (none left)`,
  insufficient_stock_left_one: `${stock.insufficient} ({{count}} left)`,
  insufficient_stock_left_other: `${stock.insufficient} ({{count}} left)`,
  out_of_stock: stock.outOfStock,
  unavailable_for_sale: stock.unavailable,
  purchase_amount_exceeded: checkout.amountExceeded,
  purchase_amount_exceeded_max: `${checkout.amountExceeded} ({{max}} at most)`,
  price_hidden: 'This product is not sold online. Please ask the store about it.',
  experience_ended: orders.experienceEnded,
  checkout_not_found: 'We could not find your purchase. Please start again from the cart.',
  checkout_expired: checkout.expired,
  checkout_already_placed: 'This purchase was already made.',
  delivery_not_available: 'That delivery option is not available.',
  payment_type_not_available: 'That payment method is not available.',
  missing_attendants: "An attendee's name or phone is missing.",

  order_not_found: orders.notFound,
  payment_not_found: 'We could not find the payment.',
  payment_declined: payment.declined,
  payment_failed: payment.attemptFailed,
  payment_pending: 'Your payment is still being processed. Please wait a moment.',
  hold_not_found: 'Those units are no longer held.',
  hold_is_paying: 'Their payment is under way: those units cannot be freed now.',
  card_number_refused: 'For your safety, do not enter your card number here.',
  webhook_signature_invalid: "The notice's signature is not valid.",
};
