import * as checkout from '../../../shared/contracts/checkout.ts';
import * as holds from '../../../shared/contracts/holds.ts';
import * as payment from '../../../shared/contracts/payment.ts';
import { placeOrder as placeOrderContract } from '../../../shared/contracts/place-order.ts';
import * as form from '../../../shared/contracts/purchase-forms.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { attributionOf, firstTouchIn, partnerProofOf } from '../../http/attribution-cookies.ts';
import {
  answers,
  answersForForms,
  answersSigned,
  changes,
  changesForForms,
  readsForPages,
  type PageEndpoint,
} from '../../http/endpoint.ts';
import { openedHandoff } from '../../session/handoff-cookie.ts';
import { ownCheckoutOf } from '../../http/purchase-cookies.ts';
import { cartEndpoints } from '../../modules/carts/index.ts';
import { readCheckout } from '../../modules/checkouts/index.ts';
import { paymentEndpoints } from '../../modules/payments/index.ts';
import { readCardForm } from './card-form.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { confirmPayment } from './confirm-payment.ts';
import { chooseByForm, placeByForm } from './order-by-form.ts';
import { cancelPayment, payByRedirect, placeInstead } from './pay-by-redirect.ts';
import { placeOrder } from './place-order.ts';
import { startByForm } from './start-by-form.ts';
import { orderEndpoints } from './show-orders.ts';
import { startPayment } from './start-payment.ts';
import { startCheckout } from './start-checkout.ts';
import { freeHold, readHolds } from './store-holds.ts';
import { takeWebhook } from './take-webhook.ts';

/** Every call of a purchase, from the cart to the payment. */
export const purchaseEndpoints: readonly PageEndpoint[] = [
  ...cartEndpoints,

  changes(checkout.createCheckout, async ({ scope, params, body, request }) => {
    const { to_replace: toReplace = ownCheckoutOf({ scope, request }), ...asked } = body;
    const claimed = { ...attributionOf(request), ...asked };
    const firstTouch = firstTouchIn(request);
    const proof = partnerProofOf(request);
    const handoff = await openedHandoff(request);
    const brought = { claimed, firstTouch, proof, handoff };
    return startCheckout(scope, { cart: params.cart, ...brought, toReplace });
  }),

  answers(checkout.getCheckout, ({ scope, params }) =>
    readCheckout(scope, params.checkout, params.cart),
  ),

  readsForPages(checkout.readCheckoutById, ({ scope, params }) =>
    readCheckout(scope, params.checkout, null),
  ),

  changes(checkout.chooseFixedDelivery, ({ scope, params, body }) =>
    chooseDelivery(scope, { ...params, ...body, type: 'fixed_delivery' }),
  ),

  changes(checkout.chooseCollection, ({ scope, params, body }) =>
    chooseDelivery(scope, { ...params, ...body, type: 'collection' }),
  ),

  changes(placeOrderContract, async ({ scope, body }) => {
    const placing = await placeInstead(scope, body.checkout_id, () => placeOrder(scope, body));
    if (placing.ok) await scope.visitor.noteBought(body.checkout_id);
    return placing;
  }),

  answersForForms(form.startCheckoutByForm, startByForm),
  answersForForms(form.chooseDeliveries, ({ scope, body }) => chooseByForm(scope, body)),
  changesForForms(form.placeOrderByForm, async ({ scope, body }) => {
    const placing = await placeInstead(scope, body.checkout_id, () => placeByForm(scope, body));
    if (placing.ok) await scope.visitor.noteBought(body.checkout_id);
    return placing;
  }),

  answers(holds.listHolds, async ({ scope, query }) => ok(await readHolds(scope, query))),
  changes(holds.freeHold, ({ scope, params }) => freeHold(scope, params.id)),

  ...orderEndpoints,
  ...paymentEndpoints,

  answers(payment.payByCard, async ({ scope, params, body, idempotency }) =>
    idempotency
      ? startPayment(scope, params.token, { source: body.source_id }, idempotency)
      : fail({ code: 'idempotency_key_required' }),
  ),

  answers(payment.payByRedirect, async ({ scope, params, idempotency }) =>
    idempotency
      ? payByRedirect(scope, params, idempotency)
      : fail({ code: 'idempotency_key_required' }),
  ),
  answers(payment.cancelPayment, ({ scope, params }) => cancelPayment(scope, params.token)),

  readsForPages(payment.readCardForm, ({ scope, params }) => readCardForm(scope, params)),

  answers(payment.confirmPayment, ({ scope, params }) => confirmPayment(scope, params.token)),

  answersSigned(payment.providerWebhook, ({ scope, params, request, rawBody }) =>
    takeWebhook(scope, params.code, {
      headers: request.headers,
      rawBody,
      query: new URL(request.url).searchParams,
    }),
  ),
];
