import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { VerdictView } from '../../../shared/contracts/door.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { shownEvent as event, toldAdmitted } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { doorModel } from './model.ts';
import type { KeptDoor } from './model/kept-door.ts';

const t = messages.es;
const env = pageEnv({ base: '/tienda/a' });
const PATH = '/tienda/a/api/tickets-admin/events/it_1/admissions';

function opened(answers: readonly Response[], kept?: KeptDoor, door = event) {
  const left = [...answers];
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    async () => left.shift() ?? Response.error(),
  );
  const toast = vi.fn<(notice: object) => void>();
  const play = vi.fn<(sound: string) => void>();
  const api = { base: env.base, tag: 'es-MX', fetch, wait: async () => {} } as const;
  const memory = { read: () => 'dg_south', keep: vi.fn<(gate: string | null) => void>() };
  const way = { read: () => 'out', keep: vi.fn<(way: string | null) => void>() };
  const ports = { t, toast, api, play, kept, memory: { gate: memory, way } };
  const model = doorModel(ports, { event: door, told: null });
  const made = () => fetch.mock.calls.map(([url, { method, body }]) => [method, url, body]);
  return { model, toast, play, made, keep: memory.keep, keepWay: way.keep };
}

const used: VerdictView = { ...toldAdmitted, verdict: 'already_admitted' };

test('a code is sent, and its answer is shown, counted and heard', async () => {
  const { model, play, made } = opened([Response.json(toldAdmitted)]);
  await model.read('  0123-4567-89AB ');
  expect(made()).toEqual([
    ['POST', PATH, JSON.stringify({ code: '0123-4567-89AB', gate: null, way: 'in' })],
  ]);
  expect(model.$told.value).toEqual(toldAdmitted);
  expect(model.$counts.value).toEqual({ tickets: 3, admitted: 2, outside: 0 });
  expect(play).toHaveBeenCalledWith('admitted');
  await model.read('   ');
  expect(made()).toHaveLength(1);
});

test('a ticket that another phone has let in is shown and heard as used', async () => {
  const { model, play, made, toast } = opened([Response.json(used)]);
  await model.read('0123456789ab');
  expect(made()).toHaveLength(1);
  expect(model.$told.value?.verdict).toBe('already_admitted');
  expect(play).toHaveBeenCalledWith('already_admitted');
  expect(toast).not.toHaveBeenCalled();
});

test('an admission is taken back, and the count with it', async () => {
  const { model, made, toast } = opened([
    Response.json(toldAdmitted),
    Response.json(toldAdmitted.attendant),
  ]);
  await model.read('0123456789ab');
  await model.undo();
  expect(made()[1]?.slice(0, 2)).toEqual(['DELETE', `${PATH}/tk_1`]);
  expect(model.$told.value).toBeNull();
  expect(model.$counts.value).toEqual({ tickets: 3, admitted: 1, outside: 0 });
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
});

test('a failed call is told, and the last answer stays', async () => {
  const { model, toast } = opened([
    Response.json(toldAdmitted),
    Response.json({ code: 'item_not_found', message: 'No', request_id: 'rq' }, { status: 404 }),
  ]);
  await model.read('a');
  await model.read('b');
  expect(model.$told.value).toEqual(toldAdmitted);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
});

test('without an answer soon the kept list answers, and a later answer of the edge is noted in it', async () => {
  const scan = vi.fn<KeptDoor['scan']>(async () => toldAdmitted);
  const note = vi.fn<KeptDoor['note']>(async () => undefined);
  const kept = { scan, note, $waiting: signal(0) } as unknown as KeptDoor;
  const { model, made, play } = opened([Response.error(), Response.json(toldAdmitted)], kept);
  await model.read('0123456789ab');
  expect(made()).toHaveLength(1);
  expect(scan).toHaveBeenCalledWith('0123456789ab', {
    key: expect.any(String),
    gate: null,
    way: 'in',
  });
  expect([model.$isAlone.value, model.$told.value]).toEqual([true, toldAdmitted]);
  expect(play).toHaveBeenCalledWith('admitted');
  await model.read('0123456789ab');
  expect(note).toHaveBeenCalledWith(toldAdmitted);
  expect(model.$isAlone.value).toBe(false);
});

