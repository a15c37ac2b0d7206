/** The writes at a door: they let through exactly the tickets of which the rule says so. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import { gateAdmits } from '../../../shared/rules/gates.ts';
import {
  DOOR_OPEN_MS,
  doorWays,
  isPass,
  judge,
  type DoorWay,
} from '../../../shared/rules/tickets.ts';
import type { Statement } from '../../db/cell-sql.ts';
import {
  admit,
  letThrough,
  readFacts,
  type DoorCheck,
  type DoorCode,
  type DoorFacts,
} from './admit-statements.ts';

const first = { storeId: OWN, call: 'door', key: 'k', mark: 'm1' };
const NOW = 10 * DOOR_OPEN_MS;
const stores = twoStores((plant) => {
  plant('item', {
    id: 'it_1',
    slug: 'uno',
    owner_id: OWN,
    kind: 'experience',
    tickets: 3,
    admitted: 1,
  });
  plant('item', { id: 'it_2', slug: 'dos', owner_id: OWN, kind: 'experience' });
  plant('item', { id: 'it_3', owner_id: OTHER, kind: 'experience' });
  plant('idempotency', {
    store_id: OWN,
    call: 'door',
    key: 'k',
    answer: JSON.stringify({ asked: 'm1' }),
  });
  plant('ticket', {
    id: 'tk_1',
    store_id: OWN,
    item_id: 'it_1',
    code: 'c1',
    name_key: 'ana',
    sku_id: 'sk_1',
  });
  plant('door_gate', {
    id: 'dg_1',
    store_id: OWN,
    item_id: 'it_1',
    name: 'Norte',
    skus: '["sk_1"]',
  });
  plant('door_gate', { id: 'dg_2', store_id: OWN, item_id: 'it_1', name: 'Sur', skus: '["sk_2"]' });
  plant('door_gate', { id: 'dg_3', store_id: OWN, item_id: 'it_1', name: 'Todas' });
  plant('door_gate', { id: 'dg_4', store_id: OWN, item_id: 'it_2', name: 'Ajena' });
  plant('door_link', { id: 'dk_1', store_id: OWN, item_id: 'it_1', expires_at: NOW + 1 });
});

const signed = (ticket: string, event: string, code: string): DoorCode => ({
  kind: 'signed',
  signed: { ticket, event, code, signature: '' },
});
const check = (
  event = 'it_1',
  storeId: string = OWN,
  gate: string | null = null,
  way: DoorWay = 'in',
): DoorCheck => ({ storeId, event, reader: 'ac_1', link: null, gate, way, now: NOW });
/** How many of the door's writes change a ticket. */
const passes = (asked: DoorCheck, code: DoorCode) =>
  letThrough(asked, code, first).filter((write) => stores.reaches(write)).length;
const run = ({ text, params }: Statement) => stores.cell.prepare(text).all(...(params as string[]));
function factsOf(code: DoorCode | undefined, event = 'it_1', store: string = OWN) {
  const [row] = run(readFacts(check(event, store), code, 'es'));
  return row && (JSON.parse(String(row['facts'])) as DoorFacts);
}

const CODES: DoorCode[] = [
  signed('tk_1', 'it_1', 'c1'),
  signed('tk_1', 'it_1', 'c0'),
  signed('tk_0', 'it_1', 'c1'),
  signed('tk_1', 'it_3', 'c1'),
  { kind: 'typed', code: 'c1' },
  { kind: 'typed', code: 'c0' },
];
const ADMITTED = "admitted_at = 1, admitted_by = 'ac_2'";
const TICKETS = [
  '1',
  'voided_at = 1',
  ADMITTED,
  `${ADMITTED}, left_at = 2`,
  `${ADMITTED}, voided_at = 1`,
];
const DOORS = doorWays
  .flatMap((way) => [false, true].map((hasReentry) => ({ way, hasReentry })))
  // The call itself refuses exits where nobody comes back.
  .filter(({ way, hasReentry }) => way === 'in' || hasReentry);
/** When the experience begins, and when it was called off. */
const STARTS: readonly (readonly [number | null, number | null])[] = [
  [null, null],
  [NOW, null],
  [NOW, NOW],
  [NOW - DOOR_OPEN_MS + 1, null],
  [NOW - DOOR_OPEN_MS, null],
];

