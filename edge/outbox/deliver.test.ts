import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { Database } from '../db/database.ts';
import type { DatabaseKind, Statement } from '../db/sql.ts';
import type { OutgoingMessage, SendFault, Sent } from '../providers/message/port.ts';
import { deliver } from './deliver.ts';
import type { OutboxPorts } from './ports.ts';
import { MAX_ATTEMPTS } from './retry.ts';
import { findOutbox, type OutboxRow } from './statements.ts';
import type { Topic } from './topic.ts';

const NOW = Date.UTC(2026, 10, 22);
const FRESH = { attempts: 0, next_at: NOW, expires_at: NOW + 3_600_000 };

let sqlite: DatabaseSync;
let log: string[] = [];
const directory = vi.fn<() => Promise<object[]>>(() => Promise.resolve([]));
beforeEach(() => {
  sqlite = new DatabaseSync(':memory:');
  sqlite.exec(`CREATE TABLE outbox (id TEXT, store_id TEXT, topic TEXT, payload TEXT, body TEXT,
      attempts INTEGER, next_at INTEGER, expires_at INTEGER, delivered_at INTEGER, dead_at INTEGER,
      last_error TEXT, provider_id TEXT);
    CREATE TABLE batch_assert (ok INTEGER CHECK (ok = 1))`);
  log = [];
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void log.push(line));
  }
});
afterEach(() => void vi.restoreAllMocks());

/** A database that writes a batch as D1 does: whole, or not at all. */
const database = {
  first({ text, params }: Statement<unknown, DatabaseKind>) {
    return Promise.resolve(sqlite.prepare(text).get(...params));
  },
  apply: ({ text, params }: Statement<unknown, DatabaseKind>) =>
    Promise.resolve(void sqlite.prepare(text).run(...params)),
  write(statements: readonly Statement<unknown, DatabaseKind>[]) {
    sqlite.exec('BEGIN');
    try {
      for (const { text, params } of statements) sqlite.prepare(text).run(...params);
      sqlite.exec('COMMIT');
      return Promise.resolve({ ok: true });
    } catch {
      sqlite.exec('ROLLBACK');
      return Promise.resolve({ ok: false, refusal: { kind: 'assert' } });
    }
  },
} as unknown as Database<DatabaseKind>;

const MAIL: OutgoingMessage = {
  id: 'm_1',
  storeId: 'st_a',
  storeName: 'A',
  locale: 'es',
  channel: 'mail',
  recipient: 'ana@example.com',
  subject: '',
  text: '',
  html: '',
};

type Sending = () => Promise<Result<Sent, SendFault>>;
const TAKEN: Sending = () => Promise.resolve(ok({ providerId: 'p_1' }));
const refused = (error: SendFault): Sending => {
  return async () => fail(error);
};

const composing = (message: OutgoingMessage | 'stopped' | undefined): Topic => ({
  name: 'told',
  alert: { none: 'a test' },
  compose: () => Promise.resolve(message),
});

