import type { CartNotice, CartProduct } from '../../../shared/contracts/cart.ts';
import type { PaymentType } from '../../../shared/contracts/checkout.ts';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import { paymentCodes } from '../../../shared/rules/payment-codes.ts';
import { MAX_LINE_AMOUNT, checkQuantity } from '../../../shared/rules/quantity.ts';
import type { LineRow } from './statements.ts';

/** How many units of a line can be bought now, and why they are fewer than were asked for. */
export interface Verdict {
  /** 0 when the line is taken out. */
  readonly amount: number;
  readonly problem: CartNotice['code'] | null;
}

/**
 * Decides a line by spec [5] and the design. An item that is not listed here, not published, in
 * another currency or hidden is not for sale; nor is one with a hidden price; an experience that
 * has begun is over. The quantity rules come last.
 */
export function judgeLine(row: LineRow, currency: string, now: number): Verdict {
  const out = (problem: CartNotice['code']): Verdict => ({ amount: 0, problem });
  if (row.listed === null || row.list_state !== 'published' || row.hidden === 1) {
    return out('unavailable_for_sale');
  }
  if (row.currency !== currency) return out('unavailable_for_sale');
  if (row.hide_price === 1) return out('price_hidden');
  if (row.experience_date !== null && row.experience_date <= now) return out('experience_ended');
  const { amount, problem } = checkQuantity(row.asked, row);
  return problem === 'ignored' ? out('unavailable_for_sale') : { amount, problem };
}

/** One line for each SKU; amounts of the same SKU are added, up to the limit of a line. */
export function mergeLines(lines: readonly CartLineInput[]): CartLineInput[] {
  const merged = new Map<string, CartLineInput>();
  for (const line of lines) {
    const amount = (merged.get(line.sku)?.amount ?? 0) + line.amount;
    merged.set(line.sku, { ...line, amount: Math.min(amount, MAX_LINE_AMOUNT) });
  }
  return [...merged.values()];
}

/**
 * The ways to pay for a supplier's part. Cash changes hands where goods or people meet, and a file
 * is sent to a buyer who is never there: a part with a file that costs something takes no cash.
 * @param types the ways that the seller and the supplier accept
 * @param payable the ways that an account at their provider stands behind; any other is denied
 */
export function paymentTypesFor(
  types: readonly PaymentType[],
  products: readonly Pick<CartProduct, 'type' | 'total'>[],
  payable: readonly PaymentType[],
): PaymentType[] {
  const isSent = products.some(({ type, total }) => type === 'digital' && total > 0);
  return paymentCodes.filter((type) => {
    if (!types.includes(type)) return false;
    return type === 'cash' ? !isSent : payable.includes(type);
  });
}
