import * as checkout from '../../../shared/contracts/checkout.ts';
import * as holds from '../../../shared/contracts/holds.ts';
import { placeOrder as placeOrderContract } from '../../../shared/contracts/place-order.ts';
import * as form from '../../../shared/contracts/purchase-forms.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { attributionOf, firstTouchIn, partnerProofOf } from '../../http/attribution-cookies.ts';
import {
  answers,
  answersForForms,
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
import { brokerEndpoints } from './broker-order.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { chooseByForm, placeByForm } from './order-by-form.ts';
import { placeInstead } from './pay-by-redirect.ts';
import { payingEndpoints } from './paying-endpoints.ts';
import { placeOrder } from './place-order.ts';
import { startByForm } from './start-by-form.ts';
import { orderEndpoints } from './show-orders.ts';
import { startCheckout } from './start-checkout.ts';
import { freeHold, readHolds } from './store-holds.ts';

/** Every call of a purchase, from the cart to the payment. */
export const purchaseEndpoints: readonly PageEndpoint[] = [
  ...cartEndpoints,

  changes(checkout.createCheckout, async ({ scope, params, body, request }) => {
    const { to_replace: toReplace = ownCheckoutOf({ scope, request }), supplier, ...asked } = body;
    const claimed = { ...attributionOf(request), ...asked };
    const firstTouch = firstTouchIn(request);
    const proof = partnerProofOf(request);
    const handoff = await openedHandoff(request);
    const brought = { claimed, firstTouch, proof, handoff };
    return startCheckout(scope, { cart: params.cart, supplier, ...brought, toReplace });
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
    if (placing.ok) await scope.visitor.noteBought(placing.value.answer.checkout_aggregation);
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
  ...brokerEndpoints,
  ...paymentEndpoints,

  ...payingEndpoints,
];
