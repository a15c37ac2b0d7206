import type { ItemDetail, ItemSku } from '../../../../shared/contracts/items.ts';
import { emit } from '../../../../shared/bus/index.ts';
import { cartAdded } from '../../../../shared/bus/topics/cart.ts';
import { checkQuantity, type QuantityProblem } from '../../../../shared/rules/quantity.ts';
import { $cart, addLine } from '../../../../shared/state/cart.ts';

/** The limits on the amount of a variant. */
export function limitsOf(item: ItemDetail, sku: ItemSku) {
  return { available: sku.available, max_purchase_amount: item.max_purchase_amount };
}

/**
 * Puts units into the visitor's cart. When they would break a limit together with the units already
 * there, none is put in.
 * @returns the limit that was broken, and the units that the cart already held
 */
export function addToCart(
  store: string,
  item: ItemDetail,
  sku: ItemSku,
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
