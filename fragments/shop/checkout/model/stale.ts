import type { CheckoutView } from '../../../../shared/contracts/checkout.ts';
import type { CartLine } from '../../../../shared/state/cart-lines.ts';

type Counted = Pick<CartLine, 'sku' | 'amount'>;

/** True where the browser's cart holds something else than the checkout that was made of it. */
export function differs({ parts }: CheckoutView, cart: readonly Counted[]): boolean {
  const text = (lines: readonly Counted[]): string =>
    lines
      .map(({ sku, amount }) => `${sku} ${amount}`)
      .toSorted()
      .join();
  return text(cart) !== text(parts.flatMap(({ products }) => products));
}
