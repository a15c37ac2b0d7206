import { TALLY_READERS, type DoorTally } from '../../../shared/contracts/door-tally.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { attributesOf, door, tally } from '../../modules/tickets/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { namesOf } from './names.ts';

/**
 * An experience's tickets counted by their kind, and its admissions by the account or link that made them, and by gate. A kind
 * that the experience no longer sells is left out.
 */
export async function readTally(
  scope: RequestScope,
  event: string,
): Promise<Result<DoorTally, Failure>> {
  const {
    cell,
    tenant: { storeId },
    locale,
  } = scope;
  const [found, kinds, byKind, byReader, byGate] = await Promise.all([
    cell.first(door.findEvent(storeId, event, locale)),
    cell.read(door.listKinds(event, locale)),
    cell.read(tally.countByKind(storeId, event)),
    cell.read(tally.countByReader(storeId, event, TALLY_READERS)),
    cell.read(tally.countByGate(storeId, event)),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const names = await namesOf(
    scope,
    byReader.map(({ admitted_by: by }) => by),
  );
  const counted = new Map(byKind.map((row) => [row.sku_id, row]));
  return ok({
    kinds: kinds.map(({ id: sku, attributes }) => ({
      sku,
      description: attributesOf(attributes),
      tickets: counted.get(sku)?.tickets ?? 0,
      admitted: counted.get(sku)?.admitted ?? 0,
    })),
    readers: byReader.map(({ admitted_by: by, admitted }) => ({
      name: by === null ? null : (names.get(by) ?? null),
      admitted,
    })),
    gates: byGate.some(({ name }) => name !== null) ? byGate : [],
  });
}
