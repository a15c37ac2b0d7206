import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertReport } from '../../modules/talk/index.ts';
import { cleanUpMessages, insertOutbox, insertWritten, listDead } from '../../outbox/index.ts';
import { bury, markDelivered } from '../../outbox/statements.ts';
import { sql, type Statement } from '../../db/common-sql.ts';
import { ROOT } from '../paths.ts';
import { migrate } from '../start/migrate.ts';
import { doorFile, openDoor } from '../start/operator-door.ts';
import { openState } from '../start/state.ts';
import { openMiniflare } from './local.ts';
import { inlined, openRemote } from './remote.ts';

const NOW = Date.now();
const SECRET = 'Tu PIN es 483920';

const stateDir = mkdtempSync(join(tmpdir(), 'operator-'));
const wranglerDir = mkdtempSync(join(tmpdir(), 'operator-wrangler-'));
let miniflare: Awaited<ReturnType<typeof openMiniflare>>;
let closeDoor: () => void;
let ticked = 0;

const database = (binding: string) => miniflare.getD1Database(binding);

async function open(): Promise<void> {
  miniflare = await openMiniflare(stateDir);
  closeDoor = await openDoor(stateDir, database, async () => {
    ticked += 1;
  });
}

async function close(): Promise<void> {
  closeDoor();
  await miniflare.dispose();
}

beforeAll(async () => {
  const state = openState(stateDir);
  await open();
  const targets = await Promise.all(
    (['CELL_A', 'CELL_B', 'DIRECTORY'] as const).map(async (binding) => ({
      name: binding,
      database: await database(binding),
      folder: `edge/db/migrations/${binding === 'DIRECTORY' ? 'directory' : 'cell'}`,
    })),
  );
  await migrate(ROOT, targets, state);
}, 60_000);

afterAll(async () => {
  await close();
  for (const folder of [stateDir, wranglerDir]) rmSync(folder, { recursive: true, force: true });
});

// A dead message of one test would stand in the next test's lists.
afterEach(async () => {
  for (const binding of ['CELL_A', 'CELL_B', 'DIRECTORY']) {
    await (await database(binding)).exec('DELETE FROM outbox');
  }
});

async function write(binding: string, ...statements: Statement[]): Promise<void> {
  const cell = await database(binding);
  await cell.batch(statements.map(({ text, params }) => cell.prepare(text).bind(...params)));
}

let made = 0;

/** A message about an order; only its id matters here. */
function letter(): { id: string; insert: Statement } {
  made += 1;
  const id = `ms_${'0'.repeat(20)}${String(made).padStart(6, '0')}`;
  const payload = { checkout: `co_${made}` };
  const row = { id, storeId: 'st_moda', payload };
  return { id, insert: insertOutbox({ name: 'mail.order_confirmation' }, row, NOW) };
}

/** A message that no provider could send. */
async function deadLetter(binding: string, error = '550 nobody there'): Promise<string> {
  const { id, insert } = letter();
  await write(binding, insert, bury(id, 0, error, NOW));
  return id;
}

