import type { RefundableOrder, RefundView } from '../../../shared/contracts/refunds.ts';
import { isBeside, isOpenRefund, leftOf } from '../../../shared/rules/refunds.ts';
import type { RefundRow } from './statements.ts';

/**
 * A refund as the staff of a store sees it.
 * @param isOwn whether that store may work on it
 * @param account the bank account that its buyer has named
 */
export function toRefundView(
  row: RefundRow,
  isOwn: boolean,
  account: RefundView['to_account'] = null,
): RefundView {
  const { id, amount, currency, state, reason, part, line, note, fault, tries, proof } = row;
  return {
    id,
    amount,
    currency,
    state,
    reason,
    asked_on: new Date(row.created_at).toISOString(),
    changed_on: new Date(row.updated_at).toISOString(),
    order: row.order_id,
    part,
    line,
    note,
    reference: row.provider_ref,
    fault,
    tries,
    next_try_on: row.try_at === null ? null : new Date(row.try_at).toISOString(),
    proof,
    to_account: isOwn && isOpenRefund(row.state) ? account : null,
    may_retry: isOwn && isOpenRefund(row.state) && !isBeside(reason),
    may_mark: isOwn && row.state === 'failed',
  };
}

/** What was paid for an order; `lines` is JSON: `[{name, total}]`, by their positions. */
interface PaidOrder {
  readonly id: string;
  readonly number: string;
  readonly currency: string;
  readonly shipping_total: number;
  readonly total: number;
  readonly lines: string;
}

/**
 * What may still be given back of an order, after these refunds of its payment.
 * @param withheld what disputes hold of it, and exchanges that wait; minor units
 */
export function toRefundable(
  order: PaidOrder,
  given: readonly RefundRow[],
  withheld = 0,
): RefundableOrder {
  const lines = JSON.parse(order.lines) as { name: string; total: number }[];
  const left = leftOf(
    { total: order.total, shipping: order.shipping_total, lines: lines.map(({ total }) => total) },
    [
      ...given.filter(({ order_id }) => order_id === order.id),
      { part: 'amount', line: null, amount: withheld },
    ],
  );
  return {
    order: order.id,
    number: order.number,
    currency: order.currency,
    left: left.total,
    shipping: left.shipping,
    lines: lines.map(({ name }, line) => ({ line, name, left: left.lines[line] ?? 0 })),
  };
}
