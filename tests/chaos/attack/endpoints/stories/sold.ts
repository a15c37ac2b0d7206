/** A purchase in cash, and the stages that its order goes through. */
import type { CheckoutView } from '../../../../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../../../../shared/contracts/place-order.ts';
import { orderBody } from '../../../../support/buyer.ts';
import { newPerson } from '../../../../contract/gateway/person.ts';
import { act, type Scene, type Stage } from '../story.ts';

type Headers = Readonly<Record<string, string>>;

/** An order as both sides name it. */
export interface Sold {
  readonly me: string;
  readonly order: string;
  readonly buyer: Scene & { readonly headers: Headers };
  readonly staff: Scene & { readonly headers: Headers };
}

/**
 * A new account buys the stage's line in cash, and the store's staff moves the order on.
 * @param states the stages that it goes through
 */
export async function sold(stage: Stage, ...states: readonly string[]): Promise<Sold> {
  const { id: me, signedIn: headers } = await newPerson(stage.shop);
  const { store, owner } = stage;
  const order = await bought(stage, headers);
  const params = { id: store, order, mashup: `${store}:${store}` };
  const { shop } = stage;
  const staff = { shop, headers: owner, params };
  let from = 'sent_to_supplier';
  for (const to of states) {
    await act(stage, 'admin.order-next', { ...staff, body: { from, to } });
    from = to;
  }
  return { me, order, staff, buyer: { shop, headers, params: { order } } };
}

/** Gives the id of the order of a purchase in cash. */
export async function bought(
  stage: Stage,
  headers: Headers,
  said: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const own = { shop: stage.shop, headers };
  const body = { lines: [stage.line] };
  const { cart } = await act(stage, 'shopping-carts.create', { ...own, body });
  const params = { cart: String(cart) };
  const begun = await act<CheckoutView>(stage, 'shopping-carts.checkout', { ...own, params });
  if (said['attendees'] === undefined) {
    const chosen = { ...own, params: { ...params, checkout: begun.id } };
    await act(stage, 'shopping-carts.fixed-delivery', chosen);
  }
  const { address, ...order } = orderBody(params.cart, begun.id);
  const placed = await act<PlacedOrder>(stage, 'orders.create', {
    ...own,
    body: { ...order, ...(said['attendees'] === undefined ? { address } : said) },
  });
  return placed.orders[0] ?? '';
}
