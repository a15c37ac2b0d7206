import { newId } from '../../../shared/kernel/ids.ts';
import { sumMinor } from '../../../shared/kernel/money.ts';
import { disputeMoves, disputeParts, divideCost } from '../../../shared/rules/disputes.ts';
import { assertThat } from '../../db/sql.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { disputes, type DisputeRow } from '../../modules/disputes/index.ts';
import { postLost, postWon, takenByDispute } from '../../modules/ledger/index.ts';
import { refunds } from '../../modules/refunds/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { ChargeDispute, KnownCharge } from '../../providers/payment/port.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { tellDisputed } from './dispute-mail.ts';
import type { Settling } from './settling.ts';

/** How often a dispute is read again after somebody else changed its rows first. */
const ROUNDS = 4;

/**
 * Takes over what a provider says of a dispute of an approved payment: that it was opened, which holds the
 * money of its orders, and how it ended, which the books follow. Each of its states counts once, in
 * whatever order the news come; a dispute whose money is not the payment's is logged and left.
 */
export async function matchDispute(
  work: CellScope,
  row: Settling['row'],
  { dispute }: KnownCharge,
): Promise<void> {
  if (!dispute || (row.state !== 'approved' && row.state !== 'refunded')) return;
  if (dispute.amount.currency !== row.currency || dispute.amount.amount <= 0) {
    console.error(JSON.stringify({ level: 'error', payment: row.id, dispute: dispute.id }));
    return;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = await work.cell.first(disputes.findByRef(row.id, dispute.id));
    if (known && !disputeMoves(known.state, dispute.state)) return;
    const isDone = known ? await end(work, row, known, dispute) : await open(work, row, dispute);
    if (isDone && (known || dispute.state === 'open')) return;
  }
  throw new Error(`dispute ${dispute.id} was overtaken ${ROUNDS} times`);
}

/** Keeps an opened dispute, with the part of each order that is not refunded; false where others were first. */
async function open(work: CellScope, row: Settling['row'], given: ChargeDispute): Promise<boolean> {
  const [left, known] = await Promise.all([
    work.cell.read(refunds.listLeft(row.id)),
    work.cell.read(refunds.listOfPayment(row.id)),
  ]);
  const now = work.ports.clock.now();
  const parts = disputeParts(left, given.amount.amount);
  const id = newId('dispute');
  const telling = await tellDisputed(work, row, { id, event: 'opened', parts }, now);
  const written = await work.cell.write([
    assertThat(refunds.areAsMany(row.id, known.length)),
    ...disputes.insertDispute(
      {
        id,
        payment_id: row.id,
        provider_ref: given.id,
        amount: given.amount.amount,
        fee: given.fee,
        currency: row.currency,
        reason: given.reason,
        respond_by: given.respondBy ?? null,
        parts,
      },
      now,
    ),
    ...telling.statements,
  ]);
  if (written.ok) await announceOutbox(work, telling.outbox).catch(() => undefined);
  return written.ok;
}

/** Keeps how a dispute ended, and posts it; false where others were first. */
async function end(
  work: CellScope,
  row: Settling['row'],
  known: DisputeRow,
  given: ChargeDispute,
): Promise<boolean> {
  const state = given.state === 'won' ? 'won' : 'lost';
  const rows = await work.cell.read(disputes.listParts(known.id));
  const parts = rows.map(({ order_id: order, amount }) => ({ order, amount }));
  const now = work.ports.clock.now();
  const fee = state === 'lost' ? given.fee : known.fee;
  const telling = await tellDisputed(work, row, { id: known.id, event: state, parts }, now);
  const posted =
    state === 'lost' ? await loss(work, known, { parts, fee }, now) : [postWon(known.id, now)];
  const written = await work.cell.write([
    assertThat(disputes.isIn(known.id, known.state)),
    ...posted,
    disputes.closeDispute(known.id, { state, fee }, now),
    disputes.unlockFrom(known.id, now),
    ...(state === 'won' ? await refundCanceled(work, known, now) : []),
    ...telling.statements,
  ]);
  if (written.ok) await announceOutbox(work, telling.outbox).catch(() => undefined);
  return written.ok;
}

/** What a lost dispute posts, while nothing else is posted of its orders. */
async function loss(
  work: CellScope,
  { id, payment_id: payment, amount }: DisputeRow,
  { parts, fee }: { readonly parts: Parameters<typeof divideCost>[1]; readonly fee: number },
  now: number,
): Promise<Statement[]> {
  const { taken, unchanged } = await takenByDispute(work.cell, parts);
  const beyond = amount - sumMinor(parts.map((part) => part.amount));
  // What was refunded before, and is lost beside it, costs its sellers as well.
  const bearers = parts.length > 0 ? parts : await work.cell.read(disputes.listSold(payment));
  const costs = divideCost(fee + beyond, bearers);
  const unborne = bearers.length === 0 ? fee + beyond : 0;
  return [...unchanged.map((one) => assertThat(one)), postLost(id, { taken, costs, unborne }, now)];
}

/** Orders that were cancelled while they were contested are given back once the money is here again. */
async function refundCanceled(
  work: CellScope,
  { id }: DisputeRow,
  now: number,
): Promise<Statement[]> {
  const canceled = await work.cell.read(disputes.listCanceled(id));
  return canceled.map(({ id: order }) =>
    refunds.insertRest({ id: newId('refund'), order, reason: 'canceled', askedBy: null }, now),
  );
}
