import { addToCart } from '../../../../shared/state/add-to-cart.ts';
import { checkQuantity } from '../../../../shared/rules/quantity.ts';
import { isSoldOut } from '../../../../shared/rules/skus.ts';
import type { ItemProps } from '../props.ts';

/** Items whose form has put units into the cart before its view was live. */
const added = new Set<string>();

/**
 * Puts the units of the form into the cart before its view is live, so that the drawer does not wait
 * for the view. What the form would have to explain is left to the view.
 */
export function addEarly(form: HTMLFormElement, { env, detail }: Partial<ItemProps>): boolean {
  const fields = new FormData(form);
  const sku = detail?.skus.find(({ id }) => id === fields.get('sku'));
  const typed = fields.get('amount') as string;
  const { amount } = checkQuantity(typed, { available: null, max_purchase_amount: null });
  if (!env || !detail || !sku || isSoldOut(sku) || !amount) return false;
  try {
    if (addToCart(env.store, detail, sku, amount).problem) return false;
  } catch {
    return false;
  }
  added.add(detail.id);
  return true;
}

/** Calls `tell` once for a form that acted early: its view, live by now, has to say so. */
export function tellAdded(item: string, tell: () => void): void {
  if (added.delete(item)) queueMicrotask(tell);
}
