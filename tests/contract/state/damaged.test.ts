/**
 * The start command on a state folder that is damaged: it names the damage and the way out, changes
 * nothing and ends.
 */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readWorkerConfig } from '../../../edge/cli/start/bindings.ts';
import { lockState } from '../../../edge/cli/start/lock.ts';
import { requireWholeState } from '../../../edge/cli/start/whole-state.ts';
import { ROOT } from '../../../edge/cli/paths.ts';
import { contentOf, copyOf, fileOf, prepareState, start } from './prepared.ts';

const DATABASES = readWorkerConfig(join(ROOT, 'wrangler.toml')).d1_databases;

let whole: string;
let stateDir: string;

beforeAll(async () => {
  whole = await prepareState();
});
afterAll(() => rmSync(whole, { recursive: true, force: true }));
beforeEach(() => {
  stateDir = copyOf(whole);
});
afterEach(() => rmSync(stateDir, { recursive: true, force: true }));

/** Rewrites a JSON file of the folder. */
function edit(name: string, change: (content: Record<string, unknown>) => unknown): void {
  const file = join(stateDir, name);
  const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(change(content)));
}

/** Opens a database alone; closing it puts its log into it. */
function withDatabase(id: 'directory' | 'cell-a' | 'cell-b', sql: string): void {
  const database = new DatabaseSync(fileOf(stateDir, id));
  database.exec(sql);
  database.close();
}

function cut(file: string, by: number): void {
  truncateSync(file, statSync(file).size - by);
}

/**
 * Takes the last frame from a log of those that its index counts; what stands behind them is of an earlier
 * round, and no part of it.
 */
function cutLog(file: string): void {
  const pageSize = readFileSync(file).readUInt16BE(16);
  const frames = readFileSync(`${file}-shm`).readUInt32LE(16);
  truncateSync(`${file}-wal`, 32 + (frames - 1) * (24 + pageSize));
}

const cellA = () => fileOf(stateDir, 'cell-a');
const write = (name: string, text: string) => writeFileSync(join(stateDir, name), text);
const remove = (name: string) => rmSync(join(stateDir, name), { recursive: true });

/** The damage, its act on the folder, and the command's words for it. */
const DAMAGES: readonly (readonly [string, () => void, RegExp])[] = [
  [
    'no secrets file',
    () => remove('secrets.json'),
    /secrets\.json\) are missing[^]*IDENTITY_SECRET/,
  ],
  [
    'a secrets file that is no JSON',
    () => write('secrets.json', '{"IDENT'),
    /secrets.*cannot be read/,
  ],
  [
    'a secrets file that lacks one',
    () => edit('secrets.json', (all) => ({ ...all, IDENTITY_SECRET: undefined })),
    /secrets.*lack IDENTITY_SECRET/,
  ],
  ['an emptied cell', () => truncateSync(cellA(), 0), /CELL_A .* is empty/],
  ['a cell without its file', () => rmSync(cellA()), /CELL_A .* is missing/],
  [
    'a cell without a table',
    () => {
      rmSync(cellA());
      for (const end of ['-wal', '-shm']) rmSync(cellA() + end, { force: true });
      withDatabase('cell-a', 'PRAGMA user_version = 1');
    },
    /CELL_A .* is empty/,
  ],
  ['no directory file', () => rmSync(fileOf(stateDir, 'directory')), /DIRECTORY .* is missing/],
  ['no data folder', () => remove('data'), /is missing/],
  [
    'a cell that was cut',
    () => {
      withDatabase('cell-a', 'PRAGMA user_version');
      cut(cellA(), 40_000);
    },
    /CELL_A .* is cut short/,
  ],
  [
    'a cell of another kind',
    () => writeFileSync(cellA(), 'x'.repeat(9_000)),
    /CELL_A .* no database/,
  ],
  ['a log that was cut', () => cutLog(cellA()), /CELL_A .* lacks the end of its log/],
  ['a log that is gone', () => rmSync(`${cellA()}-wal`), /CELL_A .* lacks the end of its log/],
  [
    'a log that was copied by half',
    () => {
      rmSync(`${cellA()}-shm`);
      cut(`${cellA()}-wal`, 1_000);
    },
    /CELL_A .* log .* cut short/,
  ],
  ['a record that is no JSON', () => write('state.json', '{"vers'), /state\.json is damaged/],
  ['a record of nothing', () => write('state.json', ''), /state\.json is damaged/],
  [
    'a record without its fields',
    () => write('state.json', '{"version":1}'),
    /state\.json is damaged/,
  ],
  ['no record', () => remove('state.json'), /no state\.json/],
  [
    'a record that is a folder',
    () => {
      remove('state.json');
      mkdirSync(join(stateDir, 'state.json'));
    },
    /state\.json is damaged/,
  ],
  ['another version', () => edit('state.json', (all) => ({ ...all, version: 99 })), /version 99/],
  [
    'migrations of a newer release',
    () =>
      edit('state.json', ({ migrations, ...others }) => ({
        ...others,
        migrations: { ...(migrations as object), 'edge/db/migrations/cell/9999_next.sql': 'x' },
      })),
    /another version.*9999_next\.sql/,
  ],
];

