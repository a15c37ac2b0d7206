/** Starts the platform from a folder and a port. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { Miniflare } from 'miniflare';
import { withoutSignalHandlers } from '../lifetime.ts';
import { DIST, ROOT } from '../paths.ts';
import { buildIfChanged, copyBuild } from '../build/build.ts';
import { registryEntries } from '../registry/entries.ts';
import { readWorkerConfig, type WorkerConfig } from './bindings.ts';
import { runCrons, type Crons } from './cron.ts';
import { seedPeople } from '../seed/index.ts';
import { seedDemo } from './demo.ts';
import { readReserve, requireRoom } from './disk.ts';
import { explained } from './faults.ts';
import { lockState } from './lock.ts';
import { migrate, requireKnownMigrations } from './migrate.ts';
import { openDoor } from './operator-door.ts';
import type { ServeOptions } from './options.ts';
import { requireFreePorts } from './ports.ts';
import { Refusal } from './refusal.ts';
import { describeRuntime } from './runtime.ts';
import type { RuntimeOptions } from './runtime.ts';
import { clearState, openState, readRecord } from './state.ts';
import type { State } from './state.ts';
import { requireStores } from './whole-cells.ts';
import { requireWholeState } from './whole-state.ts';
import { sandboxValues, storesValues } from './values.ts';

export interface ServeExtras {
  /** Readable build, for `npm run dev`. */
  dev?: boolean;
  /** Variables of the stores' worker in addition to the usual ones. */
  values?: Record<string, string>;
  /** Folder of a finished build to serve, instead of building the sources. */
  dist?: string;
  /** Port of this machine where workerd's inspector listens; without it none does. */
  inspectorPort?: number;
}

export interface Server {
  /** Serves a new build without losing the ports. */
  reload: () => Promise<void>;
  /** Runs the work of the cron triggers now. */
  tick: () => Promise<void>;
  /** Stops all workers and releases the state folder. */
  stop: () => Promise<void>;
}

/**
 * Builds, migrates, seeds an empty state folder, and serves. The ports open only after all that, so
 * every answer comes from the whole demo.
 * @throws Refusal when the person who started the command has to change a setting
 */
export async function serve(options: ServeOptions, extras: ServeExtras = {}): Promise<Server> {
  try {
    return await open(options, extras);
  } catch (error) {
    throw explained(error, options.stateDir);
  }
}

async function open(options: ServeOptions, extras: ServeExtras): Promise<Server> {
  const { host, port, stateDir, fresh } = options;
  await requireFreePorts(host, port);
  const reserve = readReserve(process.env);
  requireRoom(stateDir, reserve);
  const unlock = await lockState(stateDir);
  try {
    if (fresh) clearState(stateDir);
    requireWholeState(stateDir, readWorkerConfig(join(ROOT, 'wrangler.toml')).d1_databases);
    requireKnownMigrations(ROOT, stateDir, readRecord(stateDir));
    const state = openState(stateDir);
    const dev = extras.dev === true;
    const { dist = DIST } = extras;
    const stands = extras.dist !== undefined;
    if (!stands && (await buildIfChanged({ root: ROOT, dist, dev }))) console.log('Built.');
    const runtime: RuntimeOptions = {
      root: ROOT,
      build: state.build,
      data: state.data,
      values: {
        stores: { ...storesValues(port, state.secrets), ...extras.values },
        sandbox: sandboxValues(port, state.secrets),
      },
      listen: { host, port },
      reserve,
      inspectorPort: extras.inspectorPort,
    };
    return await listen(
      runtime,
      state,
      { dist, registry: options.registry, stateDir, reserve },
      unlock,
    );
  } catch (error) {
    unlock();
    throw error;
  }
}

interface ListenOptions {
  readonly dist: string;
  readonly registry: string | undefined;
  readonly stateDir: string;
  readonly reserve: number;
}

async function listen(
  options: RuntimeOptions,
  state: State,
  { dist, registry, stateDir, reserve }: ListenOptions,
  unlock: () => void,
): Promise<Server> {
  copyBuild(dist, options.build);
  const { config, options: quiet } = describeRuntime({
    ...options,
    listen: undefined,
    inspectorPort: undefined,
  });
  const miniflare = withoutSignalHandlers(() => new Miniflare(quiet));
  let crons: Crons | undefined;
  let closeDoor: (() => void) | undefined;
  const stop = async () => {
    crons?.stop();
    closeDoor?.();
    await miniflare.dispose();
    unlock();
  };
  try {
    await prepare(miniflare, config, state);
    if (registry !== undefined) await register(miniflare, config.name, registry);
    await miniflare.setOptions(describeRuntime(options).options);
    // Migrations and seeds since the start have taken room.
    requireRoom(stateDir, reserve);
    await requireSettings(miniflare);
    crons = runCrons(miniflare, config.name, config.triggers.crons);
    closeDoor = await openDoor(
      stateDir,
      (binding) => miniflare.getD1Database(binding, config.name),
      crons.tick,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const reload = async () => {
    copyBuild(dist, options.build);
    await miniflare.setOptions(describeRuntime(options).options);
  };
  const { tick } = crons;
  // Work that an interrupted run left undone does not wait for the first trigger.
  void tick();
  return { reload, tick, stop };
}

/**
 * Checks the settings: the worker reads its variables with its first request, and answers it with
 * their faults.
 */
async function requireSettings(miniflare: Miniflare): Promise<void> {
  const answer = await miniflare.dispatchFetch('http://localhost/healthz');
  await answer.text();
  if (!answer.ok) {
    throw new Refusal(
      'The worker does not take its settings; what is wrong with them stands above.',
      'Correct the variables in the environment, then start again.',
    );
  }
}

/** Migrates every database, and seeds unless an earlier seed was completed. */
async function prepare(miniflare: Miniflare, config: WorkerConfig, state: State): Promise<void> {
  const targets = [];
  for (const { binding, migrations_dir: folder } of config.d1_databases) {
    if (folder === undefined) continue;
    const database: D1Database = await miniflare.getD1Database(binding, config.name);
    targets.push({ name: binding, database, folder });
  }
  const count = await migrate(ROOT, targets, state);
  if (state.record.seeded) await requireStores(targets);
  state.record.databases = targets.map(({ name }) => name);
  state.save();
  if (count > 0) console.log(`Applied ${count} migrations.`);
  if (state.record.seeded) {
    await seedPeople(await miniflare.getD1Database('DIRECTORY', config.name));
    return;
  }
  console.log('Seeding the demo.');
  await seedDemo(miniflare, config.name);
  state.record.seeded = true;
  state.save();
}

/** Writes a registry file's documents and pointer to where the worker reads them. */
async function register(miniflare: Miniflare, worker: string, file: string): Promise<void> {
  const kv = await miniflare.getKVNamespace('REGISTRY', worker);
  for (const { key, value } of await registryEntries(readFileSync(file, 'utf8'))) {
    await kv.put(key, value);
  }
}
