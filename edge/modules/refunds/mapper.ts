import type { RefundView } from '../../../shared/contracts/refunds.ts';
import { isOpenRefund } from '../../../shared/rules/refunds.ts';
import type { RefundRow } from './statements.ts';

/**
 * A refund as the staff of a store sees it.
 * @param isOwn whether that store may work on it
 */
export function toRefundView(row: RefundRow, isOwn: boolean): RefundView {
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
    may_retry: isOwn && isOpenRefund(row.state),
    may_mark: isOwn && row.state === 'failed',
  };
}
