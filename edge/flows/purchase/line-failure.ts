import type { CartView } from '../../../shared/contracts/cart.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Quote } from '../../modules/carts/index.ts';

/**
 * Why a cart cannot be bought as it is: the first line that is out or reduced, with the item's name
 * and the units left. Undefined when every line can be bought.
 */
export function lineFailure({ notices }: Pick<CartView, 'notices'>): Failure | undefined {
  const [notice] = notices;
  if (!notice) return undefined;
  const { code, name, sku, amount } = notice;
  return {
    code,
    field: `lines.${sku}`,
    values: {
      name,
      ...(code === 'insufficient_stock' ? { left: amount } : {}),
      ...(code === 'purchase_amount_exceeded' ? { max: amount } : {}),
    },
  };
}

/** True where each supplier can deliver, and there is a way to pay: suppliers may have none in common. */
export function isPayable({ view, paymentTypes }: Pick<Quote, 'view' | 'paymentTypes'>): boolean {
  return (
    view.orders.every((order) => order.is_configured) &&
    (view.requestTotalAmount === 0 || paymentTypes.length > 0)
  );
}
