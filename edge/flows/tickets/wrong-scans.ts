import type { WrongScan } from '../../../shared/contracts/door-offline.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { door, gates, offline } from '../../modules/tickets/index.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { namesOf } from './names.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** The scans of an event that let somebody in and should not have, with the accounts and links that made them, and the gates. */
export async function readWrongScans(
  scope: RequestScope,
  event: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<{ results: WrongScan[]; matches_estimated: number }, Failure>> {
  const { cell, tenant, locale } = scope;
  const { storeId } = tenant;
  const [found, rows, counted, ways] = await Promise.all([
    cell.first(door.findEvent(storeId, event, locale)),
    cell.read(offline.listWrong(storeId, event, { ...page, limit: page.limit + 1 })),
    cell.first(offline.countWrong(storeId, event, COUNTED_MOST)),
    cell.read(gates.listGateNames(storeId, event)),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const shown = rows.slice(0, page.limit);
  const names = await namesOf(
    scope,
    shown.flatMap((row) => [row.account_id, row.first_by]),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const gateNames = new Map(ways.map(({ id, name }) => [id, name]));
  const gateOf = (id: string | null) => (id === null ? null : (gateNames.get(id) ?? null));
  return ok({
    results: shown.map(({ id, outcome, full_name, device, ...row }) => ({
      id,
      outcome,
      full_name,
      device,
      scanned_at: iso(row.scanned_at),
      scanned_by: nameOf(row.account_id),
      gate: gateOf(row.gate_id),
      told_at: iso(row.synced_at),
      first:
        row.first_at === null
          ? null
          : { at: iso(row.first_at), by: nameOf(row.first_by), gate: gateOf(row.first_gate) },
    })),
    matches_estimated: matchesOf(counted, page, rows.length),
  });
}
