import type { z } from 'zod';
import {
  DOOR_LIST_PAGE,
  type KeptTicket,
  type listDoorTickets,
  type SyncedScan,
  type syncDoorScans,
} from '../../../shared/contracts/door-offline.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { settleScans, type SettledScan } from '../../../shared/rules/door-sync.ts';
import { stateOf } from '../../../shared/rules/tickets.ts';
import { attributesOf, door, gates, offline, type KeptRow } from '../../modules/tickets/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { doorReader, whileStands } from './door-reader.ts';
import { namesOf } from './names.ts';

/** A part of an event's tickets with its gates, for a device that keeps them. One round trip. */
export async function readDoorList(
  { cell, tenant: { storeId }, locale }: RequestScope,
  event: string,
  after: string,
): Promise<Result<z.output<(typeof listDoorTickets)['answer']>, Failure>> {
  const [found, rows, ways] = await Promise.all([
    cell.first(door.findEvent(storeId, event, locale)),
    cell.read(offline.listKept(storeId, event, after, DOOR_LIST_PAGE, locale)),
    cell.read(gates.listGates(storeId, event)),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const last = rows.length < DOOR_LIST_PAGE ? undefined : rows.at(-1);
  return ok({
    tickets: rows.map(toKept),
    gates: ways.map(gates.toGate),
    has_reentry: found.has_reentry === 1,
    next: last?.id ?? null,
  });
}

function toKept(row: KeptRow): KeptTicket {
  const { id, code, sku_id: sku, full_name, description, admitted_at: at, left_at: left } = row;
  return {
    id,
    code,
    sku,
    full_name,
    kind: description === null ? '' : Object.values(attributesOf(description)).join(' · '),
    state: stateOf(row),
    admitted_at: at === null ? null : new Date(at).toISOString(),
    admitted_gate: at === null ? null : row.gate_name,
    left_at: left === null ? null : new Date(left).toISOString(),
  };
}

type Told = z.output<(typeof syncDoorScans)['body']>;
interface Synced {
  scans: SyncedScan[];
  tickets: number;
  admitted: number;
  outside: number;
}

/**
 * Takes what a device has scanned without a connection. A scan that was told before keeps its outcome; of
 * the others each ticket is admitted once, and goes out and comes back by the event's present setting. The gate let it in by the kinds that the device knew; a scan whose gate the event does not have
 * names none. Undo: none, since the person is inside.
 */
export async function syncScans(
  scope: RequestScope,
  event: string,
  { device, scans }: Told,
): Promise<Result<Change<Synced>, Failure>> {
  const {
    cell,
    tenant: { storeId },
    locale,
  } = scope;
  const ids = scans.map(({ id }) => id);
  const named = [...new Set(scans.map(({ ticket }) => ticket))];
  const [found, tickets, told, ways, reader] = await Promise.all([
    cell.first(door.findEvent(storeId, event, locale)),
    cell.read(offline.listNamed(storeId, event, named)),
    cell.read(offline.listTold(event, ids)),
    cell.read(gates.listGateNames(storeId, event)),
    doorReader(scope),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const now = scope.ports.clock.now();
  const gateNames = new Map(ways.map(({ id, name }) => [id, name]));
  const gateName = (id: string | null) => (id === null ? null : (gateNames.get(id) ?? null));
  const before = new Set(told.map(({ id }) => id));
  const fresh = new Map(
    scans.filter(({ id }) => !before.has(id)).map((scan) => [scan.id, scan] as const),
  );
  const settled = settleScans(
    [...fresh.values()].map(({ scanned_at: at, gate, ...scan }) => ({
      ...scan,
      at: Date.parse(at),
      gate: reader.gate ?? (gate !== null && gateNames.has(gate) ? gate : null),
    })),
    tickets,
    { by: reader.id, now, hasReentry: found.has_reentry === 1 },
  );
  const all: Pick<SettledScan, 'id' | 'ticket' | 'at' | 'outcome' | 'first'>[] = [
    ...told.map(({ ticket_id: ticket, scanned_at: at, first_at, id, outcome, ...row }) => ({
      id,
      ticket,
      at,
      outcome,
      first: first_at === null ? null : { at: first_at, by: row.first_by, gate: row.first_gate },
    })),
    ...settled.scans,
  ];
  const names = await namesOf(
    scope,
    all.map(({ first }) => first?.by ?? null),
  );
  const people = new Map(tickets.map(({ id, full_name }) => [id, full_name]));
  const number = (wanted: SettledScan['outcome']) =>
    settled.scans.filter(({ outcome }) => outcome === wanted).length;
  return ok({
    answer: {
      scans: all.map(({ id, ticket, outcome, at, first }) => ({
        id,
        outcome,
        full_name: people.get(ticket) ?? '',
        scanned_at: new Date(at).toISOString(),
        first: first && {
          at: new Date(first.at).toISOString(),
          by: first.by === null ? null : (names.get(first.by) ?? null),
          gate: gateName(first.gate),
        },
      })),
      tickets: found.tickets,
      admitted: found.admitted + number('admitted'),
      outside: found.outside + number('left') - number('returned'),
    },
    statements:
      settled.scans.length === 0
        ? []
        : [
            ...whileStands(reader, now),
            ...offline.keepScans(
              { ...settled, before: tickets },
              { event, device, reader: reader.id },
              now,
            ),
          ],
    refused: ({ kind }) =>
      Promise.resolve({ code: kind === 'assert' ? 'ticket_changed' : 'idempotency_in_progress' }),
  });
}
