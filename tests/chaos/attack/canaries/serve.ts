/** The built product, serving tenants of the part's own from a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { Miniflare } from 'miniflare';
import { buildIfChanged, copyBuild } from '../../../../edge/cli/build/build.ts';
import { withoutSignalHandlers } from '../../../../edge/cli/lifetime.ts';
import { DIST, ROOT } from '../../../../edge/cli/paths.ts';
import { migrate } from '../../../../edge/cli/start/migrate.ts';
import { describeRuntime, type RuntimeOptions } from '../../../../edge/cli/start/runtime.ts';
import { openState } from '../../../../edge/cli/start/state.ts';
import { sandboxValues, storesValues } from '../../../../edge/cli/start/values.ts';
import { sql } from '../../../../edge/db/cell-sql.ts';
import type { AnyStatement } from '../../../../edge/db/sql.ts';
import { freePortPair } from '../../../support/server.ts';
import { rowsOf, type Tenant } from './tenants.ts';

const STATEMENTS_AT_ONCE = 200;

export interface Canaries {
  readonly port: number;
  /** Serves again with the page cache on or off. */
  cachePages(cached: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Seeds the tenants and serves them; the first one stands at the bare platform domain. */
export async function serveTenants(tenants: readonly Tenant[]): Promise<Canaries> {
  const folder = mkdtempSync(join(tmpdir(), 'multi-store-'));
  const state = openState(folder);
  await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
  copyBuild(DIST, state.build);
  const port = await freePortPair();
  const describe = (cache: string, listen: RuntimeOptions['listen']) =>
    describeRuntime({
      root: ROOT,
      build: state.build,
      data: state.data,
      values: {
        stores: { ...storesValues(port, state.secrets), PAGE_CACHE: cache },
        sandbox: sandboxValues(port, state.secrets),
      },
      listen,
    });
  const quiet = (runtime: ReturnType<typeof describe>) => ({
    ...runtime.options,
    handleStructuredLogs: () => undefined,
  });
  const { config } = describe('on', undefined);
  const miniflare = withoutSignalHandlers(() => new Miniflare(quiet(describe('on', undefined))));
  const open = (binding: string): Promise<D1Database> =>
    miniflare.getD1Database(binding, config.name);

  const targets = [];
  for (const { binding, migrations_dir: migrations } of config.d1_databases) {
    if (migrations) {
      targets.push({ name: binding, database: await open(binding), folder: migrations });
    }
  }
  await migrate(ROOT, targets, state);
  const rows = tenants.map((tenant) => ({ tenant, ...rowsOf(tenant) }));
  for (const cell of ['a', 'b'] as const) {
    const own = rows.filter(({ tenant }) => tenant.cell === cell);
    await write(
      await open(`CELL_${cell.toUpperCase()}`),
      own.flatMap((one) => one.cell),
    );
  }
  await write(await open('DIRECTORY'), [
    ...rows.flatMap(({ directory }) => directory),
    sql`INSERT INTO platform (key, value) VALUES ('root_store', ${`st_${tenants[0]?.slug}`})`,
  ]);
  return {
    port,
    cachePages: (cached) =>
      miniflare.setOptions(quiet(describe(cached ? 'on' : 'off', { host: '127.0.0.1', port }))),
    async stop() {
      await miniflare.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function write(database: D1Database, statements: readonly AnyStatement[]): Promise<void> {
  for (let at = 0; at < statements.length; at += STATEMENTS_AT_ONCE) {
    const some = statements.slice(at, at + STATEMENTS_AT_ONCE);
    await database.batch(some.map(({ text, params }) => database.prepare(text).bind(...params)));
  }
}
