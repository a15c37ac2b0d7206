/** Pictures of messages: attached one by one, sent with the next message, and seen by its readers alone. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { conversationObject } from '../../../edge/flows/talk/mailbox.ts';
import { bytesOf } from '../../../edge/uploads/picture.ts';
import { TALK_PICTURE_MAX_BYTES } from '../../../shared/kernel/constants/limits.ts';
import type { AccountExport } from '../../../shared/contracts/account-data.ts';
import { ATTACHMENTS_MAX, UNSENT_KEPT_MS } from '../../../shared/rules/talk.ts';
import { BOUNDARY, formOf, part, pictureOf } from '../gallery/form.ts';
import { startPlatform } from '../platform/platform.ts';
import { directory, PASSWORD } from '../profiles/person.ts';
import { hire, objectOf, openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const ORIGIN = 'http://moda.localhost';
let duena: Talker;
let ana: Talker;
let id: string;

beforeAll(async () => {
  duena = await openModa(platform);
});
beforeEach(async () => {
  ana = await talker(platform, 'moda', 'Ana Ruiz');
  ({ id } = (await ana.start(MODA)).body.conversation);
});

interface Sent {
  readonly status: number;
  readonly to: string | null;
  readonly body: { readonly attached?: readonly { readonly id: string }[]; readonly code?: string };
}

let n = 0;
async function attach(
  who: Talker,
  { key = who.id, bytes = pictureOf((n += 1)), accept = '*/*', under = crypto.randomUUID() } = {},
): Promise<Sent> {
  const body = formOf(part('image', bytes));
  const answer = await platform.ask(
    `${ORIGIN}/api/inbox/conversation/${id}/attachments?key=${key}`,
    {
      method: 'POST',
      headers: {
        accept,
        cookie: who.cookie,
        origin: ORIGIN,
        'idempotency-key': under,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': String(body.byteLength),
      },
      body,
    },
  );
  const text = await answer.text();
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    body: text.startsWith('{') ? (JSON.parse(text) as Sent['body']) : {},
  };
}

const see = (who: Pick<Talker, 'cookie' | 'id'> | null, picture: string, key = who?.id ?? '') =>
  platform.ask(`${ORIGIN}/me/inbox/adjuntos/${id}/${picture}?key=${key}`, {
    headers: { cookie: who?.cookie ?? '' },
  });
const statusOf = async (answer: Promise<Response>) => {
  const { status, body } = await answer;
  await body?.cancel();
  return status;
};
const kept = async () =>
  (await env.MEDIA.list({ prefix: `private/talk/${id}/` })).objects.map(({ key }) => key);
const first = ({ body }: Sent) => body.attached?.[0]?.id ?? '';

test('pictures go out with the next message, and both sides see them', async () => {
  const one = await attach(ana);
  expect(one.status).toBe(201);
  const two = await attach(ana);
  expect(two.body.attached).toHaveLength(2);
  const picture = first(one);
  expect(await statusOf(see(ana, picture))).toBe(200);
  expect(await statusOf(see(duena, picture, MODA))).toBe(404);
  const sent = await ana.write(id, { body: 'Así llegó' });
  expect(sent.body.attachments).toEqual(two.body.attached);
  const read = await duena.history(id, '', MODA);
  expect(read.body.results[0]?.attachments).toEqual(two.body.attached);
  const answer = await see(duena, picture, MODA);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  await answer.body?.cancel();
  const next = await ana.write(id, { body: 'Sin fotos' });
  expect(next.body.attachments).toEqual([]);
});

test('one that is never sent goes after a day, bytes and all; one that was sent stays', async () => {
  await attach(ana);
  const sent = await ana.write(id, { body: 'Así llegó' });
  const waits = await attach(ana);
  expect(await kept()).toHaveLength(2);
  const object = objectOf(id);
  await told(id);
  const ring = () => runInDurableObject(object, (_it, state) => state.storage.getAlarm());
  // Its list is told; the mail to the store that has not answered comes first, then the picture.
  expect(await ring()).toBeLessThanOrEqual(Date.now() + UNSENT_KEPT_MS);
  const age = async (by: number) => {
    await runInDurableObject(object, (_it, state) => {
      state.storage.sql.exec('UPDATE attachment SET made_at = made_at - ?', by);
      return state.storage.setAlarm(Date.now());
    });
    await runDurableObjectAlarm(object);
  };
  await age(UNSENT_KEPT_MS - 60_000);
  expect(await statusOf(see(ana, first(waits)))).toBe(200);
  await age(60_000);
  expect(await statusOf(see(ana, first(waits)))).toBe(404);
  expect(await kept()).toEqual([expect.stringContaining(sent.body.attachments[0]?.id ?? '?')]);
});

test('nobody else sees one: no visitor, no stranger, no other mailbox, no one who was dismissed', async () => {
  const picture = first(await attach(ana));
  await ana.write(id, { body: 'Así llegó' });
  const [stranger, helper] = await Promise.all([
    talker(platform, 'moda', 'Eva'),
    talker(platform, 'moda', 'Ayuda'),
  ]);
  await hire(helper, MODA, 'dispatcher');
  expect(await statusOf(see(helper, picture, MODA))).toBe(200);
  await hire(helper, MODA, null);
  expect(await statusOf(see(helper, picture, MODA))).toBe(404);
  expect(await statusOf(see(stranger, picture))).toBe(404);
  expect(await statusOf(see(stranger, picture, ana.id))).toBe(404);
  expect(await statusOf(see(stranger, picture, MODA))).toBe(404);
  expect(await statusOf(see(null, picture, ana.id))).toBe(404);
  expect(await statusOf(see(ana, 'tp_00000000000000000000000000'))).toBe(404);
  expect((await attach(stranger)).status).toBe(404);
  expect((await attach(stranger, { key: MODA })).status).toBe(404);
  await directory(sql`DELETE FROM session WHERE account_id = ${ana.id}`);
  expect(await statusOf(see(ana, picture))).toBe(404);
});

