/** A store's tickets are its own: no statement comes to those of another store of its cell. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import type { Statement } from '../../db/cell-sql.ts';
import * as door from './door-statements.ts';
import * as tickets from './statements.ts';

const page = { offset: 0, limit: 30 };

const stores = twoStores((plant) => {
  plant('item', { id: 'it_1', owner_id: OWN, kind: 'experience', photos: '[]' });
  plant('purchase_order', { id: 'or_1', store_id: OWN, supplier_id: OWN, number: 'N-1' });
  plant('ticket', {
    id: 'tk_1',
    store_id: OWN,
    item_id: 'it_1',
    order_id: 'or_1',
    code: 'c1',
    name_key: 'ana',
  });
});

test.each<[string, (store: string) => Statement | Statement[]]>([
  ['lists events', (store) => door.listEvents(store, 'coming', 0, 'es', page)],
  ['counts events', (store) => door.countEvents(store, 'coming', 0, 9)],
  ['finds an event', (store) => door.findEvent(store, 'it_1', 'es')],
  ['lists attendants', (store) => door.listAttendants(store, 'it_1', { text: '' }, 'es', page)],
  ['counts attendants', (store) => door.countAttendants(store, 'it_1', { text: '' }, 9)],
  ['finds a ticket', (store) => door.findById(store, 'tk_1', 'es')],
  ['finds a ticket by its code', (store) => door.findByCode(store, 'c1', 'es')],
  [
    'lists the tickets of an order',
    (store) => tickets.listTickets(store, { order: 'or_1' }, 'es', page),
  ],
  [
    'reads a ticket by its link',
    (store) => tickets.listTickets(store, { id: 'tk_1', code: 'c1' }, 'es', page),
  ],
  ['counts the tickets of an order', (store) => tickets.countTickets(store, 'or_1')],
  ['finds an order', (store) => tickets.findOrder(store, 'or_1')],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

test('a ticket is read by its link in the store that sold it too, by its whole link alone', () => {
  const read = (id: string, code: string) =>
    stores.reaches(tickets.listTickets(OTHER, { id, code }, 'es', page));
  stores.cell.prepare('UPDATE purchase_order SET store_id = ?').run(OTHER);
  expect(read('tk_1', 'c1')).toBe(true);
  expect(read('tk_1', 'c2')).toBe(false);
  expect(read('tk_2', 'c1')).toBe(false);
});

test('attendants are narrowed to a name, and to the state of their tickets', () => {
  const finds = (text: string, state?: 'valid' | 'admitted' | 'void') =>
    stores.reaches(door.countAttendants(OWN, 'it_1', { text, state }, 9));
  const states = () => [finds('', 'valid'), finds('', 'admitted'), finds('', 'void')];
  expect([finds('an'), finds('eva')]).toEqual([true, false]);
  expect(states()).toEqual([true, false, false]);
  stores.cell.exec('UPDATE ticket SET admitted_at = 5, admitted_by = 1');
  expect(states()).toEqual([false, true, false]);
  stores.cell.exec('UPDATE ticket SET voided_at = 6');
  expect(states()).toEqual([false, false, true]);
});
