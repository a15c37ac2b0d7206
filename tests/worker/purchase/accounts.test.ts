/** The accounts that stores have at providers: their keys, who takes a payment, and whose events count. */
import { env as bindings } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { FAKE_KEYS, FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { callerOf, calling, type Caller } from '../staff/caller.ts';
import { signIn } from '../platform/people.ts';
import { newBuyersEachTest } from './buyer.ts';
import { giveKeys as giveStoreKeys } from './give-keys.ts';
import { begin, paymentOf } from './paying.ts';
import { makeStore, row, rows, type TestStore, type World } from './world.ts';

newBuyersEachTest();

const PATH = '/payment/accounts/str_card';
const SECRET = 'sk_of_nobody_but_this_store_9f8e7d';

describe('the keys of a store', () => {
  let platform: Platform;
  let owner: Caller;
  let other: Caller;
  beforeAll(async () => {
    await openStore({ slug: 'llaves', cell: 'a' });
    await openStore({ slug: 'ajena', cell: 'a' });
    platform = startPlatform();
    for (const name of ['llavero', 'ajeno']) await openAccount(name);
    await appoint('llavero', 'llaves', 'owner');
    await appoint('ajeno', 'ajena', 'owner');
    owner = await calling(platform, 'llavero', 'llaves');
    other = await calling(platform, 'ajeno', 'ajena');
  });
  const put = (body: object, key: string = crypto.randomUUID(), caller = owner) =>
    caller('PUT', PATH, body, key);

  test('are written and never read: no answer, page, log or row shows one', async () => {
    const logged: string[] = [];
    for (const level of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((...said) => void logged.push(said.join(' ')));
    }
    const set = await put({ keys: { secret_key: SECRET } });
    expect(set).toMatchObject({ status: 200, body: { takes: 'store', version: 1, test: null } });
    const answers = [
      set,
      await owner('GET', '/payment/accounts'),
      await put({ keys: { secret_key: SECRET, more: 'x' } }),
      await put({ keys: {} }),
      await put({ keys: { secret_key: ' ' } }),
      await owner('POST', `${PATH}/test`, {}),
      await owner('GET', '/store/st_llaves:st_llaves/other/store/history?limit=50'),
      await owner('GET', '/store/st_llaves:st_llaves/other/store/settings'),
    ];
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [200, 'str_card'],
      [200, undefined],
      [422, 'payment_keys_incomplete'],
      [422, 'payment_keys_incomplete'],
      [400, 'invalid_request'],
      [200, 'str_card'],
      [200, undefined],
      [200, undefined],
    ]);
    const page = await platform.ask('http://llaves.localhost/admin/configuracion', {
      headers: { cookie: await signIn('llavero', 'llaves.localhost') },
    });
    const html = await page.text();
    expect(html).toContain('key_secret_key');
    const tables = await rows<{ name: string }>(
      'a',
      sql`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
        AND substr(name, 1, 1) <> '_' AND name NOT LIKE 'sqlite%'`,
    );
    const kept: string[] = [];
    for (const { name } of tables) {
      const { results } = await bindings.CELL_A.prepare(`SELECT * FROM "${name}"`).all();
      kept.push(JSON.stringify(results));
    }
    expect(kept.join('')).toContain('payment.account-set');
    const all = [JSON.stringify(answers), html, logged.join(''), kept.join('')];
    expect(all.map((text) => text.includes(SECRET))).toEqual([false, false, false, false]);
  });

  test('a form sets them, and a refused one sends nothing of them back', async () => {
    const cookie = await signIn('llavero', 'llaves.localhost');
    const post = async (fields: Record<string, string>) =>
      platform.ask('http://llaves.localhost/admin/configuracion', {
        method: 'POST',
        headers: { cookie, origin: 'http://llaves.localhost' },
        body: new URLSearchParams({
          intent: 'keys',
          code: 'str_card',
          idempotency_key: crypto.randomUUID(),
          ...fields,
        }),
      });
    const refused = await post({ version: '99', key_secret_key: SECRET });
    const where = refused.headers.get('location') ?? '';
    expect([refused.status, where]).toEqual([
      303,
      expect.stringContaining('notice=edited_meanwhile'),
    ]);
    expect((await refused.text()) + where).not.toContain(SECRET);
    const { version } = await row(
      'a',
      sql<{ version: number }>`SELECT version FROM payment_account
      WHERE store_id = 'st_llaves'`,
    );
    const done = await post({ version: String(version), key_secret_key: FAKE_KEYS.secret_key });
    expect(done.headers.get('location')).toContain('done=keys-set');
  });

  test('are tested by a harmless call, whose answer is kept until they change', async () => {
    await put({ keys: { secret_key: SECRET } });
    expect((await owner('POST', `${PATH}/test`, {})).body['test']).toBe('refused');
    await put({ keys: { ...FAKE_KEYS } });
    const [before] = (await owner('GET', '/payment/accounts')).body['results'] as object[];
    expect(before).toMatchObject({ test: null, tested_at: null });
    expect((await owner('POST', `${PATH}/test`, {})).body['test']).toBe('passed');
  });

  test('of 20 changes to one version one is made, and a repeat under one key is one', async () => {
    const [{ version }] = (await owner('GET', '/payment/accounts')).body['results'] as [
      { version: number },
    ];
    const made = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => put({ keys: { secret_key: `sk_${n}` }, version })),
    );
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    const key = crypto.randomUUID();
    const first = await put({ keys: { ...FAKE_KEYS } }, key);
    expect(await put({ keys: { ...FAKE_KEYS } }, key)).toEqual(first);
    expect(first.body['version']).toBe(version + 2);
  });

  test('belong to their store alone: another cannot name, test or drop them', async () => {
    expect((await other('GET', '/payment/accounts')).body['results']).toEqual([
      expect.objectContaining({ code: 'str_card', takes: 'platform', version: 0 }),
      expect.objectContaining({ code: 'paypal', takes: 'platform', version: 0 }),
      expect.objectContaining({ code: 'openpay_store', takes: 'platform', version: 0 }),
      expect.objectContaining({ code: 'shippo', takes: 'nobody', version: 0 }),
      expect.objectContaining({ code: 'micorreo', takes: 'nobody', version: 0 }),
      expect.objectContaining({ code: 'envia', takes: 'nobody', version: 0 }),
      expect.objectContaining({ code: 'skydropx', takes: 'nobody', version: 0 }),
    ]);
    expect((await other('POST', `${PATH}/test`, {})).status).toBe(404);
    expect((await other('DELETE', PATH, {}, crypto.randomUUID())).status).toBe(404);
    expect((await put({ keys: { ...FAKE_KEYS } }, 'k', callerOf(platform, 'llaves'))).status).toBe(
      401,
    );
  });

  test('prove events that come in without the origin of a page', async () => {
    await put({ keys: { ...FAKE_KEYS } });
    const post = (signature: string) =>
      platform.ask('http://llaves.localhost/api/payment/webhooks/str_card', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'fake-signature': signature },
        body: JSON.stringify({ id: 'e', charge: { reference: 'nobody' } }),
      });
    expect((await post(FAKE_KEYS.secret_key)).status).toBe(200);
    expect((await post('forged')).status).toBe(401);
  });

  test('swapped into another store they open nothing', async () => {
    await write(
      'a',
      sql`INSERT INTO payment_account (store_id, code, sealed, updated_at)
        SELECT 'st_ajena', code, sealed, 1 FROM payment_account WHERE store_id = 'st_llaves'`,
    );
    expect((await other('POST', `${PATH}/test`, {})).body['test']).toBe('refused');
  });

  test('dropped they take nothing more, but stay for what they took', async () => {
    expect((await owner('DELETE', PATH, {}, crypto.randomUUID())).body['takes']).toBe('platform');
    expect((await owner('DELETE', PATH, {}, crypto.randomUUID())).status).toBe(404);
    const kept = await row(
      'a',
      sql<{ is_used: number; sealed: string }>`SELECT is_used, sealed
      FROM payment_account WHERE store_id = 'st_llaves'`,
    );
    expect([kept.is_used, kept.sealed.length > 40]).toEqual([0, true]);
  });
});

