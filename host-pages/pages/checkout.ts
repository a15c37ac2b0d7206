import { checkout as checkoutFragment } from '../../fragments/shop/checkout/server.ts';
import type { CheckoutProps } from '../../fragments/shop/checkout/props.ts';
import { readCheckoutById, type CheckoutView } from '../../shared/contracts/checkout.ts';
import { readCourierChoices } from '../../shared/contracts/courier.ts';
import { readKnownBuyer } from '../../shared/contracts/addresses.ts';
import type { Address } from '../../shared/contracts/place-order.ts';
import { readDraftOf } from '../../shared/contracts/draft-reads.ts';
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
import { together } from '../../shared/kernel/together.ts';
import { CHECKOUT_PARTS } from '../forms/checkout-parts.ts';
import type { CheckoutReads } from '../forms/checkout-reads.ts';
import { knownAddresses, knownFields, namedFields } from '../forms/known-fields.ts';
import { checkoutForms, payForm, returnForm } from '../forms/order.ts';
import { cardChoice, chosenCard } from '../forms/saved-cards.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, type PageContext, type PageView } from '../kit/page.ts';
import { formsOf, shownIn, slotsOf } from '../kit/page-part.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, told, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';
import { draftPaymentView } from './shared-payment.ts';

const PART_FORMS = formsOf(CHECKOUT_PARTS);

/** The checkout. The browser keeps the checkout of its last visit: its units are free for it. */
export const checkoutPage = definePage({
  name: 'checkout',
  paths: ['/checkout/:checkout'],
  query: ['notice', 'billing', 'saved'],
  cached: false,
  pays: true,
  forms: {
    ...checkoutForms,
    ...PART_FORMS,
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
  const asked = readCheckout(context);
  const cards = cardChoice(context);
  const { checkout, purchase, buyer, card, couriers, before, addresses, back, tests, choice } =
    await together({
      checkout: asked,
      purchase: mode === 'form' ? undefined : read(getPurchase, { params: { checkout: id } }),
      card: read(readCardForm, { params: { checkout: id, theme } }),
      choice: cards,
      back: mode === 'returning' ? read(readReturnPath, { params: { checkout: id } }) : null,
      tests: read(readTestWays, { params: { checkout: id } }),
      ...(mode === 'form'
        ? readForm(context, asked, cards)
        : { buyer: undefined, couriers: null, addresses: [], before: [] }),
    });
  if (!checkout.ok || (purchase && !purchase.ok)) return notFoundView(context);
  const slug = await draftOf(context, checkout.value);
  // How it is paid is chosen where the store's link leads.
  if (slug !== null && mode === 'form') return draftPaymentView(context, slug);
  const t = say(env);
  const known = buyer?.ok ? buyer.value : null;
  const choices = couriers?.ok ? couriers.value : null;
  const wasRefused = purchase?.ok === true && purchase.value.payment_state === 'declined';
  return {
    status: form ? 422 : 200,
    head: privateHead(t('checkout'), `/checkout/${id}`),
    shell: 'purchase',
    main: [
      ...(checkout.value.is_test ? [told(t('testMode'))] : []),
      ...wrapped(
        slot(checkoutFragment, {
          class: 'primary',
          children: before.map((part) => ({ ...part, into: 'before' })),
          props: {
            env,
            checkout: checkout.value,
            mode,
            payment: purchase?.ok ? await paymentOf(purchase.value, read) : null,
            idempotencyKey: context.idempotencyKey,
            card: card.ok ? card.value : null,
            ...(choice.ok && chosenCard(choice.value, wasRefused)),
            testWays: tests.ok ? tests.value.codes : [],
            states: statesOf(countriesOf(checkout.value)),
            error: noticeOf(context),
            ...(slug !== null && { back: `/pago/${slug}` }),
            ...(back?.ok && back.value.return_path !== null && { onward: back.value.return_path }),
            known: {
              ...(known ? knownFields(known, checkout.value) : {}),
              // Couriers were asked about this one.
              ...(choices?.address ? placeOf(choices.address) : {}),
            },
            addresses,
            mayJoin: buyer?.ok === true && buyer.value === null,
            // A refused form of a part is that part's.
            ...(shownIn(PART_FORMS, form) ? {} : form),
          },
        }),
      ),
    ],
  };
}

function readCheckout({ read, params }: PageContext) {
  return read(readCheckoutById, { params: { checkout: params['checkout'] ?? '' } });
}

/** The link of the order that a store prepared and that is paid in this checkout; null for a cart's. */
async function draftOf({ read }: PageContext, { id, cart }: CheckoutView): Promise<string | null> {
  if (cart !== '') return null;
  const found = await read(readDraftOf, { params: { checkout: id } });
  return found.ok ? found.value : null;
}

/** What the form of a checkout knows of its buyer, and the parts before it. */
function readForm(
  context: PageContext,
  checkout: ReturnType<typeof readCheckout>,
  cards: CheckoutReads['cards'],
) {
  const { read, params } = context;
  const buyer = read(readKnownBuyer);
  const couriers = read(readCourierChoices, { params: { checkout: params['checkout'] ?? '' } });
  const addresses = Promise.all([buyer, checkout]).then(([one, its]) =>
    one.ok && one.value && its.ok ? knownAddresses(one.value, its.value) : [],
  );
  const before = slotsOf(CHECKOUT_PARTS, context, { couriers, cards, addresses });
  return { buyer, couriers, addresses, before };
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