function expectRefusal({ code, output }: { code: number | null; output: string }): void {
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain('Ready on');
  expect(code).toBe(1);
}

test.each(DAMAGES)('%s is told, with the way out, and left as it is', async (_, damage, says) => {
  damage();
  const before = contentOf(stateDir, 'nothing');
  const ended = await start(stateDir);
  expect(ended.output).toMatch(says);
  expect(ended.output).toMatch(/copy|empty this one|version that made it/i);
  expectRefusal(ended);
  expect(contentOf(stateDir, 'nothing')).toEqual(before);
});

/** Damages that only the database itself can tell. */
const INSIDE: readonly (readonly [string, () => void, RegExp])[] = [
  [
    'a cell that a newer release changed',
    () => withDatabase('cell-a', `INSERT INTO d1_migrations (name) VALUES ('9999_next.sql')`),
    /CELL_A .* newer release: 9999_next\.sql/,
  ],
  [
    'a cell whose stores are gone',
    () => {
      for (const end of ['', '-wal', '-shm']) {
        cpSync(fileOf(stateDir, 'cell-b') + end, cellA() + end);
      }
    },
    /CELL_A lacks 1 of the stores/,
  ],
];

test.each(INSIDE)('%s is told, and left as it is', async (_, damage, says) => {
  damage();
  const before = contentOf(stateDir, 'opened');
  const ended = await start(stateDir);
  expect(ended.output).toMatch(says);
  expectRefusal(ended);
  expect(contentOf(stateDir, 'opened')).toEqual(before);
});

test('a folder that another instance holds is told', async () => {
  const unlock = await lockState(stateDir);
  const ended = await start(stateDir);
  unlock();
  expect(ended.output).toMatch(/in use by another running instance[^]*STATE_DIR/);
  expectRefusal(ended);
});

test('a database that another program has locked is told', async () => {
  const other = new DatabaseSync(cellA());
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE store SET name = name');
  const ended = await start(stateDir);
  other.close();
  expect(ended.output).toMatch(/CELL_A .* cannot be opened[^]*another program/);
  expectRefusal(ended);
});

test('a folder that this user may not write is told', async () => {
  chmodSync(stateDir, 0o500);
  // The superuser may write everywhere but in the system's own folders.
  const ended = await start(process.getuid?.() === 0 ? '/sys/multi-store' : stateDir);
  chmodSync(stateDir, 0o700);
  expect(ended.output).toMatch(/may not read or write it[^]*chown|its disk can only be read/);
  expectRefusal(ended);
});

test('a file where the folder belongs is told', async () => {
  const file = join(stateDir, 'state.json');
  const before = readFileSync(file, 'utf8');
  const ended = await start(file);
  expect(ended.output).toMatch(/a file stands where a folder belongs/);
  expectRefusal(ended);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a disk without room is told', async () => {
  const before = contentOf(stateDir, 'nothing');
  const ended = await start(stateDir, { env: { DISK_RESERVE_MB: '999999999' } });
  expect(ended.output).toMatch(/is full[^]*STATE_DIR/);
  expectRefusal(ended);
  expect(contentOf(stateDir, 'nothing')).toEqual(before);
});

test('the whole folder passes, and so does one whose secrets the environment gives', () => {
  expect(() => requireWholeState(stateDir, DATABASES)).not.toThrow();
  remove('secrets.json');
  expect(() => requireWholeState(stateDir, DATABASES)).toThrow('are missing');
  const names = [
    'IDENTITY_SECRET',
    'PAYMENT_SECRET_KEY',
    'PAYMENT_PUBLISHABLE_KEY',
    'PAYMENT_WEBHOOK_SECRET',
  ];
  for (const name of names) vi.stubEnv(name, 'given-by-the-environment');
  expect(() => requireWholeState(stateDir, DATABASES)).not.toThrow();
  vi.unstubAllEnvs();
});

test('a folder that was closed in good order passes, without its logs', () => {
  for (const id of ['directory', 'cell-a', 'cell-b'] as const) withDatabase(id, 'SELECT 1');
  expect(() => requireWholeState(stateDir, DATABASES)).not.toThrow();
});
