/** A store's messages are its own: no statement comes to those of another store of its cell. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import * as contact from './statements.ts';

const stores = twoStores((plant) => {
  plant('contact_entry', { id: 'ce_1', store_id: OWN, folded: 'ana\nhola' });
});

const asked = (filter: string) => ({ filter, offset: 0, limit: 30 });

test.each<[string, (store: StoreId) => Statement]>([
  ['lists messages', (store) => contact.listEntries(store, asked(''))],
  ['lists messages with a word', (store) => contact.listEntries(store, asked('Hola'))],
  ['counts messages', (store) => contact.countEntries(store, '')],
  ['counts messages with a word', (store) => contact.countEntries(store, 'hola')],
  ['finds a message', (store) => contact.findEntry(store, 'ce_1')],
  ['is told of a message', (store) => contact.findAddressee(store, 'ce_1')],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

test('a word that no message has finds none', () => {
  expect(stores.reaches(contact.listEntries(OWN, asked('adiós')))).toBe(false);
  expect(stores.reaches(contact.countEntries(OWN, 'adiós'))).toBe(false);
});