/** Tries a row once; tells the answer, the channels that were used, and the row afterwards. */
async function attempt(
  row: Partial<OutboxRow>,
  topic: Topic | undefined = composing(MAIL),
  sending = TAKEN,
) {
  const whole = { ...FRESH, delivered_at: null, dead_at: null, last_error: null, ...row };
  sqlite
    .prepare(
      `INSERT INTO outbox (id, store_id, topic, payload, body, attempts, next_at, expires_at,
        delivered_at, dead_at, last_error) VALUES ('m_1', 'st_a', 'told', '{}', 'x', ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      whole.attempts,
      whole.next_at,
      whole.expires_at,
      whole.delivered_at,
      whole.dead_at,
      whole.last_error,
    );
  const read = () => {
    const { text, params } = findOutbox('m_1');
    return sqlite.prepare(text).get(...params) as unknown as OutboxRow;
  };
  const used: string[] = [];
  const sender = (name: string) => ({
    name,
    send: () => {
      used.push(name);
      return sending();
    },
  });
  const ports = {
    clock: { now: () => NOW },
    random: () => 0.5,
    deadlineMs: 20,
    messages: () => ({ mail: sender('mail'), sms: sender('sms') }),
    directory: { read: directory },
  } as unknown as OutboxPorts;
  const topics = new Map(topic ? [['told', topic]] : []);
  const seconds = await deliver(database, 'm_1', { topics, ports });
  const { id: _id, ...after } = read();
  return { ...after, seconds, used };
}

/** Its claim, which kept other workers away for a minute, stays in the row. */
const SENT = {
  seconds: null,
  attempts: 1,
  next_at: NOW + 60_000,
  delivered_at: NOW,
  dead_at: null,
  body: null,
};
const DEAD = { seconds: null, delivered_at: null, dead_at: NOW };

test.each([
  ['mail', MAIL],
  ['sms', { ...MAIL, channel: 'sms', recipient: '+525512345678' }],
] as const)('a message goes out by %s', async (channel, message) => {
  const sent = await attempt({}, composing(message));
  expect(sent).toMatchObject({ ...SENT, used: [channel] });
  expect(log).toEqual([]);
});

test('a stopped message counts as done, and goes to nobody', async () => {
  expect(await attempt({}, composing('stopped'))).toMatchObject({ ...SENT, used: [] });
});

test.each<[string, Partial<OutboxRow>, number | null]>([
  ['was delivered', { delivered_at: NOW - 1 }, null],
  ['is dead', { dead_at: NOW - 1 }, null],
  ['comes later', { next_at: NOW + 1001 }, 2],
])('a row that %s is left alone', async (_what, row, seconds) => {
  const before = { ...FRESH, delivered_at: null, dead_at: null, ...row };
  expect(await attempt(row)).toMatchObject({ ...before, seconds, used: [], body: 'x' });
});

test.each<[string, Partial<OutboxRow>, string]>([
  ['its time is over', { expires_at: NOW }, 'not sent in its time'],
  ['its last try never ended', { attempts: MAX_ATTEMPTS }, 'the last try never ended'],
  ['its last try failed', { attempts: MAX_ATTEMPTS, last_error: 'no' }, 'no'],
])('a row dies untried once %s', async (_what, row, last_error) => {
  expect(await attempt(row)).toMatchObject({ ...DEAD, used: [], last_error });
});

test('of two workers one has the row; the other comes back in a minute', async () => {
  const twice = vi.fn<() => Promise<OutgoingMessage>>(() => Promise.resolve(MAIL));
  const again: (number | null)[] = [];
  const topic: Topic = {
    ...composing(MAIL),
    compose: async () => {
      const topics = new Map([['told', topic]]);
      const ports = { clock: { now: () => NOW } } as unknown as OutboxPorts;
      again.push(await deliver(database, 'm_1', { topics, ports }));
      return twice();
    },
  };
  expect(await attempt({}, topic)).toMatchObject({ ...SENT, used: ['mail'], attempts: 1 });
  expect(again).toEqual([60]);
  expect(twice).toHaveBeenCalledTimes(1);
});

test('the accounts are told before the message is sent, and where it cannot be', async () => {
  const order: string[] = [];
  const alert = { app: 'store', params: [], tell: () => Promise.resolve([{ text: 'told' }]) };
  const topic = { ...composing(undefined), alert } as unknown as Topic;
  directory.mockImplementation(() => {
    order.push('told');
    return Promise.resolve([]);
  });
  expect(await attempt({}, topic)).toMatchObject({ ...DEAD, used: [] });
  expect(order).toEqual(['told']);
});

test('a fault that passes has the row tried again, after the wait that was asked for', async () => {
  const later = refused({ kind: 'later', reason: 'busy', afterSeconds: 100 });
  expect(await attempt({ attempts: 1 }, composing(MAIL), later)).toMatchObject({
    seconds: 113,
    attempts: 2,
    next_at: NOW + 113_000,
    dead_at: null,
    last_error: 'busy',
    body: 'x',
  });
  expect(JSON.parse(log[0] ?? '')).toEqual({
    level: 'warn',
    outbox: 'm_1',
    topic: 'told',
    attempts: 2,
    dead: false,
    error: 'busy',
  });
});

test.each<[string, Partial<OutboxRow>, Sending, string]>([
  [
    'the provider refuses it',
    {},
    refused({ kind: 'refused', reason: 'no such address' }),
    'no such address',
  ],
  [
    'it was the last try',
    { attempts: MAX_ATTEMPTS - 1 },
    refused({ kind: 'later', reason: 'busy' }),
    'busy',
  ],
  [
    'the next would be too late',
    { expires_at: NOW + 9000 },
    refused({ kind: 'later', reason: 'busy' }),
    'busy',
  ],
])('a row dies when %s', async (_what, row, sending, last_error) => {
  expect(await attempt(row, composing(MAIL), sending)).toMatchObject({ ...DEAD, last_error });
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 'error', dead: true });
});

test.each<[string, Topic | undefined, Sending, string, boolean]>([
  ['a topic that nobody knows', undefined, TAKEN, 'no wing knows the topic told', true],
  ['a subject that is gone', composing(undefined), TAKEN, 'what it is about is gone', true],
  [
    'a message that cannot be written',
    { ...composing(MAIL), compose: () => Promise.reject(new Error('odd')) },
    TAKEN,
    'it could not be written: Error: odd',
    false,
  ],
  [
    'a provider that throws',
    composing(MAIL),
    () => Promise.reject(new Error('odd')),
    'the provider broke: Error: odd',
    false,
  ],
  [
    'a provider that is late',
    composing(MAIL),
    () => new Promise(() => undefined),
    'no answer in 20 ms',
    false,
  ],
])('%s', async (_what, topic, sending, last_error, isOver) => {
  // `undefined` would stand for the default.
  const known = topic ?? (null as unknown as Topic);
  const done = await attempt({}, known, sending);
  expect(done).toMatchObject({ last_error, dead_at: isOver ? NOW : null, attempts: 1 });
});

const telling = (tell: () => Promise<unknown>) =>
  ({ name: 'told', alert: { none: 'a test' }, tell }) as unknown as Topic;

test.each<[string, () => Promise<unknown>, object]>([
  ['is told', () => Promise.resolve({ ok: true }), SENT],
  [
    'refuses',
    () => Promise.resolve({ ok: false, refusal: { kind: 'unique' } }),
    { ...DEAD, last_error: 'DIRECTORY refused it: unique' },
  ],
  [
    'breaks',
    () => Promise.reject(new Error('odd')),
    { seconds: 10, dead_at: null, last_error: 'DIRECTORY broke: Error: odd' },
  ],
  [
    'is late',
    () => new Promise(() => undefined),
    { seconds: 10, last_error: 'no answer in 20 ms' },
  ],
])('a directory that %s', async (_what, tell, done) => {
  expect(await attempt({}, telling(tell))).toMatchObject(done);
});

test.each([
  ['<ana@example.com>: no such box', '<…>: no such box'],
  ['to:"ana@a.mx"', 'to:"…"'],
  ["'ana@a.mx' at 10.0.0.1", "'…' at 10.0.0.1"],
  ['number +525512345678 is off', 'number … is off'],
  ['x5512345,', 'x…,'],
  ['code 550123', 'code 550123'],
])('the log has no person: %s', async (reason, error) => {
  await attempt({}, composing(MAIL), refused({ kind: 'refused', reason }));
  expect(JSON.parse(log[0] ?? '')).toMatchObject({ error });
});
