import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { readWorkerConfig } from './bindings.ts';
import { isFull, readReserve, requireRoom } from './disk.ts';
import { lockState } from './lock.ts';
import { requireKnownMigrations } from './migrate.ts';
import { parseOptions } from './options.ts';
import { requireFreePorts } from './ports.ts';
import { clearState, openState } from './state.ts';

let stateDir: string;

beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'state-'));
});

afterEach(() => rmSync(stateDir, { recursive: true, force: true }));

describe('options', () => {
  test('have defaults, and are moved by the environment', () => {
    expect(parseOptions([], {})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      stateDir: join(ROOT, '.state'),
      fresh: false,
    });
    expect(parseOptions(['--fresh'], { PORT: '9000', STATE_DIR: stateDir })).toMatchObject({
      port: 9000,
      stateDir,
      fresh: true,
    });
  });

  test.each(['nine', '0', '65535', '80.5'])('PORT=%s is refused', (port) => {
    expect(() => parseOptions([], { PORT: port })).toThrow('is not a port');
  });

  test('an unknown argument is refused', () => {
    expect(() => parseOptions(['--new'], {})).toThrow('Unknown argument --new');
  });
});

describe('the disk', () => {
  test('is full when less than the reserve is free, and that is told with the way out', () => {
    expect(isFull(stateDir, 0)).toBe(false);
    expect(() => requireRoom(stateDir, 0)).not.toThrow();
    const reserve = Number.MAX_SAFE_INTEGER;
    expect(isFull(stateDir, reserve)).toBe(true);
    expect(() => requireRoom(stateDir, reserve)).toThrow(/is full: \d+ MB free.*\n.*STATE_DIR/);
  });

  test('has a reserve that the environment sets', () => {
    expect(readReserve({})).toBe(64_000_000);
    expect(readReserve({ DISK_RESERVE_MB: '5' })).toBe(5_000_000);
    expect(() => readReserve({ DISK_RESERVE_MB: 'much' })).toThrow('is no number of megabytes');
  });
});

test('a port in use is named, and so is the way out', async () => {
  const server = await openAboveFree();
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePorts('127.0.0.1', port)).rejects.toThrow(/PORT=\d+ npm start/);
  await expect(requireFreePorts('127.0.0.1', port - 1)).rejects.toThrow(
    `Port ${port} (the sandbox`,
  );
  server.close();
});

function listen(port: number): Promise<Server> {
  return new Promise((listening, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => listening(server));
  });
}

/** Takes a port whose lower neighbour is free: on a busy machine another program may have that. */
async function openAboveFree(): Promise<Server> {
  for (;;) {
    const server = await listen(0);
    const { port } = server.address() as AddressInfo;
    const below = await listen(port - 1).catch(() => null);
    if (below) {
      await new Promise((closed) => below.close(closed));
      return server;
    }
    server.close();
  }
}

describe('the state folder', () => {
  test('keeps its secrets', () => {
    const first = openState(stateDir).secrets;
    expect(first.PAYMENT_SECRET_KEY).toMatch(/^sk_sandbox_[0-9a-f]{48}$/);
    expect(openState(stateDir).secrets).toEqual(first);
  });

  test('drops the data of a seeding that was cut off, and keeps that of a whole one', () => {
    const state = openState(stateDir);
    writeFileSync(join(state.data, 'half'), '');
    expect(existsSync(join(openState(stateDir).data, 'half'))).toBe(false);
    writeFileSync(join(state.data, 'whole'), '');
    state.record.seeded = true;
    state.save();
    expect(existsSync(join(openState(stateDir).data, 'whole'))).toBe(true);
  });

  test('keeps its record whole when a write is cut off', () => {
    const state = openState(stateDir);
    // The draft of a write that never ended.
    writeFileSync(join(stateDir, 'state.json.new'), '{"vers');
    expect(openState(stateDir).record).toEqual(state.record);
    expect(existsSync(join(stateDir, 'state.json.new'))).toBe(false);
  });

  test('of another version is refused', () => {
    openState(stateDir);
    const file = join(stateDir, 'state.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": \d+/, '"version": 99'));
    expect(() => openState(stateDir)).toThrow(/another version[^]*--fresh/);
  });

  test('with changed migrations is refused', () => {
    const state = openState(stateDir);
    mkdirSync(join(stateDir, 'sql'));
    writeFileSync(join(stateDir, 'sql/0001.sql'), 'SELECT 1');
    state.record.seeded = true;
    state.record.migrations = { 'sql/0001.sql': 'another' };
    expect(() => requireKnownMigrations(stateDir, stateDir, state.record)).toThrow(
      'has changed since',
    );
    state.record.migrations = { 'sql/0002.sql': 'any' };
    expect(() => requireKnownMigrations(stateDir, stateDir, state.record)).toThrow('is not here');
  });

  test('is emptied only if it is one, or has nothing but the lock', async () => {
    const unlock = await lockState(stateDir);
    clearState(stateDir);
    expect(existsSync(join(stateDir, 'lock.json'))).toBe(true);
    unlock();
    writeFileSync(join(stateDir, 'letter.txt'), 'dear');
    expect(() => clearState(stateDir)).toThrow('is no state folder');
    expect(() => openState(stateDir)).toThrow('no state.json');
    rmSync(join(stateDir, 'letter.txt'));
    openState(stateDir);
    clearState(stateDir);
    expect(existsSync(join(stateDir, 'state.json'))).toBe(false);
  });

  test('is held by one instance at a time, and a dead one holds nothing', async () => {
    const unlock = await lockState(stateDir);
    await expect(lockState(stateDir)).rejects.toThrow('in use by another running instance');
    unlock();
    writeFileSync(join(stateDir, 'lock.json'), '{"pid":1,"port":1,"token":"gone"}');
    (await lockState(stateDir))();
    expect(existsSync(join(stateDir, 'lock.json'))).toBe(false);
  });
});

test('wrangler.toml says nothing that the local server would not hand on', () => {
  const file = join(stateDir, 'wrangler.toml');
  const text = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
  writeFileSync(file, text);
  expect(readWorkerConfig(file).d1_databases.map(({ binding }) => binding)).toEqual([
    'DIRECTORY',
    'CELL_A',
    'CELL_B',
  ]);
  writeFileSync(file, `${text}\n[[vectorize]]\nbinding = "V"\nindex_name = "v"\n`);
  expect(() => readWorkerConfig(file)).toThrow('vectorize');
});
