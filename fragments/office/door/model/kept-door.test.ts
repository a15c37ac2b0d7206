import { expect, test, vi } from 'vitest';
import type { KeptTicket } from '../../../../shared/contracts/door-offline.ts';
import { toldAdmitted } from '../fixtures.ts';
import { keptDoor, type DoorVault, type Kept } from './kept-door.ts';

const NOW = new Date('2027-01-11T02:20:00.000Z');
/** A scan without a call before it, at the whole door. */
const ON_ITS_OWN = { key: null, gate: null, way: 'in' } as const;
const GATES = [
  { id: 'dg_north', name: 'Norte', skus: ['sk_1'] },
  { id: 'dg_south', name: 'Sur', skus: ['sk_2'] },
];
const event = { item: 'it_1', starts_at: '2027-01-11T02:30:00.000Z' };
const ticketOf = (n: number, given: Partial<KeptTicket> = {}): KeptTicket => ({
  id: `tk_${n}`,
  code: `00000000000${n}`,
  sku: 'sk_1',
  full_name: `Ana ${n}`,
  kind: 'General',
  state: 'valid',
  admitted_at: null,
  admitted_gate: null,
  left_at: null,
  ...given,
});

type Answers = Record<string, (body: unknown) => Response>;
const failing = (code: string, status: number) =>
  Response.json({ code, message: 'No', request_id: 'rq' }, { status });

/** A door whose edge answers by the last part of the path, and whose vault is a variable. */
async function opened(answers: Answers, found?: Kept) {
  let vaulted = found;
  const made: string[] = [];
  const fetch = async (url: string, { body }: RequestInit) => {
    const name = url.replace(/\?.*/, '').split('/').at(-1) ?? '';
    made.push(name);
    return answers[name]?.(typeof body === 'string' ? JSON.parse(body) : null) ?? Response.error();
  };
  const forget = vi.fn<DoorVault['forget']>(async () => undefined);
  let id = 0;
  const door = keptDoor(
    {
      api: { base: '', tag: 'es-MX', fetch, wait: async () => {} },
      vault: {
        read: async () => vaulted,
        write: async (kept) => void (vaulted = kept),
        forget,
      },
      newId: () => `id-${(id += 1)}`,
      now: () => NOW,
    },
    event,
  );
  await door.refresh();
  return { door, made, forget, vaulted: () => vaulted };
}

const listed = (...tickets: KeptTicket[]): Answers => ({
  'door-list': () => Response.json({ tickets, gates: GATES, has_reentry: true, next: null }),
});

test('without a connection each ticket of the list goes in once, and the scan is kept', async () => {
  const { door, vaulted } = await opened(listed(ticketOf(1), ticketOf(2, { state: 'void' })));
  expect(await door.scan('0000-0000-0001', ON_ITS_OWN)).toMatchObject({
    verdict: 'admitted',
    attendant: { full_name: 'Ana 1', admitted_at: NOW.toISOString() },
    tickets: 1,
    admitted: 1,
  });
  expect((await door.scan('000000000001', ON_ITS_OWN))?.verdict).toBe('already_admitted');
  expect((await door.scan('000000000002', ON_ITS_OWN))?.verdict).toBe('void');
  expect((await door.scan('000000000003', ON_ITS_OWN))?.verdict).toBe('unknown');
  expect(vaulted()?.scans).toMatchObject([{ ticket: 'tk_1', tried: null }]);
  const signature = `${'A'.repeat(85)}Q`;
  const shown = (code: string, item = 'it_1') => `tk_1.${item}.${code}.${signature}`;
  expect((await door.scan(shown('0000000000ff'), ON_ITS_OWN))?.verdict).toBe('replaced');
  expect((await door.scan(shown('000000000001', 'it_2'), ON_ITS_OWN))?.verdict).toBe('other_event');
});

test('a device without a list says nothing', async () => {
  const { door } = await opened({});
  expect(await door.scan('000000000001', ON_ITS_OWN)).toBeUndefined();
});

