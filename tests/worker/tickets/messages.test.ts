/** What a store writes to the attendants of an experience: each address once, the present holder, whatever dies. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { sendDueMessages } from '../../../edge/flows/event-messages/send-due.ts';
import type { EventMessage, EventReach } from '../../../shared/contracts/event-messages.ts';
import { contact, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { fresh, makeItem, MINUTE_MS, NOON, rows, write } from '../purchase/world.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

let gate: Gate;
beforeEach(async () => {
  gate = await makeGate();
});

const at = (ms: number) => new Date(NOON + ms).toISOString();
const letter = { subject: 'Cambio de puerta', text: 'Por el norte.\n<b>A las siete</b>' };

function api({ owner, store, item }: Gate) {
  const path = `/tickets-admin/events/${item.item}/messages`;
  const call = <B>(method: string, end = '', body?: object, key = fresh('message-key-no-')) =>
    owner.call<B>(store, method, path + end, body, method === 'GET' ? {} : withKey(key));
  return {
    add: (body: object = {}, key?: string) =>
      call<EventMessage>('POST', '', { ...letter, audience: 'all', ...body }, key),
    change: (id: string, body: object) =>
      call<EventMessage>('PUT', `/${id}`, { ...letter, audience: 'all', ...body }),
    withdraw: (id: string) => call<EventMessage>('DELETE', `/${id}`, {}),
    reach: async (body: object = {}) =>
      (await call<EventReach>('POST', '/reach', { audience: 'all', ...body })).body,
    list: async () => (await call<{ results: EventMessage[] }>('GET')).body.results,
  };
}

/** A card order of a buyer with a mail address of their own. */
const boughtBy = (email: string, names?: string[]) =>
  gate.byCard(names, undefined, { contact: { ...contact, email } });

/** The rows of the outbox by which messages go. */
const queued = () =>
  rows(
    'a',
    sql<{ id: string; address: string }>`SELECT o.id, a.address FROM outbox o
      JOIN event_message_to a ON a.outbox_id = o.id
      WHERE o.store_id = ${gate.store.id} AND o.topic = 'mail.event_message' ORDER BY a.address`,
  );
const run = () => sendDueMessages(gate.owner.work('a'));
const mailsTo = async (subject: string) =>
  (await sentBy(gate.store)).filter((mail) => mail.subject === subject);

test('it goes to each address once, is escaped, leads to the tickets and is counted', async () => {
  const { add, reach, list } = api(gate);
  await boughtBy('Ana@example.com', ['Ana Ruiz', 'Beto Paz']);
  await boughtBy('ana@example.com');
  const order = await boughtBy('eva@example.com');
  await gate.give();
  expect(await reach()).toEqual({ tickets: 5, recipients: 2, unreached: 1 });
  const key = fresh('message-key-no-');
  const made = await add({}, key);
  expect([made.status, (await add({}, key)).body.id]).toEqual([201, made.body.id]);
  await Promise.all([run(), run()]);
  await run();
  const letters = await queued();
  expect(letters.map(({ address }) => address)).toEqual(['ana@example.com', 'eva@example.com']);
  expect(await list()).toMatchObject([{ state: 'sent', recipients: 2, sent: 0, failed: 0 }]);
  for (const { id } of letters) expect(await consume(gate.owner, gate.store, id)).toBe('ack');
  const mails = await mailsTo(letter.subject);
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'ana@example.com',
    'eva@example.com',
  ]);
  const [eva] = mails.filter(({ recipient }) => recipient.startsWith('eva'));
  expect(eva?.html).toContain('&lt;b&gt;A las siete&lt;/b&gt;');
  expect(eva?.html).toContain(`/mis-compras/${order}/boletos?llave=`);
  expect(await list()).toMatchObject([{ state: 'sent', recipients: 2, sent: 2, failed: 0 }]);
});

test('only the present holder gets it: of a ticket passed on, cancelled before or meanwhile', async () => {
  const { add, reach, list } = api(gate);
  const order = await boughtBy('ana@example.com');
  const [ticket] = await gate.ticketsOf(order);
  await gate.pass(order, ticket?.id ?? '', { code: ticket?.code, email: 'beto@example.com' });
  const canceled = await boughtBy('eva@example.com');
  await gate.cancel(canceled, 'sent_to_supplier');
  const later = await boughtBy('sol@example.com');
  await gate.give({ email: 'invitada@example.com' });
  expect((await reach()).recipients).toBe(3);
  await add();
  await run();
  const letters = await queued();
  expect(letters.map(({ address }) => address)).toEqual([
    'beto@example.com',
    'invitada@example.com',
    'sol@example.com',
  ]);
  await gate.cancel(later, 'sent_to_supplier');
  for (const { id } of letters) await consume(gate.owner, gate.store, id);
  const mails = await mailsTo(letter.subject);
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'beto@example.com',
    'invitada@example.com',
  ]);
  const [beto] = mails.filter(({ recipient }) => recipient.startsWith('beto'));
  expect(beto?.html).toContain(`/boletos/${ticket?.id}/`);
  expect(beto?.html).not.toContain('/mis-compras/');
  expect(await list()).toMatchObject([{ recipients: 3, sent: 2, failed: 1 }]);
});