describe('a payment', () => {
  const giveKeys = (world: World, store: TestStore, secret_key: string) =>
    giveStoreKeys(world, store, { secret_key });
  const takerOf = async (checkout: string) =>
    (
      await row(
        'a',
        sql<{ account: string }>`SELECT account FROM payment
      WHERE checkout_id = ${checkout}`,
      )
    ).account;

  async function withKeys(secret: string = FAKE_KEYS.secret_key) {
    const begun = await begin();
    await giveKeys(begun.world, begun.store, secret);
    return { ...begun, ...(await begun.awaiting([{ item: begun.item }])) };
  }

  test("is taken by its supplier's own account; one that was begun before keeps its taker", async () => {
    const before = await begin();
    await giveKeys(before.world, before.store, FAKE_KEYS.secret_key);
    expect(await takerOf(before.checkout)).toBe('platform');
    expect((await before.pay(before.token, FAKE_TOKENS.approve)).body.state).toBe('approved');
    const { store, checkout, token, pay } = await withKeys();
    expect(await takerOf(checkout)).toBe(store.id);
    expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
  });

  test('with keys that the provider refuses moves no money, and can be tried again', async () => {
    const { world, checkout, token, pay } = await withKeys('wrong');
    expect((await pay(token, FAKE_TOKENS.approve)).body.code).toBe('payment_failed');
    expect([world.cards.asked.length, (await paymentOf('a', checkout)).state]).toEqual([
      0,
      'created',
    ]);
  });

  test("is settled by an event that its own account proves, at its store's address alone", async () => {
    const { world, store, checkout, token, pay } = await withKeys();
    await pay(token, FAKE_TOKENS.pending);
    const { reference } = world.cards.asked.at(-1)!;
    world.cards.settle(reference, 'approved');
    const { rawBody } = world.cards.webhook(reference, 1);
    const post = (at: TestStore, signature: string) =>
      world.call(at, 'POST', '/payment/webhooks/str_card', rawBody, {
        'fake-signature': signature,
      });
    const stranger = await makeStore('a');
    await giveKeys(world, stranger, 'sk_of_a_stranger');
    const state = async () => (await paymentOf('a', checkout)).state;
    // The platform's signature proves nothing about a payment that a store takes itself.
    expect([(await post(store, 'fake')).status, await state()]).toEqual([200, 'processing']);
    expect([(await post(stranger, 'sk_of_a_stranger')).status, await state()]).toEqual([
      200,
      'processing',
    ]);
    expect([(await post(stranger, FAKE_KEYS.secret_key)).status, await state()]).toEqual([
      401,
      'processing',
    ]);
    expect([(await post(store, FAKE_KEYS.secret_key)).status, await state()]).toEqual([
      200,
      'approved',
    ]);
  });
});