test('what waits is told, and a double stays until it is put away', async () => {
  const double = {
    id: 'id-2',
    outcome: 'double',
    full_name: 'Ana 1',
    scanned_at: NOW.toISOString(),
    first: { at: '2027-01-11T02:10:00.000Z', by: 'Taquilla' },
  };
  const { door, vaulted, made } = await opened({
    ...listed(ticketOf(1)),
    'door-scans': (body) => {
      expect(body).toMatchObject({ device: 'id-1', scans: [{ id: 'id-2', ticket: 'tk_1' }] });
      return Response.json({ scans: [double], tickets: 1, admitted: 1 });
    },
  });
  await door.scan('000000000001', ON_ITS_OWN);
  expect(door.$waiting.value).toBe(1);
  await door.refresh();
  expect(made).toEqual(['door-list', 'door-scans', 'door-list']);
  expect(door.$waiting.value).toBe(0);
  expect(vaulted()?.doubles).toEqual([double]);
  await door.dismiss();
  expect(vaulted()?.doubles).toEqual([]);
});

test('a call without an answer is asked again under its key, and was no double', async () => {
  const { door, made } = await opened({
    ...listed(ticketOf(1)),
    admissions: (body) => {
      expect(body).toEqual({ code: '0000-0000-0001', gate: null, way: 'in' });
      return Response.json(toldAdmitted);
    },
  });
  await door.scan('0000-0000-0001', { ...ON_ITS_OWN, key: 'the-key', gate: null });
  await door.refresh();
  expect(made).toEqual(['door-list', 'admissions', 'door-list']);
  expect([door.$waiting.value, door.$doubles.value]).toEqual([0, []]);
});

test('scans of an earlier visit are told; while they cannot be, the list stays as it is', async () => {
  const scan = {
    id: 'old',
    ticket: 'tk_1',
    code: '000000000001',
    scanned_at: NOW.toISOString(),
    gate: null,
    way: 'in' as const,
    tried: null,
  };
  const kept: Kept = {
    device: 'mine',
    tickets: [ticketOf(1)],
    gates: [],
    has_reentry: false,
    scans: [scan],
    doubles: [],
  };
  const { door, made } = await opened({}, kept);
  expect(made).toEqual(['door-scans', 'door-scans']);
  expect([door.$waiting.value, door.$tickets.value.length]).toEqual([1, 1]);
});

test('an account that may not have the list loses it', async () => {
  let answer = () =>
    Response.json({ tickets: [ticketOf(1)], gates: [], has_reentry: false, next: null });
  const { door, forget } = await opened({ 'door-list': () => answer() });
  answer = () => failing('not_allowed', 403);
  await door.refresh();
  expect(forget).toHaveBeenCalledOnce();
  expect(door.$tickets.value).toEqual([]);
  expect(door.$isRefused.value).toBe(true);
  answer = () =>
    Response.json({ tickets: [ticketOf(1)], gates: [], has_reentry: false, next: null });
  await door.refresh();
  expect([door.$tickets.value.length, door.$isRefused.value]).toEqual([1, false]);
});

test.each(['door-scans', 'admissions'])(
  'one that is refused as it tells %s loses the list, and keeps what waits',
  async (call) => {
    let isRefused = false;
    const refused = () => (isRefused ? failing('login_required', 401) : Response.error());
    const { door, forget } = await opened({ ...listed(ticketOf(1)), [call]: refused });
    await door.scan('000000000001', {
      ...ON_ITS_OWN,
      key: call === 'admissions' ? 'the-key' : null,
      gate: null,
    });
    isRefused = true;
    await door.refresh();
    expect(forget).toHaveBeenCalledWith(
      expect.objectContaining({
        tickets: [],
        scans: [expect.objectContaining({ ticket: 'tk_1' })],
      }),
    );
    expect([door.$tickets.value, door.$waiting.value]).toEqual([[], 1]);
  },
);

test('a scan that is refused forgets the list at once; another failure does not', async () => {
  const { door, forget } = await opened(listed(ticketOf(1)));
  await door.refused('ticket_changed');
  expect(forget).not.toHaveBeenCalled();
  await door.refused('login_required');
  expect(forget).toHaveBeenCalledOnce();
  expect(await door.scan('000000000001', ON_ITS_OWN)).toBeUndefined();
});

