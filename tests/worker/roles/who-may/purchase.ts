import { everybody, orderHandlers, owners, signedIn, type MayName, type WhoMay } from './roles.ts';

/**
 * The roles that may make the calls of a purchase, stated a second time, independent of the
 * contracts.
 */
export const purchase: WhoMay = {
  'shopping-carts.quote': everybody,
  'shopping-carts.create': everybody,
  'shopping-carts.orders': everybody,
  'shopping-carts.add': everybody,
  'shopping-carts.set': everybody,
  'shopping-carts.delete': everybody,
  'shopping-carts.own': signedIn,
  'shopping-carts.own-set': signedIn,
  'shopping-carts.own-bulk': signedIn,
  'shopping-carts.checkout': everybody,
  'shopping-carts.checkout-get': everybody,
  'shopping-carts.seller-code': everybody,
  'shopping-carts.checkout-address': everybody,
  'shopping-carts.rates': everybody,
  'shopping-carts.branches': everybody,
  'shopping-carts.broker': everybody,
  'shopping-carts.instalments': everybody,
  'shopping-carts.invoicing': everybody,
  'shopping-carts.delivery': everybody,
  'store.delivery': owners,
  'store.delivery-set': owners,
  'store.checkout': owners,
  'store.checkout-set': owners,
  'shopping-carts.share': everybody,
  'shopping-carts.share-get': everybody,
  'payment.shared': everybody,
  'store.instalments': owners,
  'store.instalments-set': owners,
  'store.origin': owners,
  'store.origin-set': owners,
  'shopping-carts.fixed-delivery': everybody,
  'shopping-carts.collection': everybody,
  'orders.create': everybody,
  'orders.broker': everybody,
  'orders.supplier': everybody,
  'orders.get': everybody,
  'orders.purchase': everybody,
  'orders.holds': orderHandlers,
  'orders.hold-free': orderHandlers,
  'payment.get': everybody,
  'payment.card': everybody,
  'payment.redirect': everybody,
  'payment.bank-charge': everybody,
  'payment.crypto': everybody,
  'payment.cancel': everybody,
  'payment.confirm': everybody,
  'payment.accounts': owners,
  'payment.account-set': owners,
  'payment.account-drop': owners,
  'payment.account-test': owners,
  // Its signature decides, for any caller.
  'payment.webhook': everybody,
};

export const mayName: MayName = {
  // What a buyer chooses.
  'orders.create': ['supplier_id'],
  'orders.form-create': ['supplier_id'],
  'shopping-carts.broker': ['msi_payments'],
  'shopping-carts.instalments': ['msi_payments'],
  'shopping-carts.invoicing': ['invoicing', 'rfc', 'name', 'regime'],
  'shopping-carts.delivery': ['wanted'],
  // What the store offers.
  'store.checkout-set': ['master_checkout'],
  'orders.broker': ['return_path', 'cancel_path'],
  'store.delivery-set': ['lead_days', 'weekdays', 'windows', 'postal_codes'],
  'payment.account-set': ['version'],
  'payment.account-drop': ['version'],
  // The version of the cart that the browser knew.
  'shopping-carts.own-set': ['version'],
};
