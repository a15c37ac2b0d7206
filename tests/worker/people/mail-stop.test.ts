/** A stranger's way out of a store's mails: their link stands in the first one. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test, vi } from 'vitest';
import { DIRECTORY } from '../../../edge/db/database.ts';
import { fakeSender } from '../../../edge/providers/message/fake.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { buyer, contact, newBuyersEachTest } from '../purchase/buyer.ts';
import { consume } from '../purchase/outbox.ts';
import { makeItem, makeWorld, rows, type TestStore } from '../purchase/world.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { browserAt, messagesTo, newcomer, openWorld, signUp } from './world.ts';

newBuyersEachTest();

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 60_000 });

const shops = makeWorld();
let world: Platform & { one: string; two: string };
let store: TestStore;

beforeAll(async () => {
  world = await openWorld('paro');
  store = { id: `st_${world.one}` as StoreId, slug: world.one, cell: 'a' };
});

/** Has somebody sign up by a mail address; what they are told, without what differs each time. */
async function signUpTo(email: string) {
  const body = { ...newcomer({ type: 'email' }).body, email };
  const answer = await browserAt(world, world.one).post('/api/auth/authorize', body);
  const { code: _code, ...said } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, ...said };
}

/** The way to stop that the last message to somebody names. */
async function linkTo(email: string): Promise<string> {
  const [last] = await messagesTo(email);
  return stopPathOf(last?.text ?? '');
}

function stopPathOf(text: string): string {
  return /\/correos\/[\w-]{86}/.exec(text)?.[0] ?? expect.fail('no link');
}

const page = (path: string, slug = world.one) =>
  world.ask(`http://${slug}.localhost:8787${path}`, { headers: { 'accept-language': 'es' } });

async function post(path: string, intent: string, slug = world.one) {
  const origin = `http://${slug}.localhost:8787`;
  const answer = await world.ask(origin + path, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ intent }),
  });
  return { status: answer.status, to: answer.headers.get('location') };
}

async function stops(): Promise<number> {
  const counted = await env.DIRECTORY.prepare('SELECT count(*) AS n FROM mail_stop').first<{
    n: number;
  }>();
  return counted?.n ?? 0;
}

/** The mail that the outbox makes of the last message in DIRECTORY to a recipient. */
async function sentTo(email: string) {
  const row = await env.DIRECTORY.prepare(
    "SELECT id FROM outbox WHERE payload ->> 'recipient' = ? ORDER BY created_at DESC, rowid DESC",
  )
    .bind(email)
    .first<{ id: string }>();
  const sender = fakeSender();
  const id = row?.id ?? expect.fail('nothing was written');
  expect(await consume(world, { cell: DIRECTORY }, id, sender)).toBe('ack');
  const state = await env.DIRECTORY.prepare('SELECT delivered_at, dead_at FROM outbox WHERE id = ?')
    .bind(id)
    .first();
  expect(state).toEqual({ delivered_at: world.clock.now(), dead_at: null });
  return sender.asked;
}

/** Orders a free item for somebody; the mails that the outbox sends of it. */
async function orderFor(email: string) {
  const { ready, place } = buyer(shops, store);
  const item = await makeItem(store, { kind: 'digital', isFree: true, price: 0 });
  const placed = await place(await ready([{ item }]), {
    contact: { ...contact, email },
    payment_type: undefined,
  });
  expect(placed.status).toBe(201);
  const waiting = await rows(
    store.cell,
    sql<{ id: string }>`SELECT id FROM outbox
      WHERE store_id = ${store.id} AND topic = 'mail.order_confirmation' AND delivered_at IS NULL`,
  );
  expect(waiting).toHaveLength(1);
  const sender = fakeSender();
  await consume(shops, store, waiting[0]?.id ?? '', sender);
  return sender.asked;
}

test('the mail of an order and that of a PIN name one way to stop both', async () => {
  const email = 'ajena.uno@example.com';
  const [mail] = await orderFor(email);
  await signUpTo(email);
  expect(stopPathOf(mail?.text ?? '')).toBe(await linkTo(email));
  expect(await sentTo(email)).toHaveLength(1);
});

test('looking at it changes nothing: it says whose mails would stop, is kept nowhere and found by no search', async () => {
  const email = 'ajena.dos@example.com';
  await signUpTo(email);
  const path = await linkTo(email);
  const before = await stops();
  const answer = await page(path);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('noindex');
  expect(text).toContain(`¿Dejar de recibir correos de Tienda ${world.one}?`);
  expect(await (await page(`${path}?lang=en`)).text()).toContain('Stop the emails from');
  expect(await stops()).toBe(before);
  expect(await sentTo(email)).toHaveLength(1);
});

test('its button stops orders and PINs of that store, nobody is told, and it leads back', async () => {
  const email = 'ajena.tres@example.com';
  const said = await signUpTo(email);
  const path = await linkTo(email);
  expect(await post(path, 'stop')).toEqual({ status: 303, to: `${path}?done=stopped` });
  expect(await (await page(path)).text()).toContain('ya no te escribe');
  expect(await orderFor(email)).toEqual([]);
  expect(await orderFor('AJENA.tres+otra@example.com')).toEqual([]);
  expect(await signUpTo(email)).toEqual(said);
  expect(await sentTo(email)).toEqual([]);

  // Twice is once, and the way back is the whole way.
  expect((await post(path, 'stop')).status).toBe(303);
  expect(await post(path, 'resume')).toEqual({ status: 303, to: `${path}?done=resumed` });
  expect(await orderFor(email)).toHaveLength(1);
  await signUpTo(email);
  expect(await sentTo(email)).toHaveLength(1);
});

test('a reset still reaches who has proved the contact', async () => {
  const someone = newcomer({ type: 'email' });
  const browser = browserAt(world, world.one);
  await browser.post('/api/auth/authorize', someone.body);
  const path = await linkTo(someone.email);
  await signUp(browserAt(world, world.one), someone);
  await post(path, 'stop');
  await browser.post('/api/auth/password/reset', { username: someone.email });
  const [mail] = await sentTo(someone.email);
  expect(mail?.text).not.toContain('/correos/');
});

test('a link that was forged, or made for another store, opens nothing, and all answer alike', async () => {
  const email = 'ajena.cuatro@example.com';
  await signUpTo(email);
  const path = await linkTo(email);
  const last = path.endsWith('A') ? 'B' : 'A';
  const forged = [
    [path.slice(0, -2) + last + last, world.one],
    [path, world.two],
    [`/correos/${'k'.repeat(86)}`, world.one],
    ['/correos/nada', world.one],
  ] as const;
  const before = await stops();
  for (const [address, slug] of forged) {
    const answer = await page(address, slug);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Página no encontrada');
    expect(await post(address, 'stop', slug)).toEqual({
      status: 303,
      to: `${address}?notice=invalid_link`,
    });
  }
  expect(await stops()).toBe(before);
});
