import type { CartOrder } from '../../../../shared/contracts/cart.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { Messages } from '../messages/es.ts';

/** A purchase that a cart leads to. */
interface Checkout {
  /** The supplier whose part it is; undefined for the whole cart. */
  readonly supplier?: string | undefined;
  readonly label: string;
  /** False where a supplier lacks a way to be paid. */
  readonly ready: boolean;
}

type Part = Pick<CartOrder, 'supplier' | 'supplier_name' | 'aggregated' | 'is_configured'>;

/** The purchases of a cart: one of all suppliers, or one of each where the store is set so. */
export function checkoutsOf(
  orders: readonly Part[],
  t: Pick<Messages, 'checkout' | 'checkoutOf'>,
): Checkout[] {
  const isWhole = orders.length < 2 || orders.some(({ aggregated }) => aggregated);
  if (isWhole) {
    return [{ label: t.checkout, ready: orders.every(({ is_configured: ready }) => ready) }];
  }
  return orders.map(({ supplier, supplier_name: name, is_configured: ready }) => ({
    supplier,
    label: fill(t.checkoutOf, { name }),
    ready,
  }));
}
