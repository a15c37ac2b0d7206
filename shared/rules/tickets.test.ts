import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DOOR_OPEN_MS,
  doorWays,
  hasEnded,
  isPass,
  judge,
  stateOf,
  type Door,
  type TicketFacts,
} from './tickets.ts';

const NOW = Date.parse('2026-11-26T20:00:00Z');
const door: Door = {
  event: 'it_1',
  startsAt: NOW,
  isCanceled: false,
  gate: null,
  way: 'in',
  hasReentry: false,
  now: NOW,
};
const good: TicketFacts = {
  item_id: 'it_1',
  sku_id: 'sk_1',
  code: 'a',
  voided_at: null,
  admitted_at: null,
  left_at: null,
};
const signed = { kind: 'signed', code: 'a', isOwnEvent: true, isSigned: true } as const;
const typed = { kind: 'typed' } as const;

test('each ticket that does not go in is refused for its own reason', () => {
  expect(judge(signed, good, door)).toBe('admitted');
  expect(judge(typed, good, door)).toBe('admitted');
  expect(judge({ kind: 'none' }, undefined, door)).toBe('unknown');
  expect(judge(typed, undefined, door)).toBe('unknown');
  expect(judge({ ...signed, isOwnEvent: false, isSigned: false }, undefined, door)).toBe(
    'other_store',
  );
  expect(judge({ ...signed, isSigned: false }, good, door)).toBe('forged');
  expect(judge(signed, undefined, door)).toBe('forged');
  expect(judge({ ...signed, code: 'b' }, good, door)).toBe('replaced');
  expect(judge(signed, { ...good, item_id: 'it_2' }, door)).toBe('other_event');
  expect(judge(signed, { ...good, voided_at: NOW }, door)).toBe('void');
  expect(judge(signed, { ...good, admitted_at: NOW }, door)).toBe('already_admitted');
  expect(judge(signed, good, { ...door, now: NOW + DOOR_OPEN_MS })).toBe('ended');
  const gate = { skus: ['sk_2'] };
  expect(judge(signed, good, { ...door, gate })).toBe('wrong_gate');
  expect(judge(signed, { ...good, sku_id: 'sk_2' }, { ...door, gate })).toBe('admitted');
  expect(judge(signed, { ...good, admitted_at: NOW }, { ...door, gate })).toBe('already_admitted');
  expect(judge(signed, good, { ...door, gate, now: NOW + DOOR_OPEN_MS })).toBe('ended');
  const off = { ...door, isCanceled: true };
  expect(judge(typed, { ...good, voided_at: NOW }, off)).toBe('canceled');
  expect(judge(typed, { ...good, item_id: 'it_2' }, off)).toBe('other_event');
});

test('only a good ticket of the event, by its own code, is ever admitted', () => {
  const at = fc.option(fc.constant(NOW), { nil: null });
  const code = fc.constantFrom('a', 'b');
  const anyTicket = fc.option(
    fc.record({
      item_id: fc.constantFrom('it_1', 'it_2'),
      sku_id: fc.constantFrom('sk_1', 'sk_2'),
      code,
      voided_at: at,
      admitted_at: at,
      left_at: fc.constant(null),
    }),
    { nil: undefined },
  );
  const anyCode = fc.oneof(
    fc.constant(typed),
    fc.constant({ kind: 'none' } as const),
    fc.record({
      kind: fc.constant('signed' as const),
      code,
      isOwnEvent: fc.boolean(),
      isSigned: fc.boolean(),
    }),
  );
  const anyGate = fc.constantFrom(null, { skus: null }, { skus: ['sk_2'] });
  fc.assert(
    fc.property(
      anyCode,
      anyTicket,
      anyGate,
      fc.nat(3 * DOOR_OPEN_MS),
      (read, ticket, gate, later) => {
        if (judge(read, ticket, { ...door, gate, now: NOW + later }) !== 'admitted') return;
        expect(gate?.skus ?? ['sk_1', 'sk_2']).toContain(ticket?.sku_id);
        expect(ticket).toMatchObject({ item_id: 'it_1', voided_at: null, admitted_at: null });
        expect(later).toBeLessThan(DOOR_OPEN_MS);
        if (read.kind === 'signed') {
          expect(read).toEqual({ ...signed, code: ticket?.code });
        }
      },
    ),
  );
});

test('an experience without a date never ends', () => {
  expect(hasEnded(null, NOW)).toBe(false);
  expect(hasEnded(NOW, NOW + DOOR_OPEN_MS - 1)).toBe(false);
});

test('a void ticket is void although it was used', () => {
  expect(stateOf({ voided_at: NOW, admitted_at: NOW })).toBe('void');
  expect(stateOf({ voided_at: null, admitted_at: NOW })).toBe('admitted');
});

test('whoever is inside goes out, and comes back where the experience allows it', () => {
  const open = { ...door, hasReentry: true };
  const inside = { ...good, admitted_at: NOW };
  const outside = { ...inside, left_at: NOW };
  const out = { ...open, way: 'out' } as const;
  expect(judge(signed, good, out)).toBe('not_inside');
  expect(judge(signed, inside, out)).toBe('left');
  expect(judge(signed, outside, out)).toBe('not_inside');
  expect(judge(signed, outside, open)).toBe('returned');
  expect(judge(signed, inside, open)).toBe('already_admitted');
  expect(judge(signed, outside, door)).toBe('already_admitted');
  // The way in again is the way in: at its gates, until the door closes.
  const gate = { skus: ['sk_2'] };
  expect(judge(signed, outside, { ...open, gate })).toBe('wrong_gate');
  expect(judge(signed, outside, { ...open, now: NOW + DOOR_OPEN_MS })).toBe('ended');
  expect(judge(signed, outside, { ...open, isCanceled: true })).toBe('canceled');
  // The way out is always open.
  expect(judge(signed, inside, { ...out, gate, now: NOW + DOOR_OPEN_MS })).toBe('left');
  expect(judge(signed, inside, { ...out, isCanceled: true })).toBe('left');
  expect(judge(signed, { ...inside, voided_at: NOW }, out)).toBe('void');
});

test('of every history no more people are inside by a ticket than one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...doorWays)), fc.boolean(), (ways, hasReentry) => {
      let ticket = good;
      let inside = 0;
      for (const way of ways) {
        const verdict = judge(typed, ticket, { ...door, way, hasReentry });
        if (!isPass(verdict)) continue;
        inside += verdict === 'left' ? -1 : 1;
        ticket = { ...ticket, admitted_at: NOW, left_at: verdict === 'left' ? NOW : null };
        expect([0, 1]).toContain(inside);
      }
    }),
  );
});
