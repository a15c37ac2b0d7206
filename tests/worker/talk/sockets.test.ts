/** Sockets of a conversation: what they give, after which number they resume, and when they end. */
import { runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { DISMISSED } from '../../../shared/rules/talk-line.ts';
import { RESUME_MAX } from '../../../shared/rules/talk.ts';
import { startPlatform } from '../platform/platform.ts';
import { directory } from '../profiles/person.ts';
import { askForLine, openLine, seqs, until, type Opening } from './lines.ts';
import { hire, objectOf, openModa, talker, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
});

const person = (name = 'Ana Ruiz') => talker(platform, 'moda', name);

const ask = (id: string, who: Pick<Talker, 'cookie'>, opening?: Opening) =>
  askForLine(platform, id, who, opening);
const open = (id: string, who: Talker, opening?: Opening) => openLine(platform, id, who, opening);

async function begun(): Promise<{ ana: Talker; id: string }> {
  const ana = await person();
  const { body } = await ana.start(MODA);
  return { ana, id: body.conversation.id };
}

test('everybody who has it open gets a message at once, each as their own side', async () => {
  const { ana, id } = await begun();
  const [mine, second, theirs] = [
    await open(id, ana, { since: 1 }),
    await open(id, ana, { since: 1 }),
    await open(id, duena, { key: MODA, since: 1 }),
  ];
  await duena.write(id, { body: 'Sí' }, MODA);
  await until(() => expect([mine, second, theirs].map(seqs)).toEqual([[2], [2], [2]]));
  const shown = [mine, theirs].map(({ events }) =>
    events.find((event) => event.type === 'message'),
  );
  expect(shown).toMatchObject([
    { message: { peer_name: 'Tienda moda', after: 1, key: null } },
    { message: { peer_name: 'Dueña', after: 1, key: expect.any(String) } },
  ]);
  expect(mine.events.at(-1)).toEqual({ type: 'stand', seq: 2, read: 2, pending: 1 });
  await ana.open(id);
  await until(() =>
    expect(theirs.events.at(-1)).toEqual({ type: 'stand', seq: 2, read: 2, pending: 0 }),
  );
});

test('a note reaches the store’s sockets alone, and the gap it leaves is named', async () => {
  const { ana, id } = await begun();
  const [mine, theirs] = [
    await open(id, ana, { since: 1 }),
    await open(id, duena, { key: MODA, since: 1 }),
  ];
  await duena.write(id, { body: 'Nota', visibility_ids: [MODA] }, MODA);
  await duena.write(id, { body: 'Sí' }, MODA);
  await until(() => expect([seqs(mine), seqs(theirs)]).toEqual([[3], [2, 3]]));
  expect(mine.events.find((event) => event.type === 'message')).toMatchObject({
    message: { after: 1 },
  });
});

test('whoever comes back resumes after the last number that they have', async () => {
  const { ana, id } = await begun();
  for (const body of ['dos', 'tres', 'cuatro']) await duena.write(id, { body }, MODA);
  const line = await open(id, ana, { since: 2 });
  await until(() => expect(seqs(line)).toEqual([3, 4]));
  const whole = await open(id, ana);
  await until(() => expect(seqs(whole)).toEqual([1, 2, 3, 4]));
  const ahead = await open(id, ana, { since: 99 });
  await until(() => expect(ahead.events).toEqual([expect.objectContaining({ seq: 4 })]));
  expect(seqs(ahead)).toEqual([]);
});

test('who has missed more than a socket gives is told to ask', async () => {
  const { ana, id } = await begun();
  await runInDurableObject(objectOf(id), (_object, state) => {
    state.storage.sql.exec(
      `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO message (seq, id, party_id, author_id, author_name, sent_key, sent_hash, body,
         folded, tags, created_at)
       SELECT i, 'mg_' || i, ?, ?, 'D', 'k' || i, '', 'm', 'm', '[]', i FROM n`,
      RESUME_MAX + 2,
      MODA,
      duena.id,
    );
    state.storage.sql.exec('UPDATE party SET last_seq = ?', RESUME_MAX + 2);
  });
  const line = await open(id, ana, { since: 1 });
  await until(() => expect(line.events.map(({ type }) => type)).toEqual(['behind', 'stand']));
  const polled = await ana.history(id, `?since=1&limit=100`);
  expect(polled.body.results.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 2),
  );
});

test('pings are answered without the object; writing is told and never stored', async () => {
  const { ana, id } = await begun();
  const [mine, theirs] = [await open(id, ana), await open(id, duena, { key: MODA })];
  mine.socket.send('ping');
  await until(() => expect(mine.texts).toEqual(['pong']));
  mine.socket.send(JSON.stringify({ type: 'writing' }));
  await until(() => expect(theirs.events.at(-1)).toEqual({ type: 'writing' }));
  expect(mine.events).not.toContainEqual({ type: 'writing' });
});

