/**
 * The cells of a state folder: through the running product that holds it, or opened here when none
 * runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import type { AnyStatement } from '../../db/sql.ts';
import { withoutSignalHandlers } from '../lifetime.ts';
import { ROOT } from '../paths.ts';
import { lockState } from '../start/lock.ts';
import { doorFile, type DoorRecord } from '../start/operator-door.ts';
import { parseOptions } from '../start/options.ts';
import { Refusal } from '../start/refusal.ts';
import { requireWholeState } from '../start/whole-state.ts';
import { boundCells, refuseOldDatabase, type BoundCell, type Cells } from './cells.ts';

const CONFIG = join(ROOT, 'wrangler.toml');

/** @param env STATE_DIR names the folder, as for `npm start` */
export async function openLocal(env: NodeJS.ProcessEnv): Promise<Cells> {
  const { stateDir } = parseOptions([], env);
  if (!existsSync(join(stateDir, 'data'))) {
    throw new Refusal(
      `There is no data in ${stateDir}.`,
      'Run `npm start` first, name another folder by STATE_DIR, or use --remote.',
    );
  }
  const bound = boundCells(CONFIG);
  return (await byDoor(stateDir, bound)) ?? (await byFile(stateDir, bound));
}

/** The product that runs on the folder; undefined without one. */
async function byDoor(stateDir: string, bound: readonly BoundCell[]): Promise<Cells | undefined> {
  const door = readDoor(stateDir);
  if (!door) return undefined;
  const ask = async (body: object): Promise<Response> =>
    fetch(`http://127.0.0.1:${door.port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${door.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  // A killed process leaves its file behind; another program may have the port by now.
  const known = await ask({}).catch(() => undefined);
  if (known?.status !== 400) return undefined;
  return {
    names: bound.map(({ name }) => name),
    async run<Row>(cell: string, { text, params }: AnyStatement<Row>) {
      const binding = bindingOf(bound, cell);
      const answer = await ask({ binding, text, params });
      const { rows, error } = (await answer.json()) as { rows?: Row[]; error?: string };
      return rows ?? refuseOldDatabase(new Error(error));
    },
    close: async () => undefined,
  };
}

function readDoor(stateDir: string): DoorRecord | undefined {
  try {
    return JSON.parse(readFileSync(doorFile(stateDir), 'utf8')) as DoorRecord;
  } catch {
    return undefined;
  }
}

/** Opens only the databases of a state folder, and no other part of the product. */
export async function openMiniflare(stateDir: string): Promise<Miniflare> {
  // Miniflare takes longer to load than most commands to run, and a running product makes it
  // needless.
  const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = await import('miniflare');
  const options = convertV4MiniflareOptions({
    modules: true,
    script: 'export default {}',
    d1Databases: Object.fromEntries(
      boundCells(CONFIG).map(({ binding, database_id: id }) => [binding, id]),
    ),
    resourcePersistencePath: join(stateDir, 'data'),
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.ERROR),
  });
  return withoutSignalHandlers(() => new Miniflare(options));
}

async function byFile(stateDir: string, bound: readonly BoundCell[]): Promise<Cells> {
  const unlock = await lockState(stateDir);
  try {
    requireWholeState(stateDir, bound);
  } catch (error) {
    unlock();
    throw error;
  }
  const miniflare = await openMiniflare(stateDir);
  return {
    names: bound.map(({ name }) => name),
    async run<Row>(cell: string, { text, params }: AnyStatement<Row>) {
      const database = await miniflare.getD1Database(bindingOf(bound, cell));
      const prepared = database.prepare(text).bind(...params);
      const { results } = await prepared.all<Row>().catch(refuseOldDatabase);
      return results;
    },
    async close() {
      await miniflare.dispose();
      unlock();
    },
  };
}

function bindingOf(bound: readonly BoundCell[], cell: string): string {
  const found = bound.find(({ name }) => name === cell);
  if (!found) throw new Error(`no cell ${cell}`);
  return found.binding;
}
