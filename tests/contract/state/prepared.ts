/** A whole state folder for tests that damage copies of it, and the start command on such a copy. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { openMiniflare } from '../../../edge/cli/operator/local.ts';
import { ROOT } from '../../../edge/cli/paths.ts';
import { databaseFile } from '../../../edge/cli/start/database-file.ts';
import { migrate } from '../../../edge/cli/start/migrate.ts';
import { openState } from '../../../edge/cli/start/state.ts';
import { freePortPair } from '../../support/server.ts';

const BINDINGS = ['DIRECTORY', 'CELL_A', 'CELL_B'] as const;

/** The file of a database, by its id in wrangler.toml. */
export function fileOf(stateDir: string, id: 'directory' | 'cell-a' | 'cell-b'): string {
  return databaseFile(join(stateDir, 'data'), id);
}

/** Makes a folder as a first start leaves it, with one store in place of the demo. */
export async function prepareState(): Promise<string> {
  const stateDir = mkdtempSync(join(tmpdir(), 'whole-state-'));
  const state = openState(stateDir);
  const miniflare = await openMiniflare(stateDir);
  const targets = await Promise.all(
    BINDINGS.map(async (name) => ({
      name,
      database: await miniflare.getD1Database(name),
      folder: `edge/db/migrations/${name === 'DIRECTORY' ? 'directory' : 'cell'}`,
    })),
  );
  await migrate(ROOT, targets, state);
  const [directory, cell] = targets;
  await directory?.database.exec(
    `INSERT INTO store (id, slug, cell) VALUES ('st_one', 'one', 'a')`,
  );
  await cell?.database.exec(
    `INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile, updated_at) ` +
      `VALUES ('st_one', 'one', 'one', 'One', 'other', 'MX', 'MXN', '{}', 0)`,
  );
  state.record.seeded = true;
  state.record.databases = [...BINDINGS];
  state.save();
  await miniflare.dispose();
  return stateDir;
}

/** A copy that a test may damage. */
export function copyOf(stateDir: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'damaged-state-'));
  cpSync(stateDir, copy, { recursive: true });
  return copy;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const READY = /^Ready on /m;

/** Runs the start command until it ends, or until it serves: then it is ended, with code 0. */
export async function start(
  stateDir: string,
  { env = {} }: { env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  const port = await freePortPair();
  const child = spawn(process.execPath, ['edge/cli/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port), STATE_DIR: stateDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (READY.test(output)) child.kill('SIGTERM');
    });
  }
  return new Promise((settle) => child.on('close', (code) => settle({ code, output })));
}

/** Files that every start writes, or that change when a database is opened. */
const PASSING = /^(?:lock\.json|operator\.json|build|data\/cache)\b/;
const OPENED = /-wal$|-shm$|metadata\.sqlite$/;

/** The files of a folder: name → hash. */
export function contentOf(
  stateDir: string,
  leaveOut: 'nothing' | 'opened',
): Readonly<Record<string, string>> {
  const files = readdirSync(stateDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(stateDir, join(entry.parentPath, entry.name)))
    .filter((name) => !PASSING.test(name) && (leaveOut === 'nothing' || !OPENED.test(name)));
  return Object.fromEntries(
    files.toSorted().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(stateDir, name)))
        .digest('hex'),
    ]),
  );
}
