import type { z } from 'zod';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  chooseDeliveries,
  placeOrderByForm,
} from '../../../shared/contracts/purchase-forms.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { takeOutBought, type CartName } from '../../modules/carts/index.ts';
import { readCheckout } from '../../modules/checkouts/index.ts';
import { commit, type Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { placeOrder } from './place-order.ts';

type Body<C extends typeof chooseDeliveries | typeof placeOrderByForm> = z.output<C['body']>;

/** Chooses the delivery of each supplier that the form names. Undo: choose again. */
export async function chooseByForm(
  scope: RequestScope,
  { checkout: id, delivery }: Body<typeof chooseDeliveries>,
): Promise<Result<Record<string, never>, Failure>> {
  const checkout = await readCheckout(scope, id, null);
  if (!checkout.ok) return checkout;
  const { cart } = checkout.value;
  for (const [supplier, type] of Object.entries(delivery)) {
    const choice = { cart, checkout: id, type, supplier };
    const chosen = await commit(scope, undefined, 200, () => chooseDelivery(scope, choice));
    if (!chosen.ok) return chosen;
  }
  return ok({});
}

/**
 * Places an order, and takes the bought units out of the account's cart in the same batch, as a
 * page with script does by a call of its own. Units that are not paid for yet stay. An order that is
 * paid on a provider's page leads to the page of its payment, whose form asks for it. Undo: as
 * `placeOrder`.
 */
export async function placeByForm(
  scope: RequestScope,
  order: Body<typeof placeOrderByForm>,
): Promise<Result<Change<{ readonly checkout: string; readonly cart: string | null }>, Failure>> {
  const [placing, identity, checkout] = await Promise.all([
    placeOrder(scope, order),
    scope.visitor.identity(),
    readCheckout(scope, order.checkout_id, order.cart_id),
  ]);
  if (!placing.ok) return placing;
  const { answer, statements, ...change } = placing.value;
  // The server cart of a visitor goes with its purchase; one that holds other suppliers' lines stays.
  const isPart = checkout.ok && checkout.value.parts.some(({ alone }) => alone);
  const cart = identity ? { account: identity.accountId } : isPart ? order.cart_id : undefined;
  const isBought = cart !== undefined && checkout.ok && answer.payment_token === null;
  return ok({
    ...change,
    answer: { checkout: answer.checkout_aggregation, cart: isPart ? null : order.cart_id },
    statements: isBought ? [...statements, takeOut(scope, cart, checkout.value)] : statements,
  });
}

function takeOut({ tenant, ports }: RequestScope, cart: CartName, { parts }: CheckoutView) {
  const bought = parts.flatMap((part) => part.products).map(({ sku, amount }) => ({ sku, amount }));
  return takeOutBought(tenant.storeId, cart, bought, ports.clock.now());
}
