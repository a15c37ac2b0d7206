/** Equal alerts in a row are one row of the list: what is done to it is done to all. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { Alert } from '../../../shared/contracts/alerts.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from '../profiles/person.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
let ana: SignedIn;

beforeAll(() => openStore({ slug: 'raiz', cell: 'a' }));
beforeEach(async () => {
  ana = await signIn(platform, { store: 'raiz' });
});

const talk = (id: string) => ({ type: 'conversation', contact_id: id });
const idOf = (n: number) => `al_${String(n).padStart(26, '0')}`;

/** Tells alerts with these parameters, one a second. */
async function tell(...all: readonly object[]): Promise<void> {
  for (const [index, params] of all.entries()) {
    const n = index + 1;
    await directory(sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app, params,
        message_body, created_at)
      VALUES (${ana.id}, ${idOf(n)}, 'st_raiz', 'Raíz', 'inbox', ${JSON.stringify(params)}, '{}',
        ${n * 1000})`);
  }
}

interface List {
  readonly alerts: readonly Alert[];
  readonly matches_estimated: number;
  readonly pending_visits: number;
}

/** The list as number of the newest, count, and whether it waits. */
async function rows(query = '') {
  const { body } = await ana.call<List>('GET', `/api/alerts/${ana.id}${query}`);
  const { alerts, matches_estimated: total, pending_visits: pending } = body;
  const shown = alerts.map((one) => [Number(one.id.slice(3)), one.count, one.pending_visits]);
  return { shown, total, pending };
}

const visit = (n: number) => ana.call<Alert>('PATCH', `/api/alerts/${ana.id}/${idOf(n)}`);
const keep = (n: number, state: string) =>
  ana.call<Alert>('PUT', `/api/alerts/${ana.id}/${idOf(n)}/state`, { state });

test('a run is one row; another between two, or another target, parts them', async () => {
  await tell(talk('a'), talk('a'), talk('b'), talk('a'), talk('a'), talk('a'));
  expect(await rows()).toEqual({
    shown: [
      [6, 3, 1],
      [3, 1, 1],
      [2, 2, 1],
    ],
    total: 3,
    pending: 6,
  });
  expect((await rows('?limit=1&offset=2')).shown).toEqual([[2, 2, 1]]);
});

test('a visit marks the whole row, and no equal one of another row, or a newer one', async () => {
  await tell(talk('a'), talk('b'), talk('a'), talk('a'), talk('a'));
  expect((await visit(4)).status).toBe(200);
  expect(await rows()).toEqual({
    shown: [
      [5, 1, 1],
      [4, 2, 0],
      [2, 1, 1],
      [1, 1, 1],
    ],
    total: 4,
    pending: 3,
  });
  await visit(4);
  await visit(5);
  expect((await rows()).shown[0]).toEqual([5, 3, 0]);
});

test('a row is put away whole, and comes back whole; marked unread it is its newest alone', async () => {
  await tell(talk('a'), talk('a'), talk('a'));
  await keep(3, 'archived');
  expect((await rows()).shown).toEqual([]);
  expect((await rows('?archived=true')).shown).toEqual([[3, 3, 0]]);
  await keep(3, 'visited');
  expect((await rows()).shown).toEqual([[3, 3, 0]]);
  await keep(3, 'unread');
  expect((await rows()).shown).toEqual([
    [3, 1, 1],
    [2, 2, 0],
  ]);
});

test('alerts without a target stay apart: each says something else', async () => {
  const security = { type: 'account', subtype: 'security' };
  await tell(security, security);
  expect((await rows()).shown).toEqual([
    [2, 1, 1],
    [1, 1, 1],
  ]);
  await visit(2);
  expect((await rows()).shown).toEqual([
    [2, 1, 0],
    [1, 1, 1],
  ]);
});
