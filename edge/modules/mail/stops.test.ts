/** Who reads a mail of strangers' doing can have them stopped, by the link that stands in it. */
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { d1Of } from '../../../tests/support/d1.ts';
import { migrated } from '../../../tests/support/migrated.ts';
import { openDirectory } from '../../db/cells.ts';
import type { Database, Directory } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import type { MessageTopic } from '../../outbox/index.ts';
import type { OutboxRow } from '../../outbox/statements.ts';
import {
  deleteMailStop,
  findMailStop,
  insertMailStop,
  readStopToken,
  stoppable,
  stopPath,
} from './stops.ts';

const env = { IDENTITY_SECRET: 'x'.repeat(32) };
const ANA = 'ana@x.mx';

let sqlite: DatabaseSync;
let directory: Directory;

beforeEach(() => {
  sqlite = migrated('directory');
  sqlite.exec("INSERT INTO store (id, slug, cell) VALUES ('st_a', 'a', 'a'), ('st_b', 'b', 'a')");
  directory = openDirectory({ DIRECTORY: d1Of(sqlite) });
});

const tokenOf = async (store: string, contact: string) =>
  (await stopPath(env, store, contact)).replace('/correos/', '');

/** The hash by which a store knows a contact. */
const hashOf = async (store: string, contact: string) =>
  (await readStopToken(env, store, await tokenOf(store, contact))) ?? expect.fail('no hash');

describe('a link', () => {
  test('is of its contact, whatever label or case the address was written with', async () => {
    expect(await tokenOf('st_a', 'Ana+tienda@X.mx')).toBe(await tokenOf('st_a', ANA));
    expect(await tokenOf('st_a', 'eva@x.mx')).not.toBe(await tokenOf('st_a', ANA));
    expect(await tokenOf('st_a', ANA)).toMatch(/^[\w-]{86}$/);
    expect(await hashOf('st_a', ANA)).toMatch(/^[\w-]{43}$/);
  });

  test('counts in its own store alone, under the platform’s key, and as it was made', async () => {
    const token = await tokenOf('st_a', ANA);
    expect(await readStopToken(env, 'st_b', token)).toBeNull();
    expect(await readStopToken({ IDENTITY_SECRET: 'y'.repeat(32) }, 'st_a', token)).toBeNull();
    const changed = token.at(-1) === 'A' ? 'E' : 'A';
    for (const other of ['', token.slice(0, -1), token.slice(0, -1) + changed, `${token}A`]) {
      expect(await readStopToken(env, 'st_a', other)).toBeNull();
    }
    expect(await hashOf('st_a', ANA)).not.toBe(await hashOf('st_b', ANA));
  });
});

test('a stop is of its store and its contact, keeps its first time, and can be taken back', async () => {
  const isStopped = (store: string, hash: string) => directory.first(findMailStop(store, hash));
  await directory.write([insertMailStop('st_a', 'h_ana', 1), insertMailStop('st_a', 'h_ana', 2)]);
  await directory.write([insertMailStop('st_a', 'h_eva', 3), insertMailStop('st_b', 'h_ana', 4)]);
  expect(await isStopped('st_a', 'h_ana')).toEqual({ since: 1 });
  await directory.write([deleteMailStop('st_a', 'h_ana')]);
  expect(await isStopped('st_a', 'h_ana')).toBeUndefined();
  expect(await isStopped('st_a', 'h_eva')).toEqual({ since: 3 });
  expect(await isStopped('st_b', 'h_ana')).toEqual({ since: 4 });
  expect(await isStopped('st_b', 'h_eva')).toBeUndefined();
});

describe('a message that anybody can cause', () => {
  const MAIL = { channel: 'mail', storeId: 'st_a', recipient: 'Ana+x@x.mx' };
  const compose = (message: object | 'stopped' | undefined) => {
    const topic = { name: 't', alert: { none: '' }, compose: async () => message };
    return stoppable(topic as unknown as MessageTopic).compose(
      {} as Database<DatabaseKind>,
      {} as OutboxRow,
      { env: env as Env, directory, clock: fixedClock(0) },
    );
  };

  test('goes to whoever has not stopped those of this store', async () => {
    await directory.write([
      insertMailStop('st_b', await hashOf('st_b', ANA), 1),
      insertMailStop('st_a', await hashOf('st_a', 'eva@x.mx'), 1),
    ]);
    expect(await compose(MAIL)).toBe(MAIL);
  });

  test('goes to nobody who has', async () => {
    await directory.write([insertMailStop('st_a', await hashOf('st_a', ANA), 1)]);
    expect(await compose(MAIL)).toBe('stopped');
    // A text message has no such link, and its number none of a mail's rows.
    expect(await compose({ ...MAIL, channel: 'sms' })).toMatchObject({ channel: 'sms' });
    expect(await compose('stopped')).toBe('stopped');
    expect(await compose(undefined)).toBeUndefined();
  });

  test('keeps its name and its alert', () => {
    const topic: MessageTopic = { name: 't', alert: { none: 'x' }, compose: async () => undefined };
    expect(stoppable(topic)).toMatchObject({ name: 't', alert: { none: 'x' } });
  });
});
