/** How an account is told: its choices, its quiet hours, and the one mail after them. */
import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { openDirectory } from '../../../edge/db/cells.ts';
import { readEnv } from '../../../edge/env.ts';
import { obeying } from '../../../edge/flows/alerts/obey.ts';
import { alertTopics, sendSummaries } from '../../../edge/flows/alerts/summaries.ts';
import { consumeOutbox } from '../../../edge/outbox/consume.ts';
import {
  insertOutbox,
  insertWritten,
  type MessageTopic,
  type Topic,
} from '../../../edge/outbox/index.ts';
import { outboxPorts } from '../../../edge/outbox/ports.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from '../profiles/person.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const ZONE = 'America/Mexico_City';
const NIGHT = { from: '22:00', to: '07:00', zone: ZONE };
/** Mexico City is six hours behind UTC. */
const mexico = (day: number, hour: number) => Date.UTC(2026, 10, day, hour + 6);
const clock = fixedClock(mexico(21, 12));
let ana: SignedIn;
let email: string;

beforeAll(() => openStore({ slug: 'moda', cell: 'a' }));
beforeEach(async () => {
  email = `ana-${crypto.randomUUID()}@example.com`;
  ana = await signIn(platform, { store: 'moda', email });
});

const path = (me = ana.id) => `/api/alerts/${me}/preferences`;
const choose = (apps: object[], quiet: object | null = null) =>
  ana.call<{ apps: { app: string; mail: boolean }[]; quiet: unknown }>('PUT', path(), {
    apps,
    quiet,
  });

/** A message of some topic, which says what the test wants it to. */
const mailOf = (name: string, subject: string): MessageTopic => ({
  name,
  alert: { none: 'A test tells nobody of it.' },
  compose: async (_database, row) => ({
    channel: 'mail',
    id: row.id,
    storeId: row.store_id,
    storeName: 'Tienda moda',
    locale: 'es',
    recipient: email,
    subject,
    text: `${subject}\n\nVer: http://moda.localhost/x`,
    html: '<p>x</p><a href="http://moda.localhost/x">Ver</a>',
  }),
});

async function deliver(topics: readonly Topic[], ids: readonly string[]): Promise<void> {
  const messages = ids.map((id) => ({
    id,
    timestamp: new Date(),
    attempts: 1,
    body: { cell: 'DIRECTORY', id },
  }));
  const ports = { ...outboxPorts(readEnv(env)), clock };
  await consumeOutbox(
    createMessageBatch('outbox', messages),
    readEnv(env),
    topics.map(obeying),
    ports,
  );
}

async function send(name: string, subject: string, payload: object = {}): Promise<string> {
  const topic = mailOf(name, subject);
  const id = newId('message');
  await openDirectory(readEnv(env)).write([
    insertOutbox(topic, { id, storeId: 'st_moda', payload }, clock.now()),
  ]);
  await deliver([topic], [id]);
  return id;
}

const inbox = () =>
  directory(
    sql<{ subject: string; text: string }>`SELECT subject, text FROM sent_mail
      WHERE recipient = ${email} ORDER BY sent_at, id`,
  );
const subjects = async () => (await inbox()).map(({ subject }) => subject);

/** The cron's tick, and what it asked for. */
async function tick(): Promise<void> {
  await sendSummaries({ env: readEnv(env), ports: { clock } });
  const rows = await directory(
    sql<{ id: string }>`SELECT id FROM outbox WHERE topic = 'mail.quiet_summary'
      AND delivered_at IS NULL AND dead_at IS NULL`,
  );
  await deliver(
    alertTopics,
    rows.map(({ id }) => id),
  );
}

describe('the choices', () => {
  test('begin with both ways, are kept, and are nobody else’s', async () => {
    const first = await ana.call<{ apps: object[]; quiet: null }>('GET', path());
    expect(first.body.quiet).toBeNull();
    expect(first.body.apps).toContainEqual({ app: 'inbox', mail: true, push: true });
    const kept = await choose([{ app: 'inbox', mail: false, push: false }], NIGHT);
    expect(kept.status).toBe(200);
    const after = await ana.call('GET', path());
    expect(after.body).toEqual(kept.body);
    expect(kept.body.apps).toContainEqual({ app: 'inbox', mail: false, push: false });
    expect(kept.body.apps).toContainEqual({ app: 'store', mail: true, push: true });
    const other = await signIn(platform, { store: 'moda' });
    expect((await other.call('GET', path(ana.id))).status).toBe(404);
    expect((await other.call('PUT', path(ana.id), { apps: [], quiet: null })).status).toBe(404);
  });

  test.each([
    ['an app that is not asked about', [{ app: 'payroll', mail: true, push: true }], null],
    ['a time that is none', [], { ...NIGHT, from: '25:00' }],
    ['a zone that is none', [], { ...NIGHT, zone: 'Mars/Olympus' }],
  ])('%s is refused', async (_, apps, quiet) => {
    expect((await choose(apps, quiet)).status).toBe(400);
  });

  test('are kept by a form without script, which says what is wrong', async () => {
    const post = (fields: Record<string, string>) =>
      platform.ask('http://moda.localhost/me/alerts/preferences', {
        method: 'POST',
        headers: {
          cookie: ana.cookie,
          origin: 'http://moda.localhost',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          idempotency_key: crypto.randomUUID(),
          ...fields,
        }).toString(),
      });
    const wrong = await post({ quiet: 'on', from: '22:00', to: '', zone: ZONE });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Escribe una hora');
    const right = await post({ push_store: 'on', mail_inbox: 'on', quiet: 'on', ...NIGHT });
    expect(right.status).toBe(303);
    const { body } = await ana.call<{ apps: object[]; quiet: object }>('GET', path());
    expect(body.quiet).toEqual(NIGHT);
    expect(body.apps).toContainEqual({ app: 'store', mail: false, push: true });
    expect(body.apps).toContainEqual({ app: 'inbox', mail: true, push: false });
    // Its mails always go.
    expect(body.apps).toContainEqual({ app: 'wallet', mail: true, push: false });
  });
});

