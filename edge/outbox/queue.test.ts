/** Between the outbox's rows and the queue: what is announced, and what each message comes to. */
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fixedClock } from '../../shared/kernel/clock.ts';
import { fail } from '../../shared/kernel/result.ts';
import { d1Of } from '../../tests/support/d1.ts';
import { migrated } from '../../tests/support/migrated.ts';
import { openCells } from '../db/cells.ts';
import { DIRECTORY, type Cell } from '../db/database.ts';
import type { Env, OutboxMessage } from '../env.ts';
import type { OutgoingMessage } from '../providers/message/port.ts';
import { announceForgotten, announceOutbox } from './announce.ts';
import { consumeOutbox } from './consume.ts';
import type { OutboxPorts } from './ports.ts';
import { findOutbox, insertOutbox, insertWritten, type WrittenMessage } from './statements.ts';
import type { Topic } from './topic.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY = 86_400_000;

let sqlite: DatabaseSync;
let cell: Cell;
let env: Env;
let batches: OutboxMessage[][];

beforeEach(() => {
  sqlite = migrated('cell');
  batches = [];
  const OUTBOX = {
    sendBatch: async (messages: { body: OutboxMessage }[]) =>
      void batches.push(messages.map(({ body }) => body)),
  };
  const DIRECTORY_D1 = d1Of(migrated('directory'));
  env = { CELL_A: d1Of(sqlite), DIRECTORY: DIRECTORY_D1, OUTBOX } as unknown as Env;
  cell = openCells(env)[0] ?? expect.fail('no cell');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

const rowOf = (id: string) => sqlite.prepare('SELECT * FROM outbox WHERE id = ?').get(id);

describe('rows are announced', () => {
  test.each([
    [0, []],
    [1, [1]],
    [100, [100]],
    [101, [100, 1]],
    [250, [100, 100, 50]],
  ])('%i of them in batches that a queue takes', async (count, sizes) => {
    const ids = Array.from({ length: count }, (_none, number) => `m_${number}`);
    await announceOutbox({ env, cell }, ids);
    expect(batches.map(({ length }) => length)).toEqual(sizes);
    expect(batches.flat()).toEqual(ids.map((id) => ({ cell: 'a', id })));
  });

  test('again once they have waited for a minute, the longest first', async () => {
    const wait = (id: string, nextAt: number) =>
      sqlite
        .prepare(
          `INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
           VALUES (?, 'st_a', 't', '{}', 1, ?, ${NOW + DAY})`,
        )
        .run(id, nextAt);
    wait('m_new', NOW - 60_000);
    wait('m_old', NOW - 60_001);
    wait('m_older', NOW - 60_002);
    wait('m_sent', NOW - 70_000);
    wait('m_dead', NOW - 70_000);
    sqlite.exec(`UPDATE outbox SET delivered_at = 1 WHERE id = 'm_sent';
      UPDATE outbox SET dead_at = 1 WHERE id = 'm_dead'`);
    await announceForgotten({ env, cell } as never, NOW);
    expect(batches.flat().map(({ id }) => id)).toEqual(['m_older', 'm_old']);
  });
});

const WORDS: WrittenMessage = {
  id: 'm_1',
  storeId: 'st_a',
  storeName: 'Lirio',
  locale: 'es',
  recipient: 'ana@x.mx',
  words: { channel: 'mail', subject: 'Hola', text: 'a', html: '<p>a' },
  expiresAt: NOW + 60_000,
};

describe('what is asked for', () => {
  test('waits for a day, and in its words no longer than these are worth', async () => {
    await cell.write([
      insertOutbox({ name: 't' }, { id: 'm_0', storeId: 'st_a', payload: { a: 1 } }, NOW),
      insertWritten({ name: 'written.t' }, WORDS, NOW),
      insertWritten({ name: 'written.t' }, { ...WORDS, id: 'm_2', expiresAt: NOW + 9 * DAY }, NOW),
    ]);
    expect(rowOf('m_0')).toMatchObject({
      store_id: 'st_a',
      topic: 't',
      payload: '{"a":1}',
      body: null,
      attempts: 0,
      created_at: NOW,
      next_at: NOW,
      expires_at: NOW + DAY,
    });
    expect(rowOf('m_1')).toMatchObject({ topic: 'written.t', expires_at: NOW + 60_000 });
    expect(JSON.parse(String(rowOf('m_1')?.['payload']))).toEqual({
      storeName: 'Lirio',
      locale: 'es',
      recipient: 'ana@x.mx',
      channel: 'mail',
    });
    expect(JSON.parse(String(rowOf('m_1')?.['body']))).toEqual(WORDS.words);
    expect(rowOf('m_2')).toMatchObject({ expires_at: NOW + DAY });
  });
});

describe('a message of the queue', () => {
  const sent: OutgoingMessage[] = [];
  const topic: Topic = {
    name: 't',
    alert: { none: 'a test' },
    compose: async (_database, { id }) => ({ ...WORDS, ...WORDS.words, id }),
  };
  const unnamed = { name: 'message.written' } as const;
  let waitSeconds: number | undefined;

  beforeEach(() => {
    sent.length = 0;
    waitSeconds = undefined;
  });

  const sender = {
    send: async (message: OutgoingMessage) => {
      sent.push(message);
      if (waitSeconds === undefined) return { ok: true, value: { providerId: 'p_1' } };
      return fail({ kind: 'later', reason: 'busy', afterSeconds: waitSeconds });
    },
  };

  /** What the queue is told of a message; each id is delivered once. */
  async function told(body: OutboxMessage, bindings: Env = env): Promise<unknown> {
    const answers: unknown[] = [];
    const message = {
      body,
      ack: () => answers.push('ack'),
      retry: (how: object) => answers.push(how),
    };
    await consume([message], bindings, topic);
    return answers;
  }

  /** A message of the queue that remembers what it was told. */
  const messageOf = (id: string) => ({
    body: { cell: 'a', id },
    ack: vi.fn<() => void>(),
    retry: vi.fn<() => void>(),
  });

  async function consume(messages: readonly object[], bindings: Env, of: Topic): Promise<void> {
    await consumeOutbox({ messages } as unknown as MessageBatch<OutboxMessage>, bindings, [of], {
      clock: fixedClock(NOW),
      random: () => 0.5,
      messages: () => ({ mail: sender, sms: sender }),
      deadlineMs: 1000,
    } as unknown as OutboxPorts);
  }

  const ask = (name: string, id: string) =>
    cell.write([insertOutbox({ name }, { id, storeId: 'st_a', payload: {} }, NOW)]);

  test('is done once its row is delivered; no other row changes', async () => {
    await ask('t', 'm_1');
    await ask('t', 'm_2');
    expect(await told({ cell: 'a', id: 'm_1' })).toEqual(['ack']);
    expect(sent.map(({ id }) => id)).toEqual(['m_1']);
    expect(rowOf('m_1')).toMatchObject({ delivered_at: NOW, provider_id: 'p_1', attempts: 1 });
    expect(rowOf('m_2')).toMatchObject({ delivered_at: null, attempts: 0, next_at: NOW });
    expect(await told({ cell: 'a', id: 'm_1' })).toEqual(['ack']);
    expect(sent).toHaveLength(1);
  });

  test('finds topics by their names, and rows of older releases without one', async () => {
    const written = { ...unnamed, name: 'message.written' } as unknown as {
      name: `written.${string}`;
    };
    await cell.write([insertWritten(written, WORDS, NOW)]);
    expect(await told({ cell: 'a', id: 'm_1' })).toEqual(['ack']);
    expect(sent).toMatchObject([{ id: 'm_1', recipient: 'ana@x.mx', subject: 'Hola' }]);
    expect(rowOf('m_1')).toMatchObject({ delivered_at: NOW, body: null });
  });

  test.each([
    [{ cell: 'a', id: 'm_none' }],
    [{ cell: 'z', id: 'm_1' }],
    [{ cell: DIRECTORY, id: 'm_1' }],
  ])('is done where %j names no row', async (body) => {
    await ask('t', 'm_1');
    expect(await told(body)).toEqual(['ack']);
    expect(sent).toEqual([]);
  });

  test('comes again when its row is due, within what a queue can wait', async () => {
    await ask('t', 'm_1');
    const dueIn = (ms: number) => sqlite.exec(`UPDATE outbox SET next_at = ${NOW + ms}`);
    dueIn(4_001);
    expect(await told({ cell: 'a', id: 'm_1' })).toEqual([{ delaySeconds: 5 }]);
    dueIn(13 * 3_600_000);
    expect(await told({ cell: 'a', id: 'm_1' })).toEqual([{ delaySeconds: 12 * 3600 }]);
    expect(sent).toEqual([]);
  });

  test('comes again when its provider wants it; no other row waits with it', async () => {
    await ask('t', 'm_1');
    await ask('t', 'm_2');
    waitSeconds = 100;
    expect(await told({ cell: 'a', id: 'm_1' })).toEqual([{ delaySeconds: 113 }]);
    expect(rowOf('m_1')).toMatchObject({
      attempts: 1,
      last_error: 'busy',
      next_at: NOW + 113_000,
      dead_at: null,
    });
    expect(rowOf('m_2')).toMatchObject({ attempts: 0, last_error: null, next_at: NOW });
  });

  test('is given up where no wing knows its topic, and alone', async () => {
    await ask('gone', 'm_1');
    await ask('t', 'm_2');
    expect(await told({ cell: 'a', id: 'm_1' })).toEqual(['ack']);
    expect(rowOf('m_1')).toMatchObject({
      dead_at: NOW,
      last_error: 'no wing knows the topic gone',
    });
    expect(rowOf('m_2')).toMatchObject({ dead_at: null, last_error: null });
  });

  test('of a batch costs its database no round trip more, however many come with it', async () => {
    const trips = vi.spyOn(env.CELL_A, 'batch');
    const reading: Topic = {
      name: 'reads',
      alert: { none: 'a test' },
      compose: async (database, { id }) => {
        const row = await database.first(findOutbox(id));
        const again = row && (await database.first(findOutbox(row.id)));
        return again && { ...WORDS, ...WORDS.words, id };
      },
    };
    const tripsOf = async (ids: readonly string[]) => {
      for (const id of ids) await ask('reads', id);
      trips.mockClear();
      const messages = ids.map(messageOf);
      await consume(messages, env, reading);
      for (const { ack, retry } of messages) {
        expect(ack).toHaveBeenCalledOnce();
        expect(retry).not.toHaveBeenCalled();
      }
      for (const id of ids) expect(rowOf(id)).toMatchObject({ delivered_at: NOW, attempts: 1 });
      return trips.mock.calls.length;
    };
    // It is taken, read in two steps, and marked.
    expect(await tripsOf(['m_1'])).toBe(4);
    expect(await tripsOf(['m_2', 'm_3', 'm_4', 'm_5', 'm_6'])).toBe(4);
    expect(sent.map(({ id }) => id)).toEqual(['m_1', 'm_2', 'm_3', 'm_4', 'm_5', 'm_6']);
  });

  test('that fails beside others fails alone', async () => {
    const breaking: Topic = {
      name: 'breaks',
      alert: { none: 'a test' },
      compose: async (database, { id }) => {
        const text = id === 'm_2' ? 'SELECT broken FROM nowhere' : 'SELECT 1';
        await database.first({ text, params: [] } as never);
        return { ...WORDS, ...WORDS.words, id };
      },
    };
    const ids = ['m_1', 'm_2', 'm_3'];
    for (const id of ids) await ask('breaks', id);
    const messages = ids.map(messageOf);
    await consume(messages, env, breaking);
    expect(sent.map(({ id }) => id)).toEqual(['m_1', 'm_3']);
    expect(messages.map(({ ack }) => ack.mock.calls.length)).toEqual([1, 0, 1]);
    expect(rowOf('m_2')).toMatchObject({ delivered_at: null, attempts: 1 });
    for (const id of ['m_1', 'm_3']) expect(rowOf(id)).toMatchObject({ delivered_at: NOW });
  });

  test('comes again half a minute after a failure of the platform', async () => {
    const broken = {
      CELL_A: {
        batch: () => Promise.reject(new Error('down')),
        prepare: () => ({ bind: () => ({}) }),
      },
    };
    expect(await told({ cell: 'a', id: 'm_1' }, broken as unknown as Env)).toEqual([
      { delaySeconds: 30 },
    ]);
    expect(console.error).toHaveBeenCalledOnce();
  });
});
