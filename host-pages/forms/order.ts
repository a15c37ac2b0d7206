import { readKnownBuyer } from '../../shared/contracts/addresses.ts';
import { readCheckoutById, type CheckoutView } from '../../shared/contracts/checkout.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import { confirmPayment, getPayment, payByRedirect } from '../../shared/contracts/payment.ts';
import { readReturnPath } from '../../shared/contracts/order-broker.ts';
import { chooseDeliveries, placeOrderByForm } from '../../shared/contracts/purchase-forms.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { parseId } from '../../shared/kernel/ids.ts';
import { isRedirect, isReference } from '../../shared/rules/payment-codes.ts';
import { withAddress, type KnownAddress } from '../../shared/rules/address-book.ts';
import { formOf, type Fields, type FormAbout, type Onward } from '../kit/form.ts';
import { knownAddresses } from './known-fields.ts';
import { deliveriesOf, fieldMessage, orderOf, orderProblems } from './order-fields.ts';

/** Takes the form's deliveries over. */
const updating = {
  call: chooseDeliveries,
  async fields(fields: Fields, about: FormAbout) {
    const checkout = await checkoutOf(about);
    return checkout ? { delivery: deliveriesOf(checkout, fields) } : {};
  },
  refused: refuseOrder,
} as const;

/**
 * The order as one form. `update` only takes the deliveries over, so that the total follows; so does
 * `address`, which fills in an address of the book.
 */
export const checkoutForms = {
  place: formOf({
    call: placeOrderByForm,
    async check(fields, about) {
      const checkout = await checkoutOf(about);
      return checkout?.state === 'open' ? orderProblems(checkout, fields, about.tag) : {};
    },
    async fields(fields, about) {
      const checkout = await checkoutOf(about);
      return checkout
        ? { ...orderOf(checkout, fields), delivery: deliveriesOf(checkout, fields) }
        : {};
    },
    refused: refuseOrder,
    after({ cart }, _fields, cookies) {
      if (cart !== null) cookies.forgetCart(cart);
    },
    onward: (_answer, fields, about) =>
      isLeading(fields['payment_type']) ? payingOf(about) : purchaseOf(about),
  }),
  update: formOf({
    ...updating,
    onward: (_answer, fields) => ({ values: fields, errors: {} }),
  }),
  address: formOf({
    ...updating,
    onward: async (_answer, fields, about) => ({
      values: withAddress(await bookOf(about), fields, fields['address_book'] ?? ''),
      errors: {},
    }),
  }),
};

/** True for a code whose payment is begun on a page of its own. */
function isLeading(code: string | undefined): boolean {
  return isRedirect(code) || isReference(code);
}

/** Starts the payment of an order that is placed: its page leads to the provider's, the order's shows the number. */
export const payForm = formOf({
  call: payByRedirect,
  fields: ({ token, code }) => ({ token, code }),
  onward({ approval_url: next }, { code, token = '' }, about) {
    if (isReference(code)) return purchaseOf(about);
    return next.endsWith('/return') ? chargedOf(token, about) : payingOf(about);
  },
});

/** Back from the bank or the provider: asks for the payment's state, and leads to the order, which shows it. */
export const returnForm = formOf({
  call: confirmPayment,
  fields: ({ token }) => ({ token }),
  refused: (_failure, _fields, about) => onwardOf(about),
  onward: (_answer, _fields, about) => onwardOf(about),
});

/** Where a payment leads that needed no page of its provider: on, where it is paid; else to the page that asks. */
async function chargedOf(token: string, about: FormAbout): Promise<string> {
  const found = await about.read(getPayment, { params: { token } });
  const isPaid = found.ok && ['approved', 'authorized'].includes(found.value.state);
  return isPaid ? onwardOf(about) : pageOf(about, 'return');
}

/** The page that a buyer goes on to after a payment's return: the one that its payment names, or the order's. */
async function onwardOf(about: FormAbout): Promise<string> {
  const checkout = about.params['checkout'] ?? '';
  const found = await about.read(readReturnPath, { params: { checkout } });
  const path = found.ok ? found.value.return_path : null;
  return path === null ? purchaseOf(about) : about.base + path;
}

/** The checkout of the form's page, which the page and its form read by its own id. */
async function checkoutOf({ read, params }: FormAbout): Promise<CheckoutView | undefined> {
  const found = await read(readCheckoutById, { params: { checkout: params['checkout'] ?? '' } });
  return found.ok ? found.value : undefined;
}

/** The addresses of the form's sender that this checkout can go to; no other account's. */
async function bookOf(about: FormAbout): Promise<KnownAddress[]> {
  const [checkout, buyer] = await Promise.all([checkoutOf(about), about.read(readKnownBuyer)]);
  return checkout && buyer.ok && buyer.value ? knownAddresses(buyer.value, checkout) : [];
}

function purchaseOf({ base, params }: FormAbout): string {
  const checkout = parseId('checkout', params['checkout'] ?? '');
  return checkout ? `${base}/mis-compras/${checkout}` : `${base}/`;
}

/** The page where an order that is placed is paid. */
function payingOf(about: FormAbout): string {
  return pageOf(about, 'pay');
}

/** A page of the payment of an order that is placed. */
function pageOf({ base, params }: FormAbout, page: 'pay' | 'return'): string {
  const checkout = parseId('checkout', params['checkout'] ?? '');
  return checkout ? `${base}/checkout/${checkout}/${page}` : `${base}/`;
}

/** A field that shows its own problem. */
const OWN_PROBLEM = /^(contact|address|delivery|attendees)\.|^payment_type$/;

/** A checkout that is over leads to its orders; else the failure is shown, at its field. */
async function refuseOrder(
  failure: Failure,
  fields: Fields,
  about: FormAbout,
): Promise<Failure | Onward> {
  const { code, field } = failure;
  const state = (await checkoutOf(about))?.state;
  if (code === 'checkout_already_placed' || state === 'placed') return purchaseOf(about);
  if (code === 'checkout_expired' || state === 'expired') {
    return `${about.base}/checkout/${about.params['checkout']}`;
  }
  if (field === undefined || !OWN_PROBLEM.test(field)) return failure;
  const message =
    code === 'invalid_request'
      ? fieldMessage(field, fields, about.tag)
      : messageFor(failure, about.tag);
  return { values: fields, errors: { [field]: message } };
}
