import type { Fields } from '../../../host-pages/kit/form.ts';
import type { Context } from 'hono';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import { messageFor } from '../../../shared/i18n/index.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { containsCardNumber } from '../../../shared/rules/card-number.ts';
import type { ShownForm } from '../../../host-pages/kit/form.ts';
import { chooseDelivery, placeOrder } from '../../flows/purchase/index.ts';
import { commit, type Change } from '../../unit-of-work/change.ts';
import type { EdgeEnv } from '../../http/context.ts';
import type { Identity, RequestScope } from '../../unit-of-work/scope.ts';
import { takeOutBought } from '../../modules/carts/index.ts';
import { readCheckout } from '../../modules/checkouts/index.ts';
import { commitForm, forgetCart, leadTo, readFields, withoutCards } from './form.ts';
import { deliveriesOf, readOrder, refusedForm } from './order-fields.ts';

/** Shows the checkout's page again with the typed values and their faults. */
export type ShowAgain = (form: ShownForm) => Promise<Response>;

/**
 * `POST {base}/checkout/{id}`, the order without script: places it and leads to its confirmation.
 * `intent=update` only takes the deliveries over, so that the page's total follows them.
 */
export async function answerPlaceOrderForm(
  context: Context<EdgeEnv>,
  showAgain: ShowAgain,
): Promise<Response> {
  context.set('route', 'form.order');
  const scope = context.get('scope');
  const fields = await readFields(context);
  const values = withoutCards(fields);
  const id = context.req.param('checkout') ?? '';
  const checkout = await readCheckout(scope, id, null);
  // The page itself says that a checkout does not exist.
  if (!checkout.ok) return showAgain({ values: {}, errors: {} });
  if (checkout.value.state === 'placed') return leadTo(context, `/mis-compras/${id}`);
  if (checkout.value.state === 'expired') return leadTo(context, `/checkout/${id}`);
  if (containsCardNumber(fields)) {
    const error = messageFor({ code: 'card_number_refused' }, scope.locale);
    return showAgain({ values, errors: {}, error });
  }
  if (fields['intent'] === 'update') return update(context, checkout.value, fields, showAgain);

  const order = readOrder(checkout.value, fields, scope.locale);
  if (!order.ok) return showAgain({ values, errors: order.error });
  const identity = await scope.visitor.identity();
  const placed = await commitForm(context, 'order', fields, async () => {
    const placing = await placeOrder(scope, order.value);
    return placing.ok && identity
      ? ok(withoutBought(scope, identity, checkout.value, placing.value))
      : placing;
  });
  if (placed.ok) {
    forgetCart(context, checkout.value.cart);
    return leadTo(context, `/mis-compras/${placed.value.checkout_aggregation}`);
  }
  if (placed.error.code === 'checkout_already_placed') return leadTo(context, `/mis-compras/${id}`);
  if (placed.error.code === 'checkout_expired') return leadTo(context, `/checkout/${id}`);
  return showAgain({ values, ...refusedForm(placed.error, fields, scope.locale) });
}

/**
 * Takes the bought units out of the account's cart, in the same batch; units that are not paid for
 * yet stay.
 */
function withoutBought(
  { tenant, ports }: RequestScope,
  { accountId }: Identity,
  { parts }: CheckoutView,
  placing: Change<PlacedOrder>,
): Change<PlacedOrder> {
  if (placing.answer.payment_token !== null) return placing;
  const bought = parts.flatMap((part) => part.products).map(({ sku, amount }) => ({ sku, amount }));
  const takeOut = takeOutBought(tenant.storeId, accountId, bought, ports.clock.now());
  return { ...placing, statements: [...placing.statements, takeOut] };
}

async function update(
  context: Context<EdgeEnv>,
  checkout: CheckoutView,
  fields: Fields,
  showAgain: ShowAgain,
): Promise<Response> {
  const scope = context.get('scope');
  for (const [supplier, type] of Object.entries(deliveriesOf(checkout, fields))) {
    const choice = { cart: checkout.cart, checkout: checkout.id, type, supplier };
    const chosen = await commit(scope, undefined, 303, () => chooseDelivery(scope, choice));
    if (!chosen.ok) {
      const error = messageFor(chosen.error, scope.locale);
      return showAgain({ values: fields, errors: {}, error });
    }
  }
  return showAgain({ values: fields, errors: {} });
}
