import type { SqlStorage } from '@cloudflare/workers-types';
import type { Settings } from '../settings.ts';
import type { Behaviour } from '../test-cards.ts';
import { answer, refusal } from './answers.ts';
import type { Answer } from './answers.ts';
import { move } from './balance.ts';
import { findCharge } from './charges.ts';
import { newProviderId } from './database.ts';
import type { RefundRow } from './database.ts';
import { toWireCharge, toWireRefund } from './mapper.ts';
import { announce } from './outbox.ts';

const OUTCOME: Partial<Record<Behaviour, RefundRow['status']>> = {
  refund_fails: 'failed',
  refund_pending: 'pending',
};

/** Refunds money, never more than is left; a refund that failed leaves the amount as it was. */
export function refundCharge(
  sql: SqlStorage,
  chargeId: string,
  amount: number,
  settings: Settings,
  now: number,
): Answer {
  const charge = findCharge(sql, { id: chargeId });
  if (!charge) return refusal(404, 'charge_not_found', 'No such charge.');
  if (toWireCharge(charge).status !== 'approved') {
    return refusal(409, 'charge_not_refundable', 'Only an approved charge can be refunded.');
  }
  const taken = toWireCharge(charge).later?.captured ?? charge.amount;
  if (amount > taken - reserved(sql, chargeId)) {
    return refusal(422, 'amount_too_large', 'The amount is greater than what is left.', 'amount');
  }
  const status = OUTCOME[charge.behaviour] ?? 'success';
  const row: RefundRow = {
    id: newProviderId('re'),
    charge_id: chargeId,
    status,
    amount,
    settle_at: status === 'pending' ? now + settings.lateMs : null,
    created: now,
  };
  sql.exec(
    'INSERT INTO refunds (id, charge_id, status, amount, settle_at, created) VALUES (?, ?, ?, ?, ?, ?)',
    row.id,
    row.charge_id,
    row.status,
    row.amount,
    row.settle_at,
    row.created,
  );
  if (status === 'success') announceRefund(sql, row, now);
  return answer(201, toWireRefund(row, charge.currency));
}

/** Ends the refunds whose time is up. */
export function settleRefunds(sql: SqlStorage, now: number): void {
  const due = sql
    .exec<RefundRow>(
      `UPDATE refunds SET status = 'success', settle_at = NULL WHERE settle_at <= ? RETURNING *`,
      now,
    )
    .toArray();
  for (const row of due) announceRefund(sql, row, now);
}

function reserved(sql: SqlStorage, chargeId: string): number {
  return sql
    .exec<{
      total: number;
    }>(
      "SELECT COALESCE(SUM(amount), 0) AS total FROM refunds WHERE charge_id = ? AND status != 'failed'",
      chargeId,
    )
    .one().total;
}

function announceRefund(sql: SqlStorage, row: RefundRow, now: number): void {
  const charge = findCharge(sql, { id: row.charge_id });
  if (!charge) throw new Error(`charge ${row.charge_id} is gone`);
  const { id: source, charge_id, amount } = row;
  const given = { category: 'refund', source, charge: charge_id, amount: -amount, fee: 0 } as const;
  move(sql, { ...given, currency: charge.currency }, now);
  const data = { charge: toWireCharge(charge), refund: toWireRefund(row, charge.currency) };
  announce(sql, { type: 'charge.refunded', data }, now);
}
