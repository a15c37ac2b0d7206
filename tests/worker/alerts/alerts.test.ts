/** What an account is told: from the outbox's row to the visited alert. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { sql as directorySql } from '../../../edge/db/directory-sql.ts';
import { forgetOldAlerts } from '../../../edge/flows/alerts/forget-old.ts';
import type { Alert } from '../../../shared/contracts/alerts.ts';
import { readEnv } from '../../../edge/env.ts';
import { env } from 'cloudflare:workers';
import { ALERT_KEPT_MS } from '../../../shared/rules/alerts.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from '../profiles/person.ts';
import { makeDesk, type Desk } from '../orders/desk.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { consume } from '../purchase/outbox.ts';
import { rows, write } from '../purchase/world.ts';

// Passwords are hashed two at a time.
vi.setConfig({ testTimeout: 60_000 });
newBuyersEachTest();

const platform = startPlatform();
let desk: Desk;

beforeAll(() => openStore({ slug: 'raiz', cell: 'a' }));
beforeEach(async () => {
  desk = await makeDesk();
  const { id, slug } = desk.store;
  await directory(directorySql`INSERT INTO store (id, slug, cell, root_id, owner_id, store_type)
    VALUES (${id}, ${slug}, 'a', NULL, 'ac_duena', 'other')`);
});

interface List {
  readonly alerts: readonly Alert[];
  readonly matches_estimated: number;
  readonly pending_visits: number;
}

const person = () => signIn(platform, { store: 'raiz' });
const listOf = async (me: SignedIn, query = '') =>
  (await me.call<List>('GET', `/api/alerts/${me.id}${query}`)).body;
const bodiesOf = async (me: SignedIn) =>
  (await listOf(me)).alerts.map(({ message_body }) => message_body.es);

/** Gives an account a role in the desk's store. */
const appoint = (me: SignedIn, role: 'dispatcher' | 'marketing') =>
  directory(directorySql`INSERT INTO staff (store_id, account_id, role, created_at)
    VALUES (${desk.store.id}, ${me.id}, ${role}, 1)`);

/** Buys in cash as an account, and hands the rows of the outbox to the consumer. */
async function buys(me: SignedIn): Promise<string> {
  const order = await desk.bought();
  await write('a', sql`UPDATE purchase_order SET account_id = ${me.id} WHERE id = ${order}`);
  await consumeAll();
  return order;
}

async function consumeAll(): Promise<void> {
  const waiting = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox WHERE store_id = ${desk.store.id}
      AND delivered_at IS NULL AND topic LIKE 'mail.%'`,
  );
  for (const { id } of waiting) await consume(desk.world, desk.store, id);
}

describe('a purchase', () => {
  test('is told to its buyer and to the staff that handles orders, and to nobody else', async () => {
    const [ana, despacho, ventas, otra] = await Promise.all([
      person(),
      person(),
      person(),
      person(),
    ]);
    await appoint(despacho, 'dispatcher');
    await appoint(ventas, 'marketing');
    const order = await buys(ana);
    const { alerts, matches_estimated, pending_visits } = await listOf(ana);
    expect([matches_estimated, pending_visits]).toEqual([1, 1]);
    expect(alerts[0]).toMatchObject({
      origin_app: 'store',
      params: {
        type: 'order',
        subtype: 'placed',
        order,
        customer: ana.id,
        supplier: desk.store.id,
      },
      message_body: { es: expect.stringMatching(/^Recibimos tu pedido /), en: expect.any(String) },
      pending_visits: 1,
      store: { id: desk.store.id, url: `http://${desk.store.slug}.localhost` },
    });
    expect(await bodiesOf(despacho)).toEqual([expect.stringMatching(/^Pedido nuevo: /)]);
    expect(await bodiesOf(ventas)).toEqual([]);
    expect(await bodiesOf(otra)).toEqual([]);
  });

  test.each([
    [1, expect.stringMatching(/^co_/)],
    [0, undefined],
  ])('names the purchase where the store’s master checkout is %i', async (isMaster, purchase) => {
    const ana = await person();
    await write(
      'a',
      sql`UPDATE store SET master_checkout = ${isMaster} WHERE id = ${desk.store.id}`,
    );
    const order = await buys(ana);
    const { params } = (await listOf(ana)).alerts[0]!;
    expect([params.order, params.checkout_aggregation]).toEqual([order, purchase]);
  });

  test('moved on is told to its buyer alone; a row that is delivered twice tells once', async () => {
    const [ana, despacho] = await Promise.all([person(), person()]);
    await appoint(despacho, 'dispatcher');
    const order = await buys(ana);
    desk.world.clock.advance(1000);
    await desk.next(order, { from: 'sent_to_supplier', to: 'in_process' });
    await consumeAll();
    await write(
      'a',
      sql`UPDATE outbox SET delivered_at = NULL, next_at = 0, attempts = 0
      WHERE store_id = ${desk.store.id}`,
    );
    await consumeAll();
    expect(await bodiesOf(ana)).toEqual([
      expect.stringMatching(/está en proceso$/),
      expect.stringMatching(/^Recibimos/),
    ]);
    expect(await bodiesOf(despacho)).toHaveLength(1);
  });

  test('of a guest is told to the staff only; an erased account is told nothing', async () => {
    const [ana, despacho] = await Promise.all([person(), person()]);
    await appoint(despacho, 'dispatcher');
    await desk.bought();
    await consumeAll();
    expect(await bodiesOf(despacho)).toHaveLength(1);
    await directory(directorySql`UPDATE account SET erased_at = 1 WHERE id = ${ana.id}`);
    await buys(ana);
    const left = await directory(directorySql`SELECT id FROM alert WHERE account_id = ${ana.id}`);
    expect(left).toEqual([]);
  });

  test('waits where DIRECTORY does not answer, and its mail with it', async () => {
    await desk.bought();
    const [row] = await rows(
      'a',
      sql<{ id: string }>`SELECT id FROM outbox WHERE store_id = ${desk.store.id}
        AND topic = 'mail.order_confirmation'`,
    );
    const away = { write: () => new Promise(() => {}) } as never;
    const told = await consume(desk.world, desk.store, row!.id, undefined, { directory: away });
    expect(told).toBeGreaterThan(0);
    const [after] = await rows(
      'a',
      sql<{ delivered_at: number | null }>`SELECT delivered_at FROM outbox WHERE id = ${row!.id}`,
    );
    expect(after!.delivered_at).toBeNull();
  });
});