test('the door closes a day after the event has begun', async () => {
  const late = { ...event, starts_at: '2027-01-09T02:30:00.000Z' };
  const door = keptDoor(
    {
      api: { base: '', tag: 'es-MX', fetch: async () => Response.error(), wait: async () => {} },
      vault: {
        read: async () => ({
          device: 'd',
          tickets: [ticketOf(1)],
          gates: [],
          has_reentry: false,
          scans: [],
          doubles: [],
        }),
        write: async () => undefined,
        forget: async () => undefined,
      },
      newId: () => 'id',
      now: () => NOW,
    },
    late,
  );
  await door.refresh();
  expect((await door.scan('000000000001', ON_ITS_OWN))?.verdict).toBe('ended');
});

test('a gate refuses a kind that goes in elsewhere, names those gates, and stands in what is told', async () => {
  const told: unknown[] = [];
  const { door, vaulted } = await opened({
    ...listed(ticketOf(1)),
    'door-scans': (body) => {
      told.push(body);
      return Response.error();
    },
  });
  const south = await door.scan('000000000001', { ...ON_ITS_OWN, key: null, gate: 'dg_south' });
  expect(south).toMatchObject({ verdict: 'wrong_gate', gates: ['Norte'], admitted: 0 });
  const north = await door.scan('000000000001', { ...ON_ITS_OWN, key: null, gate: 'dg_north' });
  expect(north).toMatchObject({ verdict: 'admitted', attendant: { admitted_gate: 'Norte' } });
  const again = await door.scan('000000000001', { ...ON_ITS_OWN, key: null, gate: 'dg_south' });
  expect(again).toMatchObject({
    verdict: 'already_admitted',
    attendant: { admitted_gate: 'Norte' },
  });
  expect(vaulted()?.gates).toEqual(GATES);
  await door.refresh();
  expect(told[0]).toMatchObject({ scans: [{ ticket: 'tk_1', gate: 'dg_north' }] });
});

test('without a connection people go out and come back, each scan told with its way', async () => {
  const told: { scans: { way: string }[] }[] = [];
  const { door } = await opened({
    ...listed(ticketOf(1), ticketOf(2)),
    'door-scans': (body) => {
      told.push(body as (typeof told)[number]);
      return Response.error();
    },
  });
  const scan = async (code: string, way: 'in' | 'out') => door.scan(code, { ...ON_ITS_OWN, way });
  expect((await scan('000000000001', 'out'))?.verdict).toBe('not_inside');
  await scan('000000000001', 'in');
  expect(await scan('000000000001', 'out')).toMatchObject({
    verdict: 'left',
    attendant: { state: 'admitted', left_at: NOW.toISOString() },
    admitted: 1,
    outside: 1,
  });
  expect(await scan('000000000001', 'in')).toMatchObject({
    verdict: 'returned',
    attendant: { left_at: null },
    outside: 0,
  });
  expect((await scan('000000000001', 'in'))?.verdict).toBe('already_admitted');
  await door.refresh();
  expect(told[0]?.scans.map(({ way }) => way)).toEqual(['in', 'out', 'in']);
});

test('the edge’s word of a ticket is noted, and what was expected is no double', async () => {
  const scans = (['left', 'returned', 'not_inside', 'void'] as const).map((outcome, n) => ({
    id: `id-${n + 2}`,
    outcome,
    full_name: 'Ana 1',
    scanned_at: NOW.toISOString(),
    first: null,
  }));
  const { door } = await opened({
    ...listed(ticketOf(1, { state: 'admitted', admitted_at: NOW.toISOString() })),
    'door-scans': () => Response.json({ scans, tickets: 1, admitted: 1, outside: 0 }),
  });
  const attendant = { ...toldAdmitted.attendant!, left_at: NOW.toISOString() };
  await door.note({ ...toldAdmitted, verdict: 'left', attendant });
  expect(door.$tickets.value[0]?.left_at).toBe(NOW.toISOString());
  await door.scan('000000000001', ON_ITS_OWN);
  await door.refresh();
  expect(door.$doubles.value.map(({ outcome }) => outcome)).toEqual(['void']);
});
