import { checkout as checkoutFragment } from '../../fragments/shop/checkout/server.ts';
import type { CheckoutProps } from '../../fragments/shop/checkout/props.ts';
import { readCheckoutById, type CheckoutView } from '../../shared/contracts/checkout.ts';
import { readCourierChoices } from '../../shared/contracts/courier.ts';
import { readKnownBuyer } from '../../shared/contracts/addresses.ts';
import type { Address } from '../../shared/contracts/place-order.ts';
import { getPurchase, type Purchase } from '../../shared/contracts/orders.ts';
import { readReturnPath } from '../../shared/contracts/order-broker.ts';
import {
  getPayment,
  readCardForm,
  readTestWays,
  type PaymentView,
} from '../../shared/contracts/payment.ts';
import { statesOf } from '../../shared/rules/states.ts';
import { parseId } from '../../shared/kernel/ids.ts';
import { billingForm, billingSlot, isBillingForm, sameBillingForm } from '../forms/billing.ts';
import {
  branchesForm,
  branchForm,
  courierSlot,
  isCourierForm,
  rateForm,
  ratesForm,
} from '../forms/courier.ts';
import { knownAddresses, knownFields, namedFields } from '../forms/known-fields.ts';
import { isOwnDeliveryForm, ownDeliveryForm, ownDeliverySlot } from '../forms/own-delivery.ts';
import { checkoutForms, payForm, returnForm } from '../forms/order.ts';
import {
  cardChoice,
  cardForm,
  chosenCard,
  isCardForm,
  savedCardsSlots,
} from '../forms/saved-cards.ts';
import { isMonthsForm, monthsForm, monthsSlot } from '../forms/instalments.ts';
import {
  invoicingForm,
  invoicingSlot,
  isInvoicingForm,
  noInvoiceForm,
} from '../forms/invoicing.ts';
import { codeForm, codeSlot } from '../forms/seller-code.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, type PageContext, type PageView } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

/** The checkout. The browser keeps the checkout of its last visit: its units are free for it. */
export const checkoutPage = definePage({
  name: 'checkout',
  paths: ['/checkout/:checkout'],
  query: ['notice', 'billing', 'saved'],
  cached: false,
  pays: true,
  forms: {
    ...checkoutForms,
    code: codeForm,
    rates: ratesForm,
    rate: rateForm,
    branches: branchesForm,
    branch: branchForm,
    months: monthsForm,
    own_delivery: ownDeliveryForm,
    invoicing: invoicingForm,
    no_invoice: noInvoiceForm,
    billing: billingForm,
    same_billing: sameBillingForm,
    card: cardForm,
  },
  visited({ checkout = '' }, cookies) {
    const id = parseId('checkout', checkout);
    if (id) cookies.keepCheckout(id);
  },
  view: (context) => checkoutView(context, 'form'),
});

/** Pays an order that is placed already: after a declined card, or on its provider's page. */
export const payingPage = definePage({
  name: 'checkout.pay',
  paths: ['/checkout/:checkout/pay'],
  cached: false,
  pays: true,
  forms: { pay: payForm },
  view: (context) => checkoutView(context, 'paying'),
});

/** The page that the bank's page sends its customer back to; it changes nothing by itself. */
export const returningPage = definePage({
  name: 'checkout.return',
  paths: ['/checkout/:checkout/return'],
  cached: false,
  pays: true,
  endsAttribution: true,
  forms: { confirm: returnForm },
  view: (context) => checkoutView(context, 'returning'),
});