describe('a mail', () => {
  test('that is not wanted goes to nobody; receipts and PINs go all the same', async () => {
    await choose([{ app: 'store', mail: false, push: true }]);
    const id = await send('mail.order_moved', 'En camino');
    await send('mail.order_confirmation', 'Tu compra');
    expect(await subjects()).toEqual(['Tu compra']);
    const [row] = await directory(
      sql<{ delivered_at: number | null; dead_at: number | null }>`SELECT delivered_at, dead_at
        FROM outbox WHERE id = ${id}`,
    );
    expect(row).toMatchObject({ delivered_at: expect.any(Number) as number, dead_at: null });
  });

  test('in quiet hours over midnight waits, and becomes one summary when they end', async () => {
    await choose([], NIGHT);
    clock.advance(mexico(21, 23) - clock.now());
    await send('mail.order_moved', 'En camino');
    clock.advance(mexico(22, 3) - clock.now());
    await send('mail.return_of_buyer', 'Tu devolución');
    await send('written.pin', 'Tu PIN');
    await tick();
    expect(await subjects()).toEqual(['Tu PIN']);
    clock.advance(mexico(22, 7) - clock.now());
    await tick();
    await tick();
    const [, summary, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(summary?.subject).toBe('Mientras no te molestábamos: 2 avisos');
    expect(summary?.text).toContain('Tienda moda: En camino');
    expect(summary?.text).toContain('Tienda moda: Tu devolución');
    expect(summary?.text).toContain('http://moda.localhost/me/alerts');
    await send('mail.order_moved', 'Entregado');
    expect((await subjects()).at(-1)).toBe('Entregado');
  });

  test('that is tried twice is held once; one whose alert was seen is not told', async () => {
    await choose([], NIGHT);
    clock.advance(mexico(22, 23) - clock.now());
    const id = await send('mail.order_moved', 'Visto');
    const again = mailOf('mail.order_moved', 'Visto');
    await directory(sql`UPDATE outbox SET delivered_at = NULL, next_at = 0 WHERE id = ${id}`);
    await deliver([again], [id]);
    const held = () => directory(sql`SELECT id FROM held_mail WHERE account_id = ${ana.id}`);
    expect(await held()).toHaveLength(1);
    await directory(sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app, params,
        message_body, created_at, visited_at)
      VALUES (${ana.id}, ${id.replace(/^[a-z]+_/, 'al_')}, 'st_moda', 'x', 'store', '{}', '{}', 1, 2)`);
    clock.advance(mexico(23, 7) - clock.now());
    await tick();
    expect(await subjects()).toEqual([]);
    clock.advance(mexico(27, 7) - clock.now());
    await tick();
    expect(await held()).toEqual([]);
  });

  test('of a conversation waits for its reader, and is not told once it was opened', async () => {
    await choose([], NIGHT);
    clock.advance(mexico(27, 23) - clock.now());
    for (const [conversation, pending] of [
      ['cv_leida', 0],
      ['cv_nueva', 2],
    ] as const) {
      await directory(sql`INSERT INTO conversation (mailbox_id, id, peer_id, peer_name, version,
          pending, teaser, sender_id, last_message_at, folded)
        VALUES (${ana.id}, ${conversation}, 'st_moda', 'x', 1, ${pending}, '', 'st_moda', 1, '')`);
      await send('mail.talk', `Sobre ${conversation}`, { mailbox: ana.id, conversation });
    }
    // A store's own address has no quiet hours.
    await send('mail.talk', 'A la tienda', { mailbox: 'st_moda', conversation: 'cv_nueva' });
    clock.advance(mexico(28, 8) - clock.now());
    await tick();
    const mails = await inbox();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A la tienda',
      'Mientras no te molestábamos: 1 aviso',
    ]);
    expect(mails[1]?.text).toContain('Sobre cv_nueva');
    expect(mails[1]?.text).not.toContain('cv_leida');
  });

  test('to an address that no account has proved goes as ever', async () => {
    await choose([{ app: 'store', mail: false, push: false }], NIGHT);
    await directory(sql`UPDATE account SET email = NULL, email_verified_at = NULL
      WHERE id = ${ana.id}`);
    clock.advance(mexico(28, 23) - clock.now());
    await send('mail.order_moved', 'Para un visitante');
    expect(await subjects()).toEqual(['Para un visitante']);
  });

  test('of its words alone obeys as well: the summary names its subject', async () => {
    await choose([], NIGHT);
    clock.advance(mexico(29, 1) - clock.now());
    const id = newId('message');
    const topic = { ...mailOf('written.role_notice', 'Tu rol cambió') };
    await openDirectory(readEnv(env)).write([
      insertWritten(
        { name: 'written.role_notice' },
        {
          id,
          storeId: 'st_moda',
          storeName: 'Tienda moda',
          locale: 'es',
          recipient: email,
          words: { channel: 'mail', subject: 'Tu rol cambió', text: 'a', html: 'b' },
          expiresAt: clock.now() + 60_000,
        },
        clock.now(),
      ),
    ]);
    await deliver([topic], [id]);
    expect(await subjects()).toEqual([]);
    clock.advance(mexico(29, 7) - clock.now());
    await tick();
    expect(await subjects()).toEqual(['Mientras no te molestábamos: 1 aviso']);
  });
});
