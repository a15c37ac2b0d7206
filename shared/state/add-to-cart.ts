import { emit } from '../bus/index.ts';
import { cartAdded } from '../bus/topics/cart.ts';
import { checkQuantity, type QuantityLimits, type QuantityProblem } from '../rules/quantity.ts';
import { $cart, addLine } from './cart.ts';

/** The facts of an item that its way into the cart needs. */
interface Bought {
  readonly id: string;
  readonly name: string;
  readonly max_purchase_amount: number | null;
}

/** The facts of its variant. */
interface BoughtSku {
  readonly id: string;
  readonly available: number | null;
}

/** The limits on the amount of a variant. */
export function limitsOf(
  item: Pick<Bought, 'max_purchase_amount'>,
  sku: Pick<BoughtSku, 'available'>,
): QuantityLimits {
  return { available: sku.available, max_purchase_amount: item.max_purchase_amount };
}

/**
 * Puts units into the visitor's cart. When they would break a limit together with the units already
 * there, none is put in.
 * @returns the limit that was broken, and the units that the cart already held
 */
export function addToCart(
  store: string,
  item: Bought,
  sku: BoughtSku,
  amount: number,
): { problem: QuantityProblem | null; held: number } {
  const line = $cart(store)
    .get()
    .lines.find((each) => each.sku === sku.id);
  const held = line?.amount ?? 0;
  const { problem } = checkQuantity(held + amount, limitsOf(item, sku));
  if (problem === null) {
    addLine(store, { item: item.id, sku: sku.id, amount });
    emit(cartAdded, { item: item.id, sku: sku.id, amount, name: item.name.slice(0, 200) });
  }
  return { problem, held };
}