describe('a socket ends', () => {
  test.each([
    ['binary', [new Uint8Array([1, 2])]],
    ['not JSON', ['{']],
    ['of another kind', ['{"type":"message"}']],
    ['long', [JSON.stringify({ type: 'writing', more: 'x'.repeat(300) })]],
    ['many', Array.from({ length: 60 }, () => '{"type":"writing"}')],
  ])('by frames that are %s, and nobody else notices', async (_name, frames) => {
    const { ana, id } = await begun();
    const [mine, theirs] = [await open(id, ana), await open(id, duena, { key: MODA })];
    for (const frame of frames) mine.socket.send(frame);
    expect(await mine.closed()).toBe(1008);
    await ana.write(id, { body: 'Sigo aquí' });
    await until(() => expect(seqs(theirs)).toContain(2));
  });

  test('for staff that is dismissed and for a session that is over, before the next word', async () => {
    const { ana, id } = await begun();
    const despacho = await person('Despacho');
    await hire(despacho, MODA, 'dispatcher');
    const [theirs, mine] = [await open(id, despacho, { key: MODA, since: 1 }), await open(id, ana)];
    await hire(despacho, MODA, null);
    await directory(sql`DELETE FROM session WHERE account_id = ${ana.id}`);
    await runInDurableObject(objectOf(id), (_object, state) => {
      for (const socket of state.getWebSockets()) {
        const attached = socket.deserializeAttachment() as object;
        socket.serializeAttachment({ ...attached, checkedAt: Date.now() - 5_000 });
      }
    });
    await duena.write(id, { body: 'Solo para quien puede' }, MODA);
    expect(await Promise.all([theirs.closed(), mine.closed()])).toEqual([DISMISSED, DISMISSED]);
    expect(seqs(theirs)).toEqual([]);
    expect(seqs(mine)).toEqual([1]);
  });
});

describe('a socket ends at once, without a word in the conversation', () => {
  test.each([
    ['staff removed', 'DELETE', undefined],
    ['a role that does not read messages', 'PATCH', { role: 'accountant' }],
  ] as const)('by %s; other people’s stay', async (_name, method, body) => {
    const { ana, id } = await begun();
    const despacho = await person('Despacho');
    await hire(despacho, MODA, 'dispatcher');
    const [theirs, own] = [await open(id, despacho, { key: MODA }), await open(id, ana)];
    const done = await duena.call(method, `/api/staff/${despacho.id}`, body);
    expect(done.status).toBe(200);
    expect(await theirs.closed()).toBe(DISMISSED);
    await duena.write(id, { body: 'Sigo' }, MODA);
    await until(() => expect(seqs(own)).toEqual([1, 2]));
  });

  test('by the end of its session and of no other', async () => {
    const { ana, id } = await begun();
    const line = await open(id, ana);
    expect((await ana.call('POST', '/api/auth/logout')).status).toBeLessThan(300);
    expect(await line.closed()).toBe(DISMISSED);
  });

  test('by another role that reads messages too: it stays', async () => {
    const { ana, id } = await begun();
    const despacho = await person('Despacho');
    await hire(despacho, MODA, 'dispatcher');
    const line = await open(id, despacho, { key: MODA, since: 1 });
    await duena.call('PATCH', `/api/staff/${despacho.id}`, { role: 'admin' });
    await ana.write(id, { body: 'Otra' });
    await until(() => expect(seqs(line)).toEqual([2]));
  });
});

describe('a socket is refused', () => {
  test('to strangers, to foreign mailboxes, and to pages of other sites', async () => {
    const { ana, id } = await begun();
    const eva = await person('Eva');
    const accountant = await person('Contador');
    await hire(accountant, MODA, 'accountant');
    for (const [who, opening, status] of [
      [{ cookie: '' }, {}, 401],
      [eva, {}, 404],
      [eva, { key: MODA }, 404],
      [eva, { key: ana.id }, 404],
      [accountant, { key: MODA }, 404],
      [ana, { headers: { origin: 'http://evil.example' } }, 403],
      [ana, { headers: { upgrade: 'h2c' } }, 404],
    ] as const) {
      expect((await ask(id, who, opening)).status).toBe(status);
    }
    for (const wrong of ['cv_0', `cv_${'0'.repeat(26)}`]) {
      expect((await ask(wrong, ana)).status).toBe(404);
    }
  });

  test('past the most that an object holds, for a while', async () => {
    const { ana, id } = await begun();
    const lines = await Promise.all(Array.from({ length: 64 }, () => open(id, ana)));
    const full = await ask(id, ana);
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '5']);
    for (const { socket } of lines) socket.close();
  });
});

test('an object that was killed has all that it acknowledged, once and in order', async () => {
  const { ana, id } = await begun();
  const acknowledged: number[] = [1];
  for (let round = 0; round < 10; round += 1) {
    const sent = await Promise.all([
      ana.write(id, { body: `a${round}` }),
      duena.write(id, { body: `b${round}` }, MODA),
    ]);
    acknowledged.push(...sent.map(({ body }) => body.seq));
    // The object's own end: the next call starts another from what is stored.
    await runInDurableObject(objectOf(id), (_object, state) => state.abort('killed')).catch(
      () => {},
    );
  }
  const { body } = await ana.history(id, '?since=0&limit=100');
  expect(body.results.map(({ seq }) => seq)).toEqual(acknowledged.toSorted((a, b) => a - b));
  expect(new Set(acknowledged).size).toBe(21);
});