test('a planned one waits for its time, and can be changed or withdrawn until then', async () => {
  const { add, change, withdraw, list } = api(gate);
  await boughtBy('ana@example.com');
  const { body: planned } = await add({ send_at: at(MINUTE_MS) });
  const { body: other } = await add({ send_at: at(2 * MINUTE_MS), subject: 'Otro' });
  await run();
  expect(await queued()).toEqual([]);
  const changed = await change(planned.id, {
    subject: 'Nuevo',
    send_at: at(3 * MINUTE_MS),
    version: 1,
  });
  expect(changed.body).toMatchObject({ subject: 'Nuevo', version: 2, send_at: at(3 * MINUTE_MS) });
  expect((await change(planned.id, { version: 1 })).body).toMatchObject({
    code: 'edited_meanwhile',
  });
  expect((await withdraw(other.id)).body.state).toBe('withdrawn');
  expect((await withdraw(other.id)).status).toBe(200);
  await write('a', sql`UPDATE event_message SET send_at = ${NOON} WHERE id = ${planned.id}`);
  await run();
  expect(await queued()).toHaveLength(1);
  for (const late of [await change(planned.id, { version: 2 }), await withdraw(planned.id)]) {
    expect([late.status, late.body]).toMatchObject([409, { code: 'event_message_on_its_way' }]);
  }
  expect((await list()).map(({ state }) => state).toSorted()).toEqual(['sent', 'withdrawn']);
});

test('a kind of ticket, and those that are not in yet, are groups of their own', async () => {
  const { reach, add } = api(gate);
  const order = await boughtBy('ana@example.com');
  await boughtBy('eva@example.com');
  const [ticket] = await gate.ticketsOf(order);
  await gate.scan(ticket?.qr?.text ?? '');
  expect((await reach({ audience: 'waiting' })).recipients).toBe(1);
  expect((await reach({ audience: 'kind', sku: gate.item.sku })).recipients).toBe(2);
  const foreign = await makeItem(gate.store, { kind: 'experience', onHand: 1 });
  const wrong = await add({ audience: 'kind', sku: foreign.sku });
  expect([wrong.status, wrong.body]).toMatchObject([404, { code: 'item_not_found' }]);
  expect((await add({ audience: 'kind' })).status).toBe(404);
});

test('a message that reaches nobody, comes too often, or in the past is refused', async () => {
  const { add } = api(gate);
  expect((await add()).body).toMatchObject({ code: 'event_message_nobody' });
  await boughtBy('ana@example.com');
  expect((await add({ send_at: at(-1) })).body).toMatchObject({ code: 'event_message_time' });
  const plans = [1, 2, 3, 4, 5].map((n) => add({ send_at: at(n * MINUTE_MS) }));
  const answers = (await Promise.all(plans)).map(({ status }) => status);
  expect(answers.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409, 409]);
  expect((await add({ send_at: at(26 * 60 * MINUTE_MS) })).status).toBe(201);
});

test('a run that dies half-way is gone on with, and writes to nobody twice', async () => {
  const { add, list } = api(gate);
  await boughtBy('ana@example.com');
  await boughtBy('eva@example.com');
  const { body } = await add({ send_at: at(MINUTE_MS) });
  await write('a', sql`UPDATE event_message SET send_at = ${NOON} WHERE id = ${body.id}`);
  const [last] = await rows(
    'a',
    sql<{ id: string }>`SELECT max(id) AS id FROM ticket WHERE item_id = ${gate.item.item}`,
  );
  await run();
  // As after a crash: the message stands behind its first part, with the last ticket left.
  await write(
    'a',
    sql`UPDATE event_message SET state = 'sending', last_ticket = (SELECT max(id) FROM ticket
      WHERE item_id = ${gate.item.item} AND id < ${last?.id ?? ''}) WHERE id = ${body.id}`,
  );
  await run();
  expect(await queued()).toHaveLength(2);
  expect(await list()).toMatchObject([{ state: 'sent', recipients: 2 }]);
});
