import { newId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { Refusal } from '../../db/database.ts';
import { findCheckout, stock, unitsOf } from '../../modules/checkouts/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import { completePurchase } from './complete-purchase.ts';
import { judgePayment } from './judge-risk.ts';
import { cardSaved, keepingOf } from './keep-card.ts';
import { isNotedAlready, isStillExpected, type Settling } from './settling.ts';

/** Why a payment that came does not become orders. */
export type UnsoldReason = 'out_of_stock' | 'orders_gone' | 'amount_mismatch';

/** What a settlement does beside selling. */
interface Selling {
  /** What stands in the batch before the units leave the stock: its conditions. */
  readonly before: readonly Statement[];
  /** What stands behind them: how the orders and the payment stand then. */
  readonly after: (now: number) => readonly Statement[];
  /** What becomes of a payment whose orders cannot be sold. */
  readonly giveUp: (reason: UnsoldReason) => Promise<boolean>;
}

/**
 * Sells the orders of a payment in one batch, whether it was charged or authorised: their units leave the
 * stock, seller and buyer are told, the risk is judged, a card is kept. One of another amount than was asked
 * for, or whose goods or orders are gone, is given up.
 * @returns false where another settlement changed the payment first
 */
export async function sell(
  settling: Settling,
  { before, after, giveUp }: Selling,
): Promise<boolean> {
  const { work, row, charge } = settling;
  const { amount, currency } = charge.amount;
  if (amount !== row.amount || currency !== row.currency) return giveUp('amount_mismatch');
  const [checkout, judged] = await Promise.all([
    work.cell.first(findCheckout(row.store_id, row.checkout_id)),
    judgePayment(work, row, charge),
  ]);
  if (!checkout) throw new Error(`payment ${row.id} without its checkout`);
  const now = work.ports.clock.now();
  const outbox = newId('message');
  const saved = keepingOf(work, row, charge);
  const written = await work.cell.write([
    ...before,
    ...stock.releaseEnded(unitsOf(checkout), now, row.checkout_id),
    ...completePurchase(checkout, outbox, now),
    ...after(now),
    ...judged.statements,
    ...(saved ? [insertOutbox(cardSaved, saved, now)] : []),
  ]);
  if (!written.ok) return unsold(settling, written.refusal, giveUp);
  const asked = [outbox, ...judged.outbox, ...(saved ? [saved.id] : [])];
  await announceOutbox(work, asked).catch(() => undefined);
  return true;
}

async function unsold(
  settling: Settling,
  refusal: Refusal,
  giveUp: Selling['giveUp'],
): Promise<boolean> {
  if (isNotedAlready(refusal)) return true;
  if (refusal.kind === 'check') return giveUp('out_of_stock');
  return (await isStillExpected(settling)) ? giveUp('orders_gone') : false;
}
