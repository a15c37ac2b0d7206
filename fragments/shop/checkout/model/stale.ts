import type { CheckoutView } from '../../../../shared/contracts/checkout.ts';
import type { CartLine } from '../../../../shared/state/cart-lines.ts';

type Counted = Pick<CartLine, 'sku' | 'amount'>;

/**
 * True where the browser's cart holds something else than the checkout that was made of it. Beside the part of
 * one supplier alone the cart may hold the others'.
 */
export function differs({ parts }: CheckoutView, cart: readonly Counted[]): boolean {
  const text = (lines: readonly Counted[]): string =>
    lines
      .map(({ sku, amount }) => `${sku} ${amount}`)
      .toSorted()
      .join();
  const bought = parts.flatMap(({ products }) => products);
  const meant = parts.some(({ alone }) => alone)
    ? cart.filter(({ sku }) => bought.some((one) => one.sku === sku))
    : cart;
  return text(meant) !== text(bought);
}