async function checkoutView(
  context: PageContext,
  mode: NonNullable<CheckoutProps['mode']>,
): Promise<PageView> {
  const { env, read, params, form } = context;
  const id = params['checkout'] ?? '';
  // With the system's theme, the page's script tells the frame which it is.
  const theme = context.theme === 'dark' ? 'dark' : 'light';
  // A refused code is the form of its own fragment, and so are those of couriers, own deliveries, months,
  // invoices and billing data.
  const isOthers =
    form?.intent === 'code' ||
    [
      isCourierForm,
      isMonthsForm,
      isInvoicingForm,
      isBillingForm,
      isCardForm,
      isOwnDeliveryForm,
    ].some((is) => is(form));
  const own = isOthers ? undefined : form;
  const [
    checkout,
    purchase,
    buyer,
    card,
    code,
    couriers,
    months,
    invoicing,
    billing,
    cards,
    brought,
    back,
    tests,
  ] = await Promise.all([
    read(readCheckoutById, { params: { checkout: id } }),
    mode === 'form' ? undefined : read(getPurchase, { params: { checkout: id } }),
    mode === 'form' ? read(readKnownBuyer) : undefined,
    read(readCardForm, { params: { checkout: id, theme } }),
    mode === 'form' ? codeSlot(context) : null,
    mode === 'form' ? read(readCourierChoices, { params: { checkout: id } }) : null,
    mode === 'form' ? monthsSlot(context) : null,
    mode === 'form' ? invoicingSlot(context) : null,
    mode === 'form' ? billingSlot(context) : null,
    cardChoice(context),
    mode === 'form' ? ownDeliverySlot(context) : null,
    mode === 'returning' ? read(readReturnPath, { params: { checkout: id } }) : null,
    read(readTestWays, { params: { checkout: id } }),
  ]);
  if (!checkout.ok || (purchase && !purchase.ok)) return notFoundView(context);
  const t = say(env);
  const saved = cards.ok ? chosenCard(cards.value) : null;
  const known = buyer?.ok ? buyer.value : null;
  const addresses = known ? knownAddresses(known, checkout.value) : [];
  const choices = couriers?.ok ? couriers.value : null;
  const rates = choices && courierSlot(context, choices, addresses);
  return {
    status: form ? 422 : 200,
    head: privateHead(t('checkout'), `/checkout/${id}`),
    shell: 'purchase',
    main: wrapped(
      ...(code ? [code] : []),
      ...(rates ? [rates] : []),
      ...(brought ? [brought] : []),
      ...(months ? [months] : []),
      ...(invoicing ? [invoicing] : []),
      ...(mode === 'form' && cards.ok ? savedCardsSlots(context, cards.value) : []),
      ...(billing ? [billing] : []),
      slot(checkoutFragment, {
        class: 'primary',
        props: {
          env,
          checkout: checkout.value,
          mode,
          payment: purchase?.ok ? await paymentOf(purchase.value, read) : null,
          idempotencyKey: context.idempotencyKey,
          card: card.ok ? card.value : null,
          saved,
          testWays: tests.ok ? tests.value.codes : [],
          states: statesOf(countriesOf(checkout.value)),
          error: noticeOf(context),
          ...(back?.ok && back.value.return_path !== null && { onward: back.value.return_path }),
          known: {
            ...(known ? knownFields(known, checkout.value) : {}),
            // Couriers were asked about this one.
            ...(choices?.address ? placeOf(choices.address) : {}),
          },
          addresses,
          mayJoin: buyer?.ok === true && buyer.value === null,
          ...own,
        },
      }),
    ),
  };
}

/** The fields of an address that couriers were asked about; who receives it stays as the book says. */
function placeOf(address: Address): Record<string, string> {
  const fields = Object.entries(namedFields(address));
  const isPerson = (name: string) => name.startsWith('address.address_');
  return Object.fromEntries(fields.filter(([name, text]) => text !== '' || !isPerson(name)));
}

/** The countries that some part of the checkout can be delivered to. */
function countriesOf({ parts }: CheckoutView): string[] {
  const options = parts.flatMap(({ delivery_options }) => delivery_options);
  return [...new Set(options.flatMap(({ countries }) => countries ?? []))];
}

async function paymentOf(
  purchase: Purchase,
  read: PageContext['read'],
): Promise<PaymentView | null> {
  const { payment_token: token } = purchase;
  if (!token) return null;
  // Somebody else who pays has the payment's token, and not the buyer's view of the order.
  const waits = purchase.payment_state === 'requires_action' && !purchase.orders[0]?.approval_url;
  const payment = waits ? await read(getPayment, { params: { token } }) : undefined;
  return {
    token,
    checkout_aggregation: purchase.checkout_aggregation,
    payment_type: purchase.orders[0]?.payment_type ?? 'cash',
    state: purchase.payment_state,
    amount: purchase.total,
    currency: purchase.currency,
    decline_code: purchase.decline_code,
    decline_text: null,
    url_3ds: purchase.orders[0]?.approval_url ?? (payment?.ok ? payment.value.url_3ds : null),
  };
}
