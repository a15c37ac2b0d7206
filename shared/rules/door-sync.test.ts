import { expect, test } from 'vitest';
import { settleScans, type OfflineScan, type SyncedTicket } from './door-sync.ts';

const NOW = 1_000_000;
const ONCE = { by: 'ac_me', now: NOW, hasReentry: false };
const ticket = (given: Partial<SyncedTicket> = {}): SyncedTicket => ({
  id: 'tk_1',
  code: 'aa',
  voided_at: null,
  admitted_at: null,
  admitted_by: null,
  admitted_gate: null,
  left_at: null,
  moved_at: null,
  moved_by: null,
  moved_gate: null,
  ...given,
});
const scan = (id: string, given: Partial<OfflineScan> = {}): OfflineScan => ({
  id,
  ticket: 'tk_1',
  code: 'aa',
  at: NOW - 100,
  gate: null,
  way: 'in',
  ...given,
});
const outcomes = (scans: OfflineScan[], tickets = [ticket()]) =>
  settleScans(scans, tickets, ONCE).scans.map(({ id, outcome }) => [id, outcome]);

test('the first scan of a ticket admits it, and the later one is a double that says so', () => {
  const settled = settleScans(
    [
      scan('late', { at: NOW - 10, gate: 'dg_south' }),
      scan('early', { at: NOW - 50, gate: 'dg_north' }),
    ],
    [ticket()],
    ONCE,
  );
  expect(settled.scans).toMatchObject([
    { id: 'early', outcome: 'admitted', first: null },
    { id: 'late', outcome: 'double', first: { at: NOW - 50, by: 'ac_me', gate: 'dg_north' } },
  ]);
});

test('a ticket that another device has admitted is a double, whatever the clocks say', () => {
  const tickets = [
    ticket({ admitted_at: NOW - 5, admitted_by: 'ac_other', admitted_gate: 'dg_north' }),
  ];
  expect(settleScans([scan('one')], tickets, ONCE).scans[0]).toMatchObject({
    outcome: 'double',
    first: { at: NOW - 5, by: 'ac_other', gate: 'dg_north' },
  });
});

test('void, replaced and unknown tickets are told as such, and admit nobody', () => {
  expect(outcomes([scan('one')], [ticket({ voided_at: 1 })])).toEqual([['one', 'void']]);
  expect(outcomes([scan('one', { code: 'bb' })])).toEqual([['one', 'replaced']]);
  expect(outcomes([scan('one', { ticket: 'tk_2' })])).toEqual([['one', 'unknown']]);
  expect(outcomes([scan('old', { code: 'bb', at: 1 }), scan('new')])).toEqual([
    ['old', 'replaced'],
    ['new', 'admitted'],
  ]);
});

test('a clock that is ahead scanned now', () => {
  expect(settleScans([scan('one', { at: NOW + 9_999 })], [ticket()], ONCE).scans[0]?.at).toBe(NOW);
});

const AGAIN = { ...ONCE, hasReentry: true };
const settle = (ways: readonly ('in' | 'out')[], given: Partial<SyncedTicket> = {}, how = AGAIN) =>
  settleScans(
    ways.map((way, n) => scan(String(n), { way, at: NOW - 50 + n, gate: `dg_${n}` })),
    [ticket(given)],
    how,
  );
const told = (settled: ReturnType<typeof settle>) => settled.scans.map(({ outcome }) => outcome);

test('a ticket goes in, out and in again in the order in which it was scanned, and ends where its last scan left it', () => {
  const settled = settle(['out', 'in', 'in', 'out', 'out', 'in']);
  expect(told(settled)).toEqual([
    'not_inside',
    'admitted',
    'double',
    'left',
    'not_inside',
    'returned',
  ]);
  expect(settled.tickets).toEqual([
    ticket({
      admitted_at: NOW - 49,
      admitted_by: 'ac_me',
      admitted_gate: 'dg_1',
      moved_at: NOW - 45,
      moved_by: 'ac_me',
      moved_gate: 'dg_5',
    }),
  ]);
  expect(settle(['in', 'out']).tickets[0]).toMatchObject({ left_at: NOW - 49 });
});

test('where nobody comes back a second way in is a double, and what moves nobody changes no ticket', () => {
  expect(told(settle(['in', 'out', 'in'], {}, ONCE))).toEqual(['admitted', 'left', 'double']);
  const outside = { admitted_at: 1, admitted_by: 'ac_o', left_at: 2, moved_at: 2 };
  const settled = settle(['out', 'in'], outside, ONCE);
  expect(told(settled)).toEqual(['not_inside', 'double']);
  expect(settled.tickets).toEqual([]);
});

test('a scan that is older than what is known of its ticket moves nobody', () => {
  const outside = { admitted_at: 1, admitted_by: 'ac_o', left_at: NOW, moved_at: NOW };
  expect(told(settle(['in'], outside))).toEqual(['double']);
  const inside = { admitted_at: NOW, admitted_by: 'ac_o' };
  expect(told(settle(['out'], inside))).toEqual(['not_inside']);
  expect(told(settle(['out'], { ...inside, admitted_at: 1, moved_at: NOW }))).toEqual([
    'not_inside',
  ]);
});