test('a refusal of the edge is no lack of connection, and without a list the failure is told', async () => {
  const scan = vi.fn<KeptDoor['scan']>(async () => undefined);
  const refused = vi.fn<KeptDoor['refused']>(async () => undefined);
  const kept = { scan, refused, $waiting: signal(0) } as unknown as KeptDoor;
  const refusal = { code: 'item_not_found', message: 'No', request_id: 'rq' };
  const { model, toast } = opened([Response.json(refusal, { status: 404 })], kept);
  await model.read('0123456789ab');
  expect(scan).not.toHaveBeenCalled();
  await model.read('0123456789ab');
  expect(scan).toHaveBeenCalledOnce();
  expect(refused).toHaveBeenCalledWith('item_not_found');
  expect(toast).toHaveBeenCalledTimes(2);
  expect(model.$told.value).toBeNull();
});

test('the counts are asked for anew, and the list with them once a minute or while scans wait', async () => {
  const refresh = vi.fn<KeptDoor['refresh']>(async () => true);
  const $waiting = signal(0);
  const kept = { refresh, $waiting } as unknown as KeptDoor;
  const counted = () => Response.json({ ...event, admitted: 2, kinds: [] });
  const { model } = opened([counted(), counted(), counted()], kept);
  await model.live();
  expect(model.$counts.value).toEqual({ tickets: 3, admitted: 2, outside: 0 });
  await model.live();
  expect(refresh).toHaveBeenCalledOnce();
  $waiting.value = 1;
  await model.live();
  expect(refresh).toHaveBeenCalledTimes(2);
  // The line is broken again.
  await model.live();
  expect(refresh).toHaveBeenCalledTimes(2);
});

const gates = [
  { id: 'dg_north', name: 'Norte', skus: null },
  { id: 'dg_south', name: 'Sur', skus: null },
];

test('the gate that the device has kept is chosen again, stands in each call, and goes with its gate', async () => {
  const counted = Response.json({ ...event, gates: gates.slice(0, 1), kinds: [] });
  const { model, made, keep } = opened([Response.json(toldAdmitted), counted], undefined, {
    ...event,
    gates,
  });
  model.remember();
  expect(model.$gate.value).toBe('dg_south');
  model.choose('dg_north');
  model.remember();
  expect([model.$gate.value, keep.mock.calls]).toEqual(['dg_north', [['dg_north']]]);
  model.choose('dg_south');
  await model.read('0123456789ab');
  expect(made()[0]?.[2]).toBe(
    JSON.stringify({ code: '0123456789ab', gate: 'dg_south', way: 'in' }),
  );
  await model.live();
  expect([model.$gates.value.length, model.$gate.value]).toEqual([1, null]);
});

test('a link of one gate stays at that gate', () => {
  const { model } = opened([], undefined, { ...event, gates, gate: 'dg_north' });
  model.remember();
  expect(model.$gate.value).toBe('dg_north');
});

test('where people may come back the way is chosen, kept, and stands in each call', async () => {
  const left: VerdictView = { ...toldAdmitted, verdict: 'left', outside: 1 };
  const closed = Response.json({ ...event, kinds: [] });
  const { model, made, play, keepWay } = opened([Response.json(left), closed], undefined, {
    ...event,
    has_reentry: true,
  });
  model.remember();
  expect(model.$way.value).toBe('out');
  model.turn('in');
  model.turn('out');
  expect(keepWay.mock.calls).toEqual([[null], ['out']]);
  await model.read('0123456789ab');
  expect(made()[0]?.[2]).toBe(JSON.stringify({ code: '0123456789ab', gate: null, way: 'out' }));
  expect(model.$counts.value).toEqual({ tickets: 3, admitted: 2, outside: 1 });
  expect(play).toHaveBeenCalledWith('left');
  // The store stops it: codes go in again.
  await model.live();
  expect([model.$hasReentry.value, model.$way.value]).toEqual([false, 'in']);
});

test('where people may not come back the kept way is none', () => {
  const { model } = opened([]);
  model.remember();
  expect(model.$way.value).toBe('in');
});
