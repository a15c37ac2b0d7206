/** The end of long work is told once to the account that asked for it, and to nobody else. */
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { telling } from '../../../edge/flows/told-jobs.ts';
import { jobKind } from '../../../edge/jobs/index.ts';
import { askCancel, askUndo, findAnyJob, insertJob } from '../../../edge/jobs/statements.ts';
import { runJob } from '../../../edge/jobs/run.ts';
import { sql } from '../../../edge/db/directory-sql.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { alertTarget } from '../../../shared/rules/alert-target.ts';
import { makeStore, makeWorld, type World } from '../purchase/world.ts';
import { directory } from '../profiles/person.ts';

let world: World;
let store: { id: string };
let account: string;
let breaks = false;

beforeEach(async () => {
  world = makeWorld();
  store = await makeStore('a');
  account = newId('account');
  breaks = false;
  await directory(sql`INSERT INTO account (id, username, full_name, password, locale, store_id,
      created_at, updated_at)
    VALUES (${account}, ${account.slice(3).toLowerCase()}, 'Ana', 'x', 'es', ${store.id}, 1, 1)`);
});

const kind = jobKind({
  name: 'test',
  grant: 'store-admin',
  input: z.object({}),
  undoMs: 60_000,
  steps: [
    {
      name: 'write',
      do: async () => {
        if (breaks) throw new Error('it breaks');
        return { statements: [], next: null };
      },
      undo: async () => ({ statements: [], next: null }),
    },
  ],
});

async function start(): Promise<string> {
  const id = newId('job');
  const made = { id, storeId: store.id, askedBy: account, kind: 'test', input: {} };
  await world.work('a').cell.write([insertJob(made, world.clock.now())]);
  return id;
}

/** Runs a job to its end, through its waits. */
async function run(id: string, told: Parameters<typeof telling>[1] = 'itemsImport'): Promise<void> {
  const kinds = new Map([['test', telling(kind, told)]]);
  for (;;) {
    const wait = await runJob(world.work('a'), kinds, id);
    if (wait === null) return;
    world.clock.advance(wait * 1_000);
  }
}

const jobOf = async (id: string) => (await world.work('a').cell.first(findAnyJob(id)))!;
const alerts = () =>
  directory(
    sql<{ origin_app: 'products' | 'store'; params: string; body: string }>`SELECT origin_app,
      params, message_body AS body FROM alert WHERE store_id = ${store.id}`,
  );

test.each([
  ['itemsExport', '/admin/inventario/reportes'],
  ['ordersExport', '/admin/reportes/ordenes'],
  ['itemsImport', '/admin/inventario/cargas'],
] as const)('one that is done is told once, and leads to its page: %s', async (told, page) => {
  const id = await start();
  await run(id, told);
  await run(id, told);
  expect(await jobOf(id)).toMatchObject({ state: 'done' });
  const [one, ...more] = await alerts();
  expect(more).toEqual([]);
  const params = JSON.parse(one!.params) as Record<string, string>;
  expect(params).toMatchObject({ subtype: 'done' });
  const view = { isShop: true, me: account, base: '', mode: 'own' } as const;
  expect(alertTarget({ origin_app: one!.origin_app, params }, view)).toBe(page);
  expect(Object.keys(JSON.parse(one!.body) as object)).toEqual(['es', 'en']);
});

test('one that was given up says so', async () => {
  breaks = true;
  const id = await start();
  await run(id);
  expect(await jobOf(id)).toMatchObject({ state: 'failed' });
  expect((await alerts()).map(({ params }) => JSON.parse(params) as object)).toEqual([
    { type: 'import', subtype: 'failed' },
  ]);
});

test('one that somebody cancels, or undoes, tells nothing more', async () => {
  const id = await start();
  const { cell } = world.work('a');
  await cell.write(askCancel(await jobOf(id), account));
  await run(id);
  expect(await alerts()).toEqual([]);
  const other = await start();
  await run(other);
  const before = await jobOf(other);
  await cell.write(askUndo(before, account, 0, world.clock.now()));
  await run(other);
  expect(await jobOf(other)).toMatchObject({ state: 'undone' });
  expect(await alerts()).toHaveLength(1);
});

test('an erased account is told nothing, and its job ends all the same', async () => {
  await directory(sql`UPDATE account SET erased_at = 1 WHERE id = ${account}`);
  const id = await start();
  await run(id);
  expect(await jobOf(id)).toMatchObject({ state: 'done' });
  expect(await alerts()).toEqual([]);
});