test('what the writes let through is what the rule says, of every code, ticket, event, hour and way', () => {
  const seen = new Set<string>();
  for (const [index, state] of TICKETS.entries()) {
    stores.cell.exec(`UPDATE ticket SET voided_at = NULL, admitted_at = NULL, admitted_by = NULL,
      left_at = NULL`);
    if (index > 0) stores.cell.exec(`UPDATE ticket SET ${state}`);
    for (const event of ['it_1', 'it_2']) {
      for (const [starts, canceledAt] of STARTS) {
        for (const { way, hasReentry } of DOORS) {
          stores.cell
            .prepare('UPDATE item SET experience_date = ?, canceled_at = ?, has_reentry = ?')
            .run(starts, canceledAt, Number(hasReentry));
          for (const code of CODES) {
            const facts = factsOf(code, event);
            if (!facts) throw new Error('no event');
            const verdict = verdictOf(code, facts, event, way);
            seen.add(verdict);
            const written = passes(check(event, OWN, null, way), code);
            const shown = { code, event, starts, canceledAt, state, way, hasReentry };
            expect({ ...shown, written }).toEqual({ ...shown, written: isPass(verdict) ? 1 : 0 });
          }
        }
      }
    }
  }
  expect([...seen].toSorted()).toEqual(
    [
      'admitted',
      'already_admitted',
      'canceled',
      'ended',
      'forged',
      'left',
      'not_inside',
      'other_event',
      'other_store',
      'replaced',
      'returned',
      'unknown',
      'void',
    ].toSorted(),
  );
});

function verdictOf(code: DoorCode, facts: DoorFacts, event: string, way: DoorWay) {
  return judge(
    code.kind === 'signed'
      ? { ...code, code: code.signed.code, isSigned: true, isOwnEvent: facts.isOwnEvent === 1 }
      : code,
    facts.ticket ?? undefined,
    {
      event,
      startsAt: facts.event.experience_date,
      isCanceled: facts.event.canceled_at !== null,
      gate: null,
      way,
      hasReentry: facts.event.has_reentry === 1,
      now: facts.at,
    },
  );
}

test('a store reads and admits its own alone, and only where the call is the first of its key', () => {
  const code: DoorCode = { kind: 'typed', code: 'c1' };
  expect(factsOf(code)).toMatchObject({
    at: NOW,
    event: { tickets: 3, admitted: 1 },
    ticket: { id: 'tk_1', description: '{}' },
  });
  expect(factsOf(code, 'it_1', OTHER)).toBeUndefined();
  expect(factsOf(code, 'it_3', OTHER)?.ticket).toBeNull();
  expect(factsOf(undefined)?.ticket).toBeNull();
  expect(stores.reaches(admit(check('it_1', OTHER), code, first))).toBe(false);
  expect(stores.reaches(admit(check(), code, { ...first, mark: 'm2' }))).toBe(false);
});

test('a link admits while it stands, and says so; revoked or over it admits nothing', () => {
  const code: DoorCode = { kind: 'typed', code: 'c1' };
  const byLink: DoorCheck = { ...check(), reader: 'dk_1', link: 'dk_1' };
  const stands = () => {
    const [row] = run(readFacts(byLink, code, 'es'));
    return (JSON.parse(String(row?.['facts'])) as DoorFacts).stands === 1;
  };
  const admits = () => stores.reaches(admit(byLink, code, first));
  expect([stands(), admits()]).toEqual([true, true]);
  stores.cell.exec('UPDATE door_link SET revoked_at = 1, revoked_by = 1');
  expect([stands(), admits()]).toEqual([false, false]);
  stores.cell.exec('UPDATE door_link SET revoked_at = NULL, revoked_by = NULL');
  stores.cell.prepare('UPDATE door_link SET expires_at = ?').run(NOW);
  expect([stands(), admits()]).toEqual([false, false]);
});

test('at a gate those kinds go in of which the rule says so, and a gate that is gone lets nobody in', () => {
  stores.cell
    .exec(`UPDATE ticket SET voided_at = NULL, admitted_at = NULL, admitted_by = NULL, left_at = NULL;
    UPDATE item SET experience_date = NULL, canceled_at = NULL`);
  const code: DoorCode = { kind: 'typed', code: 'c1' };
  const at = (gate: string) => {
    const here = check('it_1', OWN, gate);
    const [row] = run(readFacts(here, code, 'es'));
    const { gates, ticket } = JSON.parse(String(row?.['facts'])) as DoorFacts;
    const known = gates.find(({ id }) => id === gate);
    return {
      rule: known !== undefined && gateAdmits(known, ticket?.sku_id ?? ''),
      write: stores.reaches(admit(here, code, first)),
    };
  };
  const both = (is: boolean) => ({ rule: is, write: is });
  expect(['dg_1', 'dg_2', 'dg_3', 'dg_4', 'dg_5'].map(at)).toEqual(
    [true, false, true, false, false].map(both),
  );
  stores.cell.exec("UPDATE door_gate SET removed_at = 1 WHERE id = 'dg_1'");
  expect(at('dg_1')).toEqual(both(false));
  expect(factsOf(code)?.gates).toEqual([]);
});
