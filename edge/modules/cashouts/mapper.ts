import type { Cashout } from '../../../shared/contracts/cashouts.ts';
import { mayCancel, type CashoutState } from '../../../shared/rules/cashouts.ts';
import type { CashoutRow } from './statements.ts';

/** A cash-out as its owner sees it. */
export function cashoutView(row: CashoutRow): Cashout {
  const state = row.state as CashoutState;
  return {
    id: row.id,
    amount: row.amount,
    withheld: row.withheld,
    state,
    hold: state === 'requested' ? row.hold : null,
    reason: row.reason,
    last_four: row.last_four,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    can_cancel: mayCancel(state),
  };
}
