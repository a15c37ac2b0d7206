/** A visitor's message to a store: kept, limited, told by mail, and read by the store's staff alone. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { es } from '../../../fragments/office/inbox/messages/es.ts';
import { openCell } from '../../../edge/db/cells.ts';
import { readEnv } from '../../../edge/env.ts';
import { contactEntryMail } from '../../../edge/flows/contact/topics.ts';
import type { ComposePorts, OutboxRow } from '../../../edge/outbox/index.ts';
import { limits } from '../../../shared/contracts/limits.ts';
import { CONTACT_MAX } from '../../../shared/rules/contact-message.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, callerOf, type Caller } from '../staff/caller.ts';

let platform: Platform;
let owner: Caller;
let other: Caller;
let visitor: Caller;
beforeAll(async () => {
  await openStore({ slug: 'tres', cell: 'a' });
  await openStore({ slug: 'seis', cell: 'a', profile: { contact_email: 'seis@example.com' } });
  platform = startPlatform();
  for (const name of ['lee', 'vecina']) await openAccount(name);
  await appoint('lee', 'tres', 'owner');
  await appoint('vecina', 'seis', 'owner');
  owner = await calling(platform, 'lee', 'tres');
  other = await calling(platform, 'vecina', 'seis');
  visitor = callerOf(platform, 'tres');
});

const run = (sql: string) => env.CELL_A.prepare(sql).run();
const key = () => crypto.randomUUID();
let count = 0;
/** Sends a message; each comes a second after the one before, by another writer. */
function send(fields: object = {}, by: Caller = visitor, under = key()) {
  count += 1;
  platform.clock.advance(1000);
  const body = { name: 'Ana', email: `ana${count}@example.com`, message: 'Hola', ...fields };
  return by('POST', '/contact', body, under);
}

const list = (by: Caller, me: string, store: string, query = '') =>
  by('GET', `/contact-admin/ac_${me}:st_${store}/ac_${me}${query}`);
const mine = (query = '') => list(owner, 'lee', 'tres', query);
const namesOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['results'] as { name: string }[]).map(({ name }) => name);

test('messages are read by the staff of their store, the last one first', async () => {
  await send({ name: 'Zoë' });
  const { body } = await send({ name: 'Luis', phone: '55 1234 5678' });
  const answer = await mine();
  expect(answer.body['matches_estimated']).toBe(2);
  expect(namesOf(answer)).toEqual(['Luis', 'Zoë']);
  expect(answer.body['results']).toMatchObject([
    { id: body['id'], phone: '55 1234 5678', user: null },
    { phone: null },
  ]);
  expect(namesOf(await mine('?filter=ZOE'))).toEqual(['Zoë']);
  expect(namesOf(await mine('?filter=5678'))).toEqual(['Luis']);
  expect(namesOf(await mine('?filter=nadie'))).toEqual([]);
  expect(namesOf(await mine('?limit=1&offset=1'))).toEqual(['Zoë']);
});

test('a signed-in writer is named; another store, a visitor and a stranger read nothing', async () => {
  const { body } = await send({ name: 'Vecina' }, await calling(platform, 'vecina', 'tres'));
  const path = `/contact-admin/ac_lee:st_tres/ac_lee/${String(body['id'])}`;
  expect((await owner('GET', path)).body).toMatchObject({ user: 'ac_vecina', name: 'Vecina' });
  const elsewhere = `/contact-admin/ac_vecina:st_seis/ac_vecina/${String(body['id'])}`;
  expect((await other('GET', elsewhere)).body['code']).toBe('contact_not_found');
  expect(namesOf(await list(other, 'vecina', 'seis'))).toEqual([]);
  expect((await list(owner, 'vecina', 'tres')).status).toBe(404);
  expect((await list(owner, 'lee', 'seis')).status).toBe(404);
  expect((await visitor('GET', path)).status).toBe(401);
});

test('a message that is sent twice under one key is one', async () => {
  const under = key();
  const fields = { name: 'Doble', email: 'doble@example.com' };
  const first = await send(fields, visitor, under);
  expect(await send(fields, visitor, under)).toEqual(first);
  expect(namesOf(await mine('?filter=doble'))).toEqual(['Doble']);
});

test.each([
  ['no name', { name: ' ' }],
  ['no address that can be answered', { email: 'ana@' }],
  ['no text', { message: '' }],
  ['a text too long', { message: 'x'.repeat(CONTACT_MAX.message + 1) }],
])('a message with %s is refused', async (_what, fields) => {
  const { status, body } = await send(fields);
  expect([status, body['field']]).toEqual([400, Object.keys(fields)[0]]);
});

describe('the mail to the store', () => {
  const asked = async (slug: string) => {
    const { results } = await env.CELL_A.prepare(
      "SELECT id, store_id, payload FROM outbox WHERE topic = 'mail.contact_entry' AND store_id = ?",
    )
      .bind(`st_${slug}`)
      .all<OutboxRow>();
    return results;
  };

  test('is asked for with the message, where the store has an address', async () => {
    await send();
    expect(await asked('tres')).toEqual([]);
    const { body } = await send({ name: 'Ana <b>' }, callerOf(platform, 'seis'));
    const [told] = await asked('seis');
    const mail = await contactEntryMail.compose(
      openCell(readEnv(env), 'a') ?? expect.fail('no cell'),
      told ?? expect.fail('no mail is asked for'),
      {} as ComposePorts,
    );
    expect(mail).toMatchObject({ recipient: 'seis@example.com', storeName: 'Tienda seis' });
    expect(JSON.stringify(mail)).toContain(`/me/inbox/${String(body['id'])}`);
    expect(JSON.stringify(mail)).not.toContain('Hola');
  });
});

test('one writer sends no more than a few, whatever stands behind the plus', async () => {
  const statuses: number[] = [];
  for (let at = 0; at <= limits.contactByContact.times; at += 1) {
    statuses.push((await send({ email: `eva+${at}@example.com` })).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(limits.contactByContact.times);
  expect(statuses.at(-1)).toBe(429);
});

test('the page stands while its messages cannot be read, and says so until they can', async () => {
  const cookie = await signIn('lee', 'tres.localhost');
  const page = async () => {
    const answer = await platform.ask('http://tres.localhost/me/inbox', { headers: { cookie } });
    const html = await answer.text();
    return [answer.status, html.includes(es.failed), html.includes(es.filter)];
  };
  expect(await page()).toEqual([200, false, true]);
  await run('ALTER TABLE contact_entry RENAME TO contact_entry_away');
  expect(await page()).toEqual([503, true, true]);
  await run('ALTER TABLE contact_entry_away RENAME TO contact_entry');
  expect(await page()).toEqual([200, false, true]);
});
