/**
 * A platform with any number of cells in a folder of its own, filled while no server runs on it.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import { Miniflare } from 'miniflare';
import { buildIfChanged, copyBuild } from '../../../../edge/cli/build/build.ts';
import { DIST, ROOT } from '../../../../edge/cli/paths.ts';
import { mergeWholly } from '../../../../edge/modules/items/index.ts';
import { withoutSignalHandlers } from '../../../../edge/cli/lifetime.ts';
import { THIS_MACHINE } from '../../../support/call-api.ts';
import { describeRuntime } from '../../../../edge/cli/start/runtime.ts';
import { storesValues } from '../../../../edge/cli/start/values.ts';
import { findWorkerds } from '../../../support/linux.ts';
import { freePortPair } from '../../../support/server.ts';
import { Filled } from './filled.ts';

const SECRETS = {
  IDENTITY_SECRET: 'identity-secret-of-the-bench',
  PAYMENT_SECRET_KEY: 'sk_sandbox_bench',
  PAYMENT_PUBLISHABLE_KEY: 'pk_sandbox_bench',
  PAYMENT_WEBHOOK_SECRET: 'whsec_sandbox_bench',
};

export interface Databases {
  readonly directory: Filled;
  /** Cell name → its database. */
  readonly cells: ReadonlyMap<string, Filled>;
}

/** How often the log is read until the line of an answer is there. */
const LOG_WAITS = 40;
const LOG_WAIT_MS = 25;

/** The last lines of the worker's log. */
class Log {
  readonly #lines: string[] = [];

  take(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length > 200) this.#lines.splice(0, 100);
  }

  async roundTrips(requestId: string | undefined): Promise<number | undefined> {
    if (requestId === undefined) return undefined;
    for (let tries = 0; tries < LOG_WAITS; tries += 1) {
      const line = this.#lines.find((text) => text.includes(requestId));
      if (line) return (JSON.parse(line) as { db_round_trips?: number }).db_round_trips;
      await wait(LOG_WAIT_MS);
    }
    return undefined;
  }
}

export interface Served {
  readonly port: number;
  /** Process id of its workerd; undefined where the system does not tell. */
  readonly workerd: number | undefined;
  /** Database round trips of the request with this id, from its line in the log. */
  readonly roundTrips: (requestId: string | undefined) => Promise<number | undefined>;
  readonly stop: () => Promise<void>;
}

/**
 * Makes the databases, calls the work that fills them, and serves the product on them without its
 * page cache.
 * @param cells names of the cells
 */
export async function servePlatform(
  cells: readonly string[],
  fill: (databases: Databases) => void,
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const log = new Log();
    const start = await describe(folder, cells, log);
    await start(undefined, (miniflare, worker) => markDatabases(miniflare, worker, cells));
    fillDatabases(join(folder, 'data'), fill);
    const port = await freePortPair();
    const before = new Set(findWorkerds(process.pid));
    const miniflare = await start(port);
    return {
      port,
      workerd: findWorkerds(process.pid).find((pid) => !before.has(pid)),
      roundTrips: (requestId) => log.roundTrips(requestId),
      async stop() {
        await miniflare.dispose();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Writes a wrangler.toml that binds these cells. Gives a function that starts a Miniflare by it.
 */
async function describe(folder: string, cells: readonly string[], log: Log) {
  await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
  copyBuild(DIST, join(folder, 'build'));
  mkdirSync(join(folder, 'data'));
  const [before = '', ...blocks] = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8').split(
    '[[d1_databases]]\n',
  );
  const [directory, cell] = blocks;
  // The lines after the last cell belong to no database.
  const rest = /\n\n([^]*)$/.exec(blocks.at(-1) ?? '')?.[1] ?? '';
  const bound = cells.map((name) =>
    (cell?.split('\n\n')[0] ?? '')
      .replaceAll('CELL_A', `CELL_${name.toUpperCase()}`)
      .replaceAll('cell-a', `cell-${name}`),
  );
  const toml = [
    before + rest,
    ...[directory?.trim() ?? '', ...bound].map((text) => `[[d1_databases]]\n${text}`),
  ];
  writeFileSync(join(folder, 'wrangler.toml'), toml.join('\n\n'));

  return async (
    port?: number,
    then?: (miniflare: Miniflare, worker: string) => Promise<void>,
  ): Promise<Miniflare> => {
    const { options, config } = describeRuntime({
      root: folder,
      build: join(folder, 'build'),
      data: join(folder, 'data'),
      values: {
        stores: {
          ...storesValues(port ?? 0, SECRETS),
          PAGE_CACHE: 'off',
          TRUSTED_PROXIES: THIS_MACHINE,
        },
        sandbox: {},
      },
      listen: port === undefined ? undefined : { host: '127.0.0.1', port },
    });
    const take = ({ message }: { message: string }) => log.take(message);
    const quiet = { ...options, handleStructuredLogs: take };
    const miniflare = withoutSignalHandlers(() => new Miniflare(quiet));
    await miniflare.ready;
    if (then) {
      await then(miniflare, config.name);
      await miniflare.dispose();
    }
    return miniflare;
  };
}

/** Writes each database's name into it: the name of its file does not tell. */
async function markDatabases(miniflare: Miniflare, worker: string, cells: readonly string[]) {
  for (const name of ['DIRECTORY', ...cells.map((cell) => `CELL_${cell.toUpperCase()}`)]) {
    const database: D1Database = await miniflare.getD1Database(name, worker);
    await database.batch([
      database.prepare('CREATE TABLE bench_mark (name TEXT)'),
      database.prepare('INSERT INTO bench_mark VALUES (?)').bind(name),
    ]);
  }
}

function fillDatabases(data: string, fill: (databases: Databases) => void): void {
  const found = new Map<string, Filled>();
  for (const file of globSync('**/*.sqlite', { cwd: data })) {
    const name = readMark(join(data, file));
    if (name !== undefined) found.set(name, migrated(join(data, file), name));
  }
  const directory = found.get('DIRECTORY');
  if (!directory) throw new Error('no file holds DIRECTORY');
  const cells = new Map(
    [...found]
      .filter(([name]) => name.startsWith('CELL_'))
      .map(([name, one]) => [name.slice(5).toLowerCase(), one]),
  );
  for (const cell of cells.values()) cell.indexInLargePieces(true);
  fill({ directory, cells });
  for (const cell of cells.values()) {
    cell.indexInLargePieces(false);
    // As the cron leaves them.
    for (const statement of mergeWholly()) cell.write(statement);
  }
  for (const one of found.values()) one.close();
}

function readMark(file: string): string | undefined {
  const database = new DatabaseSync(file);
  try {
    return (database.prepare('SELECT name FROM bench_mark').get() as { name: string }).name;
  } catch {
    return undefined;
  } finally {
    database.close();
  }
}

function migrated(file: string, name: string): Filled {
  const database = new Filled(file);
  database.exec('DROP TABLE bench_mark');
  const folder = `edge/db/migrations/${name === 'DIRECTORY' ? 'directory' : 'cell'}`;
  for (const one of globSync(`${folder}/*.sql`, { cwd: ROOT }).toSorted()) {
    database.exec(readFileSync(join(ROOT, one), 'utf8'));
  }
  return database;
}
