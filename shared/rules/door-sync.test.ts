import { expect, test } from 'vitest';
import { settleScans, type OfflineScan, type SyncedTicket } from './door-sync.ts';

const NOW = 1_000_000;
const ticket = (given: Partial<SyncedTicket> = {}): SyncedTicket => ({
  id: 'tk_1',
  code: 'aa',
  voided_at: null,
  admitted_at: null,
  admitted_by: null,
  admitted_gate: null,
  ...given,
});
const scan = (id: string, given: Partial<OfflineScan> = {}): OfflineScan => ({
  id,
  ticket: 'tk_1',
  code: 'aa',
  at: NOW - 100,
  gate: null,
  ...given,
});
const outcomes = (scans: OfflineScan[], tickets = [ticket()]) =>
  settleScans(scans, tickets, 'ac_me', NOW).map(({ id, outcome }) => [id, outcome]);

test('the first scan of a ticket admits it, and the later one is a double that says so', () => {
  const settled = settleScans(
    [
      scan('late', { at: NOW - 10, gate: 'dg_south' }),
      scan('early', { at: NOW - 50, gate: 'dg_north' }),
    ],
    [ticket()],
    'ac_me',
    NOW,
  );
  expect(settled).toMatchObject([
    { id: 'early', outcome: 'admitted', first: null },
    { id: 'late', outcome: 'double', first: { at: NOW - 50, by: 'ac_me', gate: 'dg_north' } },
  ]);
});

test('a ticket that another device has admitted is a double, whatever the clocks say', () => {
  const tickets = [
    ticket({ admitted_at: NOW - 5, admitted_by: 'ac_other', admitted_gate: 'dg_north' }),
  ];
  expect(settleScans([scan('one')], tickets, 'ac_me', NOW)[0]).toMatchObject({
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
  expect(settleScans([scan('one', { at: NOW + 9_999 })], [ticket()], 'ac_me', NOW)[0]?.at).toBe(
    NOW,
  );
});