async function deadIn(binding: string): Promise<string[]> {
  const { text, params } = listDead(10);
  const { results } = await (
    await database(binding)
  )
    .prepare(text)
    .bind(...params)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command as an operator types it. */
function operator(line: string, folder = stateDir): Promise<Ran> {
  return new Promise((settle) => {
    const args = ['edge/cli/bootstrap.mjs', 'edge/cli/operator.ts', ...line.split(' ')];
    const env = { ...process.env, STATE_DIR: folder };
    const child = execFile(process.execPath, args, { cwd: ROOT, env }, (_error, out, err) =>
      settle({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

async function json(line: string): Promise<{ code: number; data: Record<string, unknown> }> {
  const { code, out } = await operator(`${line} --json`);
  return { code, data: JSON.parse(out) as Record<string, unknown> };
}

test('dead letters are listed, shown, sent again once, and gone from the list', async () => {
  const [a, b] = [await deadLetter('CELL_A'), await deadLetter('CELL_B', '503 out of order')];
  const list = await operator('messages dead');
  expect(list).toMatchObject({ code: 0, err: '' });
  for (const words of [a, b, '550 nobody there', '503 out of order']) {
    expect(list.out).toContain(words);
  }
  const onlyB = await json('messages dead --cell b');
  expect(onlyB.data).toMatchObject({ total: 1, results: [{ id: b, cell: 'b', attempts: 0 }] });

  const shown = await operator(`messages show ${a}`);
  expect(shown.out).toMatch(/^state +dead$/m);
  expect(shown.out).toMatch(/^about +\{"checkout":"co_\d+"\}$/m);

  expect(await json(`messages resend ${a}`)).toMatchObject({ code: 0, data: { state: 'waiting' } });
  expect(await operator(`messages resend ${a}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('waiting to be sent already'),
  });
  expect(await deadIn('CELL_A')).toEqual([]);
}, 60_000);

test('all are sent again but those whose words are gone, which cannot be', async () => {
  await deadLetter('CELL_A');
  const [live, late] = [letter().id, letter().id];
  const message = {
    storeId: 'st_moda',
    storeName: 'Lirio',
    locale: 'es',
    recipient: '+525512345678',
    words: { channel: 'sms', text: SECRET },
  } as const;
  await write(
    'CELL_A',
    insertWritten(
      { name: 'written.pin' },
      { ...message, id: live, expiresAt: NOW + 3_600_000 },
      NOW,
    ),
    bury(live, 0, '500', NOW),
    insertWritten(
      { name: 'written.pin' },
      { ...message, id: late, expiresAt: NOW - 1 },
      NOW - 300_000,
    ),
    ...cleanUpMessages(NOW),
  );
  const shown = await operator(`messages show ${live}`);
  expect(shown.out).toContain('+525512345678');
  expect(shown.out).not.toContain('483920');
  expect(await operator(`messages resend ${late}`)).toMatchObject({
    code: 1,
    err: expect.stringContaining('asks for a new one'),
  });
  expect((await json('messages resend --all --cell a')).data).toEqual({ resent: 2, left: 1 });
  expect((await json('messages resend --all --cell a')).data).toEqual({ resent: 0, left: 1 });
  expect(await deadIn('CELL_A')).toEqual([late]);
}, 60_000);

test('a dead message of the directory is one of them', async () => {
  const id = await deadLetter('DIRECTORY', '550 no such person');
  const { data } = await json('messages dead --cell directory');
  expect(data['results']).toMatchObject([{ id, last_error: '550 no such person' }]);
  expect(await operator(`messages resend ${id}`)).toMatchObject({ code: 0 });
  expect(await deadIn('DIRECTORY')).toEqual([]);
}, 60_000);

test('a reported conversation is read, and closed', async () => {
  const id = `rp_${'0'.repeat(26)}`;
  const said = { at: '2026-11-26T18:00:00.000Z', party: 'ac_b', author: 'ac_b', name: 'Beto' };
  const { text, params } = insertReport({
    id,
    conversation_id: 'cv_1',
    account_id: 'ac_a',
    mailbox_id: 'ac_a',
    peer_id: 'ac_b',
    reason: 'Me insulta.',
    messages: JSON.stringify([
      { ...said, text: 'Hola' },
      { ...said, text: null },
    ]),
    created_at: NOW,
  });
  const directory = await database('DIRECTORY');
  await directory.batch([
    directory.prepare(
      `INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at)
       VALUES ('ac_a', 'ac_a', 'Ana', 'es', 'st_moda', 1, 1)`,
    ),
    directory.prepare(text).bind(...params),
  ]);
  const { out } = await operator('reports open');
  expect(out).toContain('Me insulta.');
  expect(out).not.toContain('Hola');
  const shown = await operator(`reports show ${id}`);
  expect(shown.out).toMatch(/Beto \(ac_b\)\n +Hola\n.+\n +\(deleted\)/);
  expect(await operator(`reports close ${id}`)).toMatchObject({ code: 0 });
  expect((await json('reports open')).data).toEqual({ results: [] });
}, 60_000);

test('a sent message is not sent again', async () => {
  const { id, insert } = letter();
  await write('CELL_B', insert, markDelivered(id, 'sm_1', NOW));
  expect(await operator(`messages resend ${id}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('was sent already'),
  });
}, 60_000);

test('a missing message or an unknown command is reported, and fails', async () => {
  expect(await operator(`messages show ${letter().id}`)).toMatchObject({
    code: 1,
    err: expect.stringContaining('No message'),
  });
  expect(await operator('messages dead --cell z')).toMatchObject({
    code: 1,
    err: expect.stringContaining('there are directory, a, b'),
  });
  expect(await operator('stores set nadie --type other')).toMatchObject({
    code: 1,
    err: expect.stringContaining('No store nadie'),
  });
  expect(await operator('messages burn')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Usage:'),
  });
  const empty = mkdtempSync(join(tmpdir(), 'operator-empty-'));
  expect(await operator('messages dead', empty)).toMatchObject({
    code: 1,
    err: expect.stringContaining('npm start'),
  });
  rmSync(empty, { recursive: true });
}, 60_000);

test('the door opens to a client with its token, and only its owner reads the file', async () => {
  const file = doorFile(stateDir);
  const { port } = JSON.parse(readFileSync(file, 'utf8')) as { port: number };
  const body = JSON.stringify({ binding: 'CELL_A', text: 'SELECT 1', params: [] });
  for (const authorization of ['', 'Bearer ', 'Bearer 0']) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    expect(answer.status).toBe(401);
  }
  expect(statSync(file).mode & 0o077).toBe(0);

  const runCron = (authorization: string) =>
    fetch(`http://127.0.0.1:${port}/cron`, { method: 'POST', headers: { authorization } });
  expect((await runCron('Bearer 0')).status).toBe(401);
  expect(ticked).toBe(0);
  const { token } = JSON.parse(readFileSync(file, 'utf8')) as { token: string };
  expect((await runCron(`Bearer ${token}`)).status).toBe(200);
  expect(ticked).toBe(1);
});

test('where nothing runs, the folder is opened; a file that a killed one left is no door', async () => {
  const id = await deadLetter('CELL_A', '551 moved');
  const left = readFileSync(doorFile(stateDir), 'utf8');
  await close();
  writeFileSync(doorFile(stateDir), left);
  const { code, data } = await json('messages dead --cell a');
  await open();
  expect(code).toBe(0);
  expect(data['results']).toContainEqual(expect.objectContaining({ id, last_error: '551 moved' }));
}, 60_000);

test('wrangler is asked with values in the statement, and its answer read', async () => {
  const cells = openRemote(['--local', '--persist-to', wranglerDir]);
  const statement = sql`SELECT ${`it's -- "ñ"; $(x)`} AS text, ${42} AS number, ${null} AS none`;
  expect(await cells.run('a', statement)).toEqual([
    { text: `it's -- "ñ"; $(x)`, number: 42, none: null },
  ]);
  await expect(cells.run('a', sql`SELECT no FROM outbox`)).rejects.toThrow('migrations apply');
  expect(() => inlined(sql`SELECT '?'`)).toThrow('of its own');
}, 60_000);
