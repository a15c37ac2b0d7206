import type { AuthorizationView } from '../../../shared/contracts/authorization-view.ts';
import { isFree } from '../../../shared/rules/authorizations.ts';
import type { AuthorizationRow, StepRow } from './statements.ts';

/**
 * An authorisation as the staff of the store that delivers its order reads it.
 * @param steps the latest first
 * @param names of the accounts that asked, by their ids
 */
export function toAuthorizationView(
  row: AuthorizationRow,
  steps: readonly StepRow[],
  names: ReadonlyMap<string, string | null>,
): AuthorizationView {
  const isoOf = (at: number) => new Date(at).toISOString();
  const named = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? null });
  return {
    amount: row.amount,
    captured: row.captured,
    state: row.state,
    authorized_on: isoOf(row.authorized_at),
    ends_on: isoOf(row.ends_at),
    asked: row.state === 'standing' ? row.asked : null,
    reason: row.reason,
    fault: row.state === 'standing' ? row.fault : null,
    may_capture: isFree(row),
    steps: steps.map(({ n, at, step, amount, account_id: by, fault }) => ({
      id: String(n),
      at: isoOf(at),
      step,
      amount,
      by: named(by),
      fault,
    })),
  };
}
