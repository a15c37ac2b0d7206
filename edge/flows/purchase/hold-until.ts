import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import {
  isHeld,
  openUntil,
  partsOf,
  stock,
  unitsOf,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { awaits } from '../../modules/orders/index.ts';
import { holdNow } from './hold-now.ts';

/**
 * Holds all that a checkout buys until an end, as long as its orders await what its payment is; what was freed
 * meanwhile is held again.
 */
export function holdAwaiting(
  { checkout_id: id, amount }: { readonly checkout_id: string; readonly amount: number },
  checkout: CheckoutRow,
  until: number,
  now: number,
): Statement[] {
  return [assertThat(awaits(id, amount)), ...holdUntil(checkout, until, now)];
}

export function holdUntil(checkout: CheckoutRow, until: number, now: number): Statement[] {
  const { id } = checkout;
  return [
    ...(isHeld(checkout, partsOf(checkout))
      ? []
      : holdNow({ ...checkout, expires_at: until }, now)),
    stock.holdUntil(id, until),
    openUntil(id, until),
    // Whatever the old ends were: it counts that all of it is held.
    assertThat(stock.holdsAll(id, unitsOf(checkout), now)),
  ];
}
