import type { Translation } from '../texts.ts';
import type * as es from '../es/words.ts';

/**
 * The product's own words in English, group by group as in Spanish. Those that the spec quotes in
 * English are literal, spelling included; the table test holds them against its copy.
 */

export { generic } from './generic.ts';

export const follow: Translation<typeof es.follow> = {
  failed: 'Failed',
  failedText: 'Follow action fail. Please try later',
};

export const catalogue: Translation<typeof es.catalogue> = {
  notDeleted: 'catalogue not deleted',
  deleted: 'catalogue deleted',
  couldNotDelete: 'It was not possible to delete the catalog.',
  hasProducts: 'The catalogue has products and cannot be deleted.',
};

export const image: Translation<typeof es.image> = {
  rejected: 'Image refused',
  shopPhotoFailed: "The shop's photo could not be updated",
};

export const store: Translation<typeof es.store> = {
  pageNotFound: 'Page not found!',
  notFound: 'We are sorry, but this store does not exist',
  back: 'Back to the home page',
};

export const lists: Translation<typeof es.lists> = {
  categoryNotFound: 'Category not found',
  supplierNotFound: 'Supplier not found',
  noBusinesses: 'No businesses found',
  productsNotFound: 'No products found',
  servicesNotFound: 'No services found',
  createSearch: 'Create a search for “{{text}}”',
};

export const banner: Translation<typeof es.banner> = {
  created: 'The banner was created',
  updated: 'The banner was updated',
  deleted: 'The banner was deleted',
};

export const header: Translation<typeof es.header> = {
  created: 'The header was created',
  updated: 'The header was updated',
  deleted: 'The header was deleted',
};

export const activation: Translation<typeof es.activation> = {
  failed: 'failed',
  user_already_active: 'user already activated',
  user_does_not_exist: 'user does not exist',
  unknown: 'unknown error',
};

export const registration: Translation<typeof es.registration> = {
  failed: 'Failed!',
  existing_user: 'The user already exists',
  existingUserTryAnother: 'The user already exists, please try a different one.',
  email_client_failure:
    'The activation email could not be sent (client error)! Please, try again later',
  email_server_failure:
    'The activation email could not be sent (server error)! Please, try again later',
  user_already_exists: 'The user has already been activated!',
  not_eligible:
    'Your line is not eligible to execute the service charge. Please contact your telephone operator.',
  unknown: 'Unkown error',
  invalidPin: 'Invalid PIN',
};

export const product: Translation<typeof es.product> = {
  notFound: 'Product, service or experience not found',
  invalid_product: 'Only products of the supplier or the franchise can be added.',
  onlyFranchise: 'Only products from the franchise owner are allowed.',
};

export const supplier: Translation<typeof es.supplier> = {
  missing: "The seller's settings are incomplete",
  missingText: 'Please contact your seller',
  fetchFailed: "The seller's information could not be read",
  fetchFailedText: 'Please try later.',
  receiptFailed: 'The receipt could not be made',
};

export const move: Translation<typeof es.move> = {
  failed: 'Attempt to move product failed',
  updating_position_error: 'The position is being updated. Please try later.',
};

export const add: Translation<typeof es.add> = {
  failed: 'An error occurred while adding to the catalogue',
  cloneFailed: 'An error occurred while copying the catalogue',
  removeFailed: 'An error occurred while removing the product from the catalogue',
  added: 'The products were added to the catalogue',
  cloned: 'Catalogue copied',
};

export const campaign: Translation<typeof es.campaign> = {
  done: 'Campaign was {{action}} successful',
  actions: { created: 'created', updated: 'updated', deleted: 'deleted' },
  channelCreated: 'The channel was created',
  channelUpdated: 'The channel was updated',
};

export const downgrade: Translation<typeof es.downgrade> = {
  package_still_active_no_downgrade: 'Your current plan expires on {{date}}.',
  paymentError: 'Payment error!',
  failed: 'The package buy process has failed',
};

export const payment: Translation<typeof es.payment> = {
  attemptFailed: 'The payment attempt failed. Please choose another way to pay or try again later',
  redirectFailed: 'The payment attempt failed and the transaction could not be completed.',
  failed: 'Payment attempt failed',
  setupFailed: 'Payment setup failed. Try again later.',
  declined: 'The attempted payment failed. Please contact your bank for further information',
};

export const checkout: Translation<typeof es.checkout> = {
  notPossible: 'The purchase cannot be made at the moment',
  expired: 'The time to complete your purchase has expired',
  amountExceeded: 'Purchase amount exceeded',
  slug_public_was_alrready_generated: 'the public slug was already generated',
};

export const orders: Translation<typeof es.orders> = {
  detailsFailed: 'Error when obtaining the details of an order',
  notFound: 'Order not found',
  cancelFailed: 'An error occurred while trying to cancel the purchase order',
  alreadyCanceled: 'The purchase order is already canceled',
  canceledNotReturned: 'Your order cannot be returned when canceled',
  noQuotes: 'There are no shipping quotes for this address',
  courierFailed: 'The courier service had an error. Please try later',
  noBranches: 'There are no branches near this address',
  experienceEnded: 'The experience has ended and no more tickets can be created',
  returnDeadline: 'The time to return this purchase has ended',
};

export const cart: Translation<typeof es.cart> = {
  addFailed: 'Error adding to shopping cart',
  updateFailed: 'Error updating quantity',
};

export const stock: Translation<typeof es.stock> = {
  unavailable: 'The product is temporarily unavailable for sale',
  outOfStock: 'The product is out of stock',
  insufficient: 'The requested amount is greater than the number of available items',
};

export const refund: Translation<typeof es.refund> = {
  tooMuch: 'The amount entered is greater than the amount available',
  failed: 'The refund could not be completed successfully',
  done: 'successfully refunded {{amount}}',
};

export const success: Translation<typeof es.success> = {
  returnStarted: 'Return started successfully',
  returnClosed: 'Return request closed',
  reviewCreated: 'Your review was published',
  reviewUpdated: 'Your review was updated',
  ratingSaved: 'Your rating was saved',
  ratingFailed: 'Your rating could not be saved',
  profileUpdated: 'Your profile was updated',
  profileFailed: 'Your profile could not be updated',
  franchiseRemoved: 'The franchise was removed from your store',
  franchiseAdded: 'The franchise was added to your store',
};

export const alerts: Translation<typeof es.alerts> = {
  noMessage: 'No message',
};

export const validation: Translation<typeof es.validation> = {
  required: 'Required',
  invalidName: 'Invalid name',
  invalidPhone: 'Invalid phone number',
  invalidNumber: 'Invalid number',
  invalidEmail: 'Invalid email address',
  incorrectCode: 'Incorrect or expired code',
  slugTaken: 'This domain is not available',
  imageTooLarge: "The image's file is larger than allowed (MB), or its format is not valid",
};
