import type { z } from 'zod';
import type {
  Attendant,
  DoorEvent,
  listAttendants,
  listDoorEvents,
  OpenDoor,
} from '../../../shared/contracts/door.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { fold } from '../../../shared/rules/fold.ts';
import {
  attributesOf,
  door,
  gates,
  toAttendant,
  toDoorEvent,
} from '../../modules/tickets/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { COUNTED_EXACTLY } from '../../unit-of-work/counted.ts';
import { doorReader } from './door-reader.ts';
import { namesOf } from './names.ts';

/** A page of the store's experiences. One round trip. */
export async function readEvents(
  { cell, tenant, locale, ports }: RequestScope,
  { show, ...page }: z.output<(typeof listDoorEvents)['query']>,
): Promise<{ results: DoorEvent[]; matches_estimated: number }> {
  const now = ports.clock.now();
  const [rows, counted] = await Promise.all([
    cell.read(door.listEvents(tenant.storeId, show, now, locale, page)),
    cell.first(door.countEvents(tenant.storeId, show, now, COUNTED_EXACTLY)),
  ]);
  return {
    results: rows.map((row) => toDoorEvent(row, now)),
    matches_estimated: counted?.n ?? 0,
  };
}

/** One of the store's experiences, with the kinds of tickets and the gates that it has. */
export async function readEvent(
  scope: RequestScope,
  event: string,
): Promise<Result<OpenDoor, Failure>> {
  const { cell, tenant, locale, ports } = scope;
  const [row, kinds, ways, reader] = await Promise.all([
    cell.first(door.findEvent(tenant.storeId, event, locale)),
    cell.read(door.listKinds(event, locale)),
    cell.read(gates.listGates(tenant.storeId, event)),
    doorReader(scope),
  ]);
  if (!row) return fail({ code: 'item_not_found' });
  return ok({
    ...toDoorEvent(row, ports.clock.now()),
    kinds: kinds.map(({ id: sku, attributes }) => ({ sku, description: attributesOf(attributes) })),
    gates: ways.map(gates.toGate),
    gate: reader.gate,
  });
}

/** A page of an experience's attendants, by name. */
export async function readAttendants(
  scope: RequestScope,
  event: string,
  { text, state, sku, gate, ...page }: z.output<(typeof listAttendants)['query']>,
): Promise<Result<{ results: Attendant[]; matches_estimated: number }, Failure>> {
  const {
    cell,
    tenant: { storeId },
    locale,
  } = scope;
  const narrowed = { text: fold(text), state, sku, gate };
  const [found, rows, counted] = await Promise.all([
    cell.first(door.findEvent(storeId, event, locale)),
    cell.read(door.listAttendants(storeId, event, narrowed, locale, page)),
    cell.first(door.countAttendants(storeId, event, narrowed, COUNTED_EXACTLY)),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const names = await namesOf(
    scope,
    rows.map(({ admitted_by: by }) => by),
  );
  const now = scope.ports.clock.now();
  return ok({
    results: rows.map((row) => toAttendant(row, names, now)),
    matches_estimated: counted?.n ?? 0,
  });
}
