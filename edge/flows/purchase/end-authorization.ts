import { newId } from '../../../shared/kernel/ids.ts';
import { assertThat } from '../../db/sql.ts';
import { authorizations } from '../../modules/authorizations/index.ts';
import { postArrived, postCaptured, postReturning } from '../../modules/ledger/index.ts';
import { refunds } from '../../modules/refunds/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import { cancelUncharged, tellBuyer } from '../orders/stage-effects.ts';
import { sendRefund } from './send-refund.ts';
import { expected, isNotedAlready, isStillExpected, recorded, type Settling } from './settling.ts';

/**
 * Takes over that an authorised payment was charged, whoever asked for that: its order is paid, and is posted. What
 * was authorised and not charged is a refund that has arrived, so that whatever counts refunds counts it. The money
 * of an order that was cancelled meanwhile goes back.
 */
export async function capture(settling: Settling): Promise<boolean> {
  const { work, row, charge } = settling;
  const { amount, currency } = charge.amount;
  const order = (await orderOf(settling))?.order;
  if (amount !== row.amount || currency !== row.currency || order === undefined) {
    return giveBack(settling);
  }
  const now = work.ports.clock.now();
  const telling = tellBuyer({ id: order, store_id: row.store_id }, 'charged', now);
  const written = await work.cell.write([
    ...expected(settling, 'approve'),
    assertThat(authorizations.hasStandingOrder(row.id)),
    recorded(settling, { state: 'approved' }),
    ...authorizations.noteCaptured(row.id, amount - charge.refunded, now),
    postCaptured(row.id, now),
    ...(await releasedRest(settling, order)),
    ...telling.statements,
  ]);
  if (written.ok) {
    await announceOutbox(work, telling.outbox).catch(() => undefined);
    return true;
  }
  if (isNotedAlready(written.refusal)) return true;
  return (await isStillExpected(settling)) ? giveBack(settling) : false;
}

/** What was not charged, as a refund of the order that has arrived. */
async function releasedRest({ work, charge }: Settling, order: string) {
  const { refunded: amount } = charge;
  if (amount === 0) return [];
  const now = work.ports.clock.now();
  const id = newId('refund');
  const part = { order, part: 'amount', line: null, amount } as const;
  const reason = 'not_captured';
  return [
    assertThat(refunds.fits(part)),
    refunds.insertPart({ ...part, id, reason, askedBy: null }, now),
    ...(await postArrived(work.cell, { ...part, id, order_id: order, reason }, null, now)),
    refunds.noteArrived(id, null, now),
  ];
}

/** The order that an authorisation pays, and the store that delivers it; undefined where it could not be sold. */
async function orderOf({ work, row }: Pick<Settling, 'work' | 'row'>) {
  const found = await work.cell.first(authorizations.findOfPayment(row.id));
  const { order_id: order = null, supplier_id: supplier = null } = found ?? {};
  return order === null || supplier === null ? undefined : { order, supplier };
}

/**
 * Gives back what was charged for an order that is gone, or in another amount than was authorised: that order is
 * cancelled in the same batch, so that nobody delivers what nobody has paid.
 */
async function giveBack(settling: Settling): Promise<boolean> {
  const { work, row, charge } = settling;
  const now = work.ports.clock.now();
  const { currency } = charge.amount;
  const amount = charge.amount.amount - charge.refunded;
  const isWhole = amount === row.amount && currency === row.currency;
  const reason = isWhole ? 'orders_gone' : 'amount_mismatch';
  const taken = { payment: row.id, amount, currency };
  const refund = newId('refund');
  const order = await orderOf(settling);
  const canceled = order && (await cancelUncharged(work.cell, order, 'mismatched', now));
  const written = await work.cell.write([
    ...expected(settling, 'approve'),
    ...(canceled?.statements ?? []),
    postReturning(taken, now),
    recorded(settling, { state: 'approved', refundReason: reason }),
    ...authorizations.noteCaptured(row.id, Math.min(amount, row.amount), now),
    refunds.insertWhole({ ...taken, id: refund, reason, askedBy: null }, now),
  ]);
  if (!written.ok) return isNotedAlready(written.refusal);
  canceled?.settled();
  await announceOutbox(work, canceled?.outbox ?? []).catch(() => undefined);
  await sendRefund(work, refund);
  return true;
}

/**
 * Takes over that an authorisation ended without a charge: its order, where it still stands, is cancelled, its units
 * go back into the stock, and its buyer and its seller are told.
 */
export async function voidPayment(settling: Settling): Promise<boolean> {
  const { work, row } = settling;
  const order = await orderOf(settling);
  const now = work.ports.clock.now();
  const canceled = order && (await cancelUncharged(work.cell, order, 'ended', now));
  const refundReason = row.refund_reason ?? undefined;
  const written = await work.cell.write([
    ...expected(settling, 'void'),
    ...(canceled?.statements ?? []),
    recorded(settling, { state: 'voided', refundReason }),
    ...authorizations.noteVoided(row.id, now),
  ]);
  if (!written.ok) return isNotedAlready(written.refusal);
  canceled?.settled();
  await announceOutbox(work, canceled?.outbox ?? []).catch(() => undefined);
  return true;
}
