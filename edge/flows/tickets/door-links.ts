import type { z } from 'zod';
import type {
  addDoorLink,
  DoorLink,
  listDoorLinks,
  OwnDoorLink,
} from '../../../shared/contracts/door-links.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { doorLinkEnd, doorLinkState } from '../../../shared/rules/door-links.ts';
import { tidyName } from '../../../shared/rules/names.ts';
import { hasEnded } from '../../../shared/rules/tickets.ts';
import {
  door,
  doorLinks,
  gates,
  type DoorLinkRow,
  type GateRow,
  type LinkDeviceRow,
} from '../../modules/tickets/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { doorCode } from './door-code.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** The links of an experience's door, with their addresses and the devices that opened them. */
export async function readDoorLinks(
  scope: RequestScope,
  event: string,
): Promise<Result<z.input<(typeof listDoorLinks)['answer']>, Failure>> {
  const { cell, tenant, locale, ports } = scope;
  const [found, links, devices, ways] = await Promise.all([
    cell.first(door.findEvent(tenant.storeId, event, locale)),
    cell.read(doorLinks.listLinks(tenant.storeId, event)),
    cell.read(doorLinks.listDevices(tenant.storeId, event)),
    cell.read(gates.listGateNames(tenant.storeId, event)),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const now = ports.clock.now();
  return ok({
    results: await Promise.all(
      links.map((link) => toOwn(scope, link, gateOf(link, ways), devices)),
    ),
    latest_end: iso(doorLinkEnd(found.experience_date, now)),
  });
}

type Named = Pick<GateRow, 'id' | 'name'>;

function gateOf({ gate_id: id }: DoorLinkRow, ways: readonly Named[]): Named | null {
  return ways.find((one) => one.id === id) ?? null;
}

function toLink(row: DoorLinkRow, gate: Named | null, now: number): DoorLink {
  const { id, name, expires_at: end } = row;
  return {
    id,
    name,
    state: doorLinkState(row, now),
    expires_at: iso(end),
    gate: gate && { id: gate.id, name: gate.name },
  };
}

async function toOwn(
  { env, tenant, ports }: RequestScope,
  row: DoorLinkRow,
  gate: Named | null,
  devices: readonly LinkDeviceRow[],
): Promise<OwnDoorLink> {
  const link = toLink(row, gate, ports.clock.now());
  const code = await doorCode(env, tenant.storeId, row.id);
  return {
    ...link,
    url: link.state === 'open' ? `${tenant.origin}${tenant.base}/puerta#${code}` : null,
    devices: devices
      .filter(({ link_id: of }) => of === row.id)
      .map(({ agent, opened_at: opened, seen_at: seen }) => ({
        agent,
        opened_at: iso(opened),
        seen_at: iso(seen),
      })),
  };
}

/** Makes a link of an experience's door or of one gate of it, until the door is closed at the latest. */
export async function makeDoorLink(
  scope: RequestScope,
  event: string,
  { name: typed, expires_at: wanted, gate: gateId }: z.output<(typeof addDoorLink)['body']>,
): Promise<Result<Change<DoorLink>, Failure>> {
  const { cell, tenant, locale, ports } = scope;
  const { storeId } = tenant;
  const [found, gate, { accountId }] = await Promise.all([
    cell.first(door.findEvent(storeId, event, locale)),
    gateId === null ? null : cell.first(gates.findGate(storeId, gateId)),
    signedIn(scope),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  if (gateId !== null && gate?.item_id !== event) return fail({ code: 'gate_not_found' });
  const now = ports.clock.now();
  if (hasEnded(found.experience_date, now)) return fail({ code: 'experience_ended' });
  const latest = doorLinkEnd(found.experience_date, now);
  const end = wanted === undefined ? latest : Date.parse(wanted);
  if (end <= now || end > latest) return fail({ code: 'door_link_end', field: 'expires_at' });
  const name = tidyName(typed);
  const id = newId('doorLink');
  const row = { id, item_id: event, gate_id: gateId, name, made_at: now, expires_at: end };
  const entry = await traceOf(scope, {
    subject: 'door_link',
    subjectId: id,
    before: null,
    after: { name, event: found.name, expires_at: iso(end), ...(gate && { gate: gate.name }) },
  });
  return ok({
    answer: toLink({ ...row, revoked_at: null }, gate ?? null, now),
    statements: [
      ...doorLinks.insertLink({ ...row, store_id: storeId, made_by: accountId }),
      ...entry,
    ],
    refused: ({ kind }) =>
      Promise.resolve({
        code: kind === 'assert' ? 'too_many_door_links' : 'idempotency_in_progress',
      }),
  });
}

/** Ends a link at once, for good. One that is over already stays as it is. */
export async function endDoorLink(
  scope: RequestScope,
  { event, id }: { readonly event: string; readonly id: string },
): Promise<Result<Change<DoorLink>, Failure>> {
  const { cell, tenant, ports } = scope;
  const [row, ways, { accountId }] = await Promise.all([
    cell.first(doorLinks.findLink(tenant.storeId, id)),
    cell.read(gates.listGateNames(tenant.storeId, event)),
    signedIn(scope),
  ]);
  if (row?.item_id !== event) return fail({ code: 'door_link_not_found' });
  const now = ports.clock.now();
  const after = { ...row, revoked_at: row.revoked_at ?? now };
  const entry = await traceOf(scope, {
    subject: 'door_link',
    subjectId: id,
    named: { name: row.name },
    before: { is_revoked: row.revoked_at !== null },
    after: { is_revoked: true },
  });
  return ok({
    answer: toLink(after, gateOf(row, ways), now),
    statements: [doorLinks.revokeLink(id, accountId, now), ...entry],
  });
}