describe('a visit', () => {
  test('counts once, and only of one’s own alerts', async () => {
    const [ana, bea] = await Promise.all([person(), person()]);
    await buys(ana);
    const [one] = (await listOf(ana)).alerts;
    const path = (of: SignedIn, id = one!.id) => `/api/alerts/${of.id}/${id}`;
    for (const [me, to] of [
      [bea, path(bea)],
      [bea, path(ana)],
      [ana, path(ana, `al_${'0'.repeat(26)}`)],
    ] as const) {
      expect((await me.call('PATCH', to)).body).toMatchObject({ code: 'not_found' });
    }
    expect((await bea.call('GET', `/api/alerts/${ana.id}`)).status).toBe(404);
    expect((await listOf(ana)).pending_visits).toBe(1);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await ana.call<Alert>('PATCH', path(ana));
      expect([status, body.pending_visits]).toEqual([200, 0]);
    }
    expect(await listOf(ana)).toMatchObject({ pending_visits: 0, matches_estimated: 1 });
  });

  test('can be taken back, and the alert put away and brought back, by its account alone', async () => {
    const [ana, bea] = await Promise.all([person(), person()]);
    await buys(ana);
    const [one] = (await listOf(ana)).alerts;
    const keep = (me: SignedIn, state: string, of = ana) =>
      me.call<Alert>('PUT', `/api/alerts/${of.id}/${one!.id}/state`, { state });
    const lists = async () => {
      const [current, archived] = [await listOf(ana), await listOf(ana, '?archived=true')];
      const sizes = [current, archived].map((list) => [list.alerts.length, list.matches_estimated]);
      return [...sizes.flat(), current.pending_visits];
    };
    expect(await lists()).toEqual([1, 1, 0, 0, 1]);
    for (const [state, expected] of [
      ['archived', [0, 0, 1, 1, 0]],
      ['archived', [0, 0, 1, 1, 0]],
      ['visited', [1, 1, 0, 0, 0]],
      ['unread', [1, 1, 0, 0, 1]],
    ] as const) {
      expect((await keep(ana, state)).status).toBe(200);
      expect(await lists()).toEqual(expected);
    }
    for (const refused of [await keep(bea, 'archived'), await keep(bea, 'archived', bea)]) {
      expect(refused.body).toMatchObject({ code: 'not_found' });
    }
    expect((await keep(ana, 'gone')).status).toBe(400);
    expect(await lists()).toEqual([1, 1, 0, 0, 1]);
  });

  test('of all leaves what came after the newest that was seen', async () => {
    const ana = await person();
    const order = await buys(ana);
    const [seen] = (await listOf(ana)).alerts;
    desk.world.clock.advance(1000);
    await desk.next(order, { from: 'sent_to_supplier', to: 'in_process' });
    await consumeAll();
    const all = await ana.call('PATCH', `/api/alerts/${ana.id}`, { until: seen!.id });
    expect(all.body).toEqual({ pending_visits: 1 });
    const { alerts } = await listOf(ana);
    expect(alerts.map(({ pending_visits }) => pending_visits)).toEqual([1, 0]);
    const none = await ana.call('PATCH', `/api/alerts/${ana.id}`, {
      until: `al_${'0'.repeat(26)}`,
    });
    expect(none.body).toMatchObject({ code: 'not_found' });
  });
});

test('a list comes in pages of ten, and its count ends where it is known enough', async () => {
  const ana = await person();
  await directory(directorySql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
    INSERT INTO alert (account_id, id, store_id, store_name, origin_app, params, message_body, created_at)
    SELECT ${ana.id}, printf('al_%026d', i), 'st_raiz', 'Raíz', 'system', '{}', '{}', i FROM n`);
  const first = await listOf(ana);
  expect(first.alerts.map(({ id }) => Number(id.slice(3)))).toEqual(
    Array.from({ length: 10 }, (_, i) => 1200 - i),
  );
  expect([first.matches_estimated, first.pending_visits]).toEqual([1001, 100]);
  expect(first.alerts[0]!.message_body).toEqual({ es: null, en: null });
  const second = await listOf(ana, '?offset=10');
  expect(Number(second.alerts[0]!.id.slice(3))).toBe(1190);
});

test('the cron forgets alerts of 90 days', async () => {
  const ana = await person();
  await buys(ana);
  const made = Date.parse((await listOf(ana)).alerts[0]!.created_at);
  const ports = (now: number) => ({ clock: { now: () => now } }) as never;
  await forgetOldAlerts({ env: readEnv(env), ports: ports(made + ALERT_KEPT_MS) });
  expect((await listOf(ana)).alerts).toHaveLength(1);
  await forgetOldAlerts({ env: readEnv(env), ports: ports(made + ALERT_KEPT_MS + 1) });
  expect((await listOf(ana)).alerts).toHaveLength(0);
});
