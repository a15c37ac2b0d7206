/** A store's messages, and the attendants that they go to, are its own. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import type { Statement } from '../../db/cell-sql.ts';
import * as mails from './mail-statements.ts';
import * as messages from './statements.ts';

const page = { offset: 0, limit: 30 };
const all = { item_id: 'it_1', audience: 'all', sku_id: null } as const;

const stores = twoStores((plant) => {
  plant('item', { id: 'it_1', owner_id: OWN, kind: 'experience', photos: '[]' });
  plant('event_message', {
    id: 'em_1',
    store_id: OWN,
    item_id: 'it_1',
    audience: 'all',
    state: 'planned',
    send_at: 5,
    version: 1,
  });
  plant('ticket', { id: 'tk_1', store_id: OWN, item_id: 'it_1', sku_id: 'sk_1', email: 'a@b.mx' });
  plant('event_message_to', {
    message_id: 'em_1',
    address: 'a@b.mx',
    ticket_id: 'tk_1',
    outbox_id: 'ms_1',
  });
});

/** The planted message, as a store's own. */
const rowOf = (store: string) => ({
  ...(stores.cell.prepare('SELECT * FROM event_message').get() as unknown as messages.MessageRow),
  store_id: store,
});

test.each<[string, (store: string) => Statement | Statement[]]>([
  ['lists messages', (store) => messages.list(store, 'it_1', page)],
  ['finds a message', (store) => messages.find(store, 'it_1', 'em_1')],
  ['lists holders', (store) => mails.listHolders(rowOf(store), 9)],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

test('how many attendants and messages there are is counted in one store', () => {
  const n = ({ text, params }: Statement) => {
    const row = stores.cell.prepare(text).get(...params) as Record<string, number>;
    return Object.values(row)[0];
  };
  expect([n(messages.countReach(OWN, all)), n(messages.countReach(OTHER, all))]).toEqual([1, 0]);
  expect([n(messages.count(OWN, 'it_1', 9)), n(messages.count(OTHER, 'it_1', 9))]).toEqual([1, 0]);
});

test('a message is due from its time on, until it went out or was withdrawn', () => {
  const isDue = (now: number) =>
    stores.reaches(mails.listDue(now, 9)) && stores.reaches(mails.findDue('em_1', now));
  expect([isDue(4), isDue(5)]).toEqual([false, true]);
  for (const [state, due] of [
    ['sending', true],
    ['sent', false],
    ['withdrawn', false],
  ] as const) {
    stores.cell.prepare('UPDATE event_message SET state = ?').run(state);
    expect(isDue(9), state).toBe(due);
  }
});

test('a part is written once, of the message as it was read', () => {
  const row = rowOf(OWN);
  expect(stores.reaches(mails.notePart(row, [], null))).toBe(true);
  for (const other of [{ version: 2 }, { state: 'sending' as const }, { last_ticket: 'tk_0' }]) {
    expect(stores.reaches(mails.notePart({ ...row, ...other }, [], null))).toBe(false);
  }
});

test('a mail is about a ticket that its reader holds still', () => {
  const finds = () => [
    stores.reaches(mails.findMail('ms_1', 'first')),
    stores.reaches(mails.findMail('ms_1', 'other')),
  ];
  expect(finds()).toEqual([true, true]);
  stores.cell.exec("UPDATE ticket SET email = 'eva@b.mx'");
  expect(finds()).toEqual([false, false]);
  stores.plant('ticket', { id: 'tk_2', store_id: OWN, item_id: 'it_1', email: 'A@B.mx' });
  expect(finds()).toEqual([false, true]);
  stores.cell.exec("UPDATE ticket SET voided_at = 5 WHERE id = 'tk_2'");
  expect(finds()).toEqual([false, false]);
});
