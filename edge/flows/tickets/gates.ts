import type { z } from 'zod';
import type { addGate, DoorGate } from '../../../shared/contracts/door-gates.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { tidyName } from '../../../shared/rules/names.ts';
import { door, gates } from '../../modules/tickets/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';

type Asked = z.output<(typeof addGate)['body']>;
type Changed = Promise<Result<Change<DoorGate>, Failure>>;

interface Which {
  readonly event: string;
  readonly id: string;
}

/** What was asked for, where the event has all kinds of tickets that it names. */
async function wanted(
  { cell, tenant, locale }: RequestScope,
  event: string,
  { name, skus }: Asked,
): Promise<Result<{ name: string; skus: string[] | null; event: string }, Failure>> {
  const [found, kinds] = await Promise.all([
    cell.first(door.findEvent(tenant.storeId, event, locale)),
    cell.read(door.listKinds(event, locale)),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const own = new Set(kinds.map(({ id }) => id));
  if (skus?.some((sku) => !own.has(sku))) return fail({ code: 'invalid_request', field: 'skus' });
  return ok({
    name: tidyName(name),
    skus: skus && [...new Set(skus)],
    event: found.name,
  });
}

const jsonOf = (skus: readonly string[] | null): string | null =>
  skus === null ? null : JSON.stringify(skus);

/** Makes a gate of an experience. */
export async function makeGate(scope: RequestScope, event: string, asked: Asked): Changed {
  const given = await wanted(scope, event, asked);
  if (!given.ok) return given;
  const { name, skus } = given.value;
  const id = newId('doorGate');
  const entry = await traceOf(scope, {
    subject: 'door_gate',
    subjectId: id,
    before: null,
    after: given.value,
  });
  const row = { id, store_id: scope.tenant.storeId, item_id: event, name, skus: jsonOf(skus) };
  return ok({
    answer: { id, name, skus },
    statements: [...gates.insertGate({ ...row, made_at: scope.ports.clock.now() }), ...entry],
    refused: ({ kind }) =>
      Promise.resolve({ code: kind === 'assert' ? 'too_many_gates' : 'idempotency_in_progress' }),
  });
}

/** Changes a gate's name and kinds; codes that are read from now on go by them. */
export async function setGate(scope: RequestScope, { event, id }: Which, asked: Asked): Changed {
  const [given, row] = await Promise.all([
    wanted(scope, event, asked),
    scope.cell.first(gates.findGate(scope.tenant.storeId, id)),
  ]);
  if (!given.ok) return given;
  if (row?.item_id !== event) return fail({ code: 'gate_not_found' });
  const { name, skus } = given.value;
  const before = gates.toGate(row);
  const entry = await traceOf(scope, {
    subject: 'door_gate',
    subjectId: id,
    named: { event: given.value.event },
    before: { name: before.name, skus: before.skus },
    after: { name, skus },
  });
  return ok({
    answer: { id, name, skus },
    statements: [...gates.changeGate({ id, item_id: event, name, skus: jsonOf(skus) }), ...entry],
    refused: ({ kind }) =>
      Promise.resolve({ code: kind === 'assert' ? 'gate_not_found' : 'idempotency_in_progress' }),
  });
}

/** Removes a gate, unless an open link is fixed to it. */
export async function dropGate(scope: RequestScope, { event, id }: Which): Changed {
  const row = await scope.cell.first(gates.findGate(scope.tenant.storeId, id));
  if (row?.item_id !== event) return fail({ code: 'gate_not_found' });
  const gate = gates.toGate(row);
  const entry = await traceOf(scope, {
    subject: 'door_gate',
    subjectId: id,
    before: { name: gate.name, skus: gate.skus },
    after: null,
  });
  return ok({
    answer: gate,
    statements: [...gates.removeGate(id, scope.ports.clock.now()), ...entry],
    refused: ({ kind }) =>
      Promise.resolve({ code: kind === 'assert' ? 'gate_in_use' : 'idempotency_in_progress' }),
  });
}