test('one of an internal note is seen by the store alone', async () => {
  const picture = first(await attach(duena, { key: MODA }));
  await duena.write(id, { body: 'Ojo', visibility_ids: [MODA] }, MODA);
  expect(await statusOf(see(duena, picture, MODA))).toBe(200);
  expect(await statusOf(see(ana, picture))).toBe(404);
});

test('there are five at most, each a picture of at most four megabytes', async () => {
  for (let index = 0; index < ATTACHMENTS_MAX; index += 1) await attach(ana);
  const more = await attach(ana);
  expect([more.status, more.body.code]).toEqual([409, 'attachments_full']);
  expect(await kept()).toHaveLength(ATTACHMENTS_MAX);
  const large = await attach(duena, {
    key: MODA,
    bytes: new Uint8Array(TALK_PICTURE_MAX_BYTES + 40_000),
  });
  expect(large.body.code).toBe('image_too_large');
  const text = await attach(duena, { key: MODA, bytes: bytesOf('<script>alert(1)</script>') });
  expect(text.body.code).toBe('image_type_refused');
});

test('a repeat under its key attaches once; one is taken away before it is sent', async () => {
  const under = crypto.randomUUID();
  const bytes = pictureOf(900);
  const one = await attach(ana, { bytes, under });
  const again = await attach(ana, { bytes, under });
  expect(again.body).toEqual(one.body);
  expect(await kept()).toHaveLength(1);
  const path = `/api/inbox/conversation/${id}/attachments/${first(one)}`;
  const stranger = await talker(platform, 'moda', 'Eva');
  expect((await stranger.call('DELETE', path)).status).toBe(404);
  expect((await duena.call('DELETE', `${path}?key=${MODA}`)).body).toEqual({ attached: [] });
  expect(await kept()).toHaveLength(1);
  expect((await ana.call('DELETE', path)).body).toEqual({ attached: [] });
  expect(await kept()).toEqual([]);
});

test('a browser’s form is led back to its page, which tells why it was refused', async () => {
  const accept = 'text/html,application/xhtml+xml';
  const done = await attach(ana, { accept });
  expect([done.status, done.to]).toEqual([303, `/me/inbox/conversation/${id}#adjuntos`]);
  const html = await platform
    .ask(`${ORIGIN}/me/inbox/conversation/${id}`, { headers: { cookie: ana.cookie } })
    .then((answer) => answer.text());
  expect(html).toContain(`/me/inbox/adjuntos/${id}/tp_`);
  const refused = await attach(duena, { key: MODA, accept, bytes: bytesOf('nada') });
  expect(refused.to).toBe(`/admin/mensajes/${id}?notice=image_type_refused#adjuntos`);
});

test('a message that is taken back takes its pictures along, and so does an erased account', async () => {
  const picture = first(await attach(ana));
  const { body } = await ana.write(id, { body: 'Me equivoqué' });
  await ana.call('DELETE', `/api/inbox/messages/${id}/${ana.id}/${body.id}`);
  expect(await kept()).toEqual([]);
  expect(await statusOf(see(ana, picture))).toBe(404);
  await attach(ana);
  await ana.write(id, { body: 'Otra' });
  await attach(ana);
  expect(await kept()).toHaveLength(2);
  const erased = await ana.call('POST', `/api/profile/${ana.path}/erase`, { password: PASSWORD });
  expect(erased.status).toBe(200);
  await conversationObject(readEnv(env), id).erase(ana.id, 1);
  expect(await kept()).toEqual([]);
});

test('an account takes its pictures away: those sent and received with their messages, those not sent apart', async () => {
  const mine = first(await attach(ana));
  await ana.write(id, { body: 'Así llegó' });
  const theirs = first(await attach(duena, { key: MODA }));
  await duena.write(id, { body: 'Así salió' }, MODA);
  const hidden = first(await attach(duena, { key: MODA }));
  await duena.write(id, { body: 'Ojo', visibility_ids: [MODA] }, MODA);
  const waits = first(await attach(ana));
  await attach(duena, { key: MODA });
  await told(id);
  const { body } = await ana.call<AccountExport>('GET', `/api/profile/${ana.path}/export`);
  const urls = (all: readonly { readonly url: string }[]) => all.map(({ url }) => url);
  const [talk] = body.conversations;
  const prefix = `${ORIGIN}/me/inbox/adjuntos/${id}/`;
  expect(talk?.messages.flatMap(({ pictures }) => urls(pictures))).toEqual([
    prefix + mine,
    prefix + theirs,
  ]);
  expect(urls(talk?.pictures_not_sent ?? [])).toEqual([prefix + waits]);
  expect(JSON.stringify(body)).not.toContain(hidden);
  for (const url of [prefix + mine, prefix + theirs, prefix + waits]) {
    expect(await statusOf(platform.ask(url, { headers: { cookie: ana.cookie } }))).toBe(200);
  }
});
