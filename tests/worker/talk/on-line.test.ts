/** Messages that come on a conversation's socket (decision 0116): what is taken, and what waits for the call. */
import { runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TalkFrame } from '../../../shared/contracts/talk-line.ts';
import { DISMISSED, MESSAGE_MAX } from '../../../shared/rules/talk-line.ts';
import { MESSAGES_A_MINUTE } from '../../../shared/rules/talk.ts';
import { startPlatform } from '../platform/platform.ts';
import { openLine, seqs, until, type Line } from './lines.ts';
import { hire, objectOf, openModa, talker, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;
let count = 0;

beforeAll(async () => {
  duena = await openModa(platform);
});

/** A conversation that Ana began, with the lines of both sides. */
async function begun() {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const { body } = await ana.start(MODA);
  const { id } = body.conversation;
  const mine = await openLine(platform, id, ana, { since: 1 });
  const theirs = await openLine(platform, id, duena, { key: MODA, since: 1 });
  return { ana, id, mine, theirs };
}

function say({ socket }: Line, body: string, key = `key-of-line-${(count += 1)}`): string {
  socket.send(JSON.stringify({ type: 'write', key, body } satisfies TalkFrame));
  return key;
}

const refusedKeys = ({ events }: Line) =>
  events.flatMap((event) => (event.type === 'refused' ? [event.key] : []));
const messagesOf = ({ events }: Line) =>
  events.flatMap((event) => (event.type === 'message' ? [event.message] : []));

test('words of somebody who has written before reach both sides, once and in order', async () => {
  const { ana, id, mine, theirs } = await begun();
  const keys = ['Dos', '  Tres ', '<b>Cuatro</b>'].map((body) => say(mine, body));
  await until(() =>
    expect([mine, theirs].map(seqs)).toEqual([
      [2, 3, 4],
      [2, 3, 4],
    ]),
  );
  expect(messagesOf(theirs)).toMatchObject([
    { body: 'Dos', owner: ana.id, peer_name: 'Ana Ruiz', after: 1, key: null },
    { body: 'Tres', after: 2 },
    { body: '<b>Cuatro</b>', after: 3 },
  ]);
  expect(messagesOf(mine).map(({ key }) => key)).toEqual(keys);
  const { body } = await duena.history(id, '', MODA);
  expect([body.pending, body.results.map((one) => one.body)]).toEqual([
    4,
    ['<b>Cuatro</b>', 'Tres', 'Dos', '¿Hay en talla M?'],
  ]);
});

test('the call under the same key gives the message that the line has stored', async () => {
  const { ana, id, mine } = await begun();
  const key = say(mine, 'Dos');
  await until(() => expect(seqs(mine)).toEqual([2]));
  const repeat = (body: object) =>
    platform.ask(`http://moda.localhost/api/inbox/messages/${id}/${ana.id}`, {
      method: 'POST',
      headers: {
        cookie: ana.cookie,
        origin: 'http://moda.localhost',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
  expect(await (await repeat({ body: 'Dos' })).json()).toMatchObject({ seq: 2, body: 'Dos' });
  for (const other of [{ body: 'Otra' }, { body: 'Dos', tags: ['/'] }]) {
    expect((await repeat(other)).status).toBeGreaterThanOrEqual(400);
  }
  say(mine, 'Dos', key);
  say(mine, 'Otra', key);
  await until(() => expect(refusedKeys(mine)).toEqual([key]));
  expect((await ana.history(id)).body.seq).toBe(2);
});

describe('the line leaves to the call', () => {
  test('the first message of an account, as a seller who has only read', async () => {
    const { id, theirs } = await begun();
    const key = say(theirs, 'Sí hay');
    await until(() => expect(refusedKeys(theirs)).toEqual([key]));
    await duena.write(id, { body: 'Sí hay' }, MODA);
    say(theirs, 'En azul');
    await until(() => expect(seqs(theirs)).toEqual([2, 3]));
  });

  test('what the other side does not take: a block, a stranger without answer', async () => {
    const { ana, id, mine } = await begun();
    const path = `/api/inbox/conversation/${id}/block`;
    const done = await duena.call('PATCH', path, { key: MODA, is_blocked: true });
    expect(done.status).toBe(200);
    const blocked = say(mine, '¿Hola?');
    await until(() => expect(refusedKeys(mine)).toEqual([blocked]));

    const eva = await talker(platform, 'moda', 'Eva');
    const asked = await ana.start(eva.id);
    const stranger = await openLine(platform, asked.body.conversation.id, ana, { since: 1 });
    const unanswered = say(stranger, '¿Me lees?');
    await until(() => expect(refusedKeys(stranger)).toEqual([unanswered]));
  });

  test('and past the most of a minute', async () => {
    const { ana, id, mine } = await begun();
    // The platform's clock is the test's own, the object's is not: the first message counts no more.
    for (let n = 0; n < MESSAGES_A_MINUTE; n += 1) say(mine, `n${n}`);
    const over = say(mine, 'una más');
    await until(() => expect(refusedKeys(mine)).toEqual([over]));
    expect((await ana.history(id)).body.seq).toBe(MESSAGES_A_MINUTE + 1);
  });
});

test('nobody writes on a line once they may not read on it', async () => {
  const { id, mine } = await begun();
  const despacho = await talker(platform, 'moda', 'Despacho');
  await hire(despacho, MODA, 'dispatcher');
  await despacho.write(id, { body: 'Sí' }, MODA);
  const theirs = await openLine(platform, id, despacho, { key: MODA, since: 2 });
  await hire(despacho, MODA, null);
  await runInDurableObject(objectOf(id), (_object, state) => {
    for (const socket of state.getWebSockets()) {
      const attached = socket.deserializeAttachment() as object;
      socket.serializeAttachment({ ...attached, checkedAt: Date.now() - 5_000 });
    }
  });
  say(theirs, 'Todavía aquí');
  expect(await theirs.closed()).toBe(DISMISSED);
  say(mine, 'Tres');
  await until(() => expect(messagesOf(mine).map(({ body }) => body)).toEqual(['Sí', 'Tres']));
});

describe('a frame that is no message ends its line', () => {
  test.each([
    ['without a key', { type: 'write', body: 'Hola' }],
    ['with a key of another form', { type: 'write', key: 'x', body: 'Hola' }],
    ['without words', { type: 'write', key: 'key-12345678', body: ' \u200B ' }],
    ['too long', { type: 'write', key: 'key-12345678', body: 'x'.repeat(MESSAGE_MAX + 1) }],
    ['of a megabyte', { type: 'write', key: 'key-12345678', body: 'x'.repeat(1_000_000) }],
  ])('%s', async (_name, frame) => {
    const { mine, theirs } = await begun();
    mine.socket.send(JSON.stringify(frame));
    expect(await mine.closed()).toBe(1008);
    expect(seqs(theirs)).toEqual([]);
  });
});

test('words of the greatest length are taken, whatever JSON makes of them', async () => {
  const { mine, theirs } = await begun();
  say(mine, `a${'\u0001'.repeat(MESSAGE_MAX - 2)}b`);
  await until(() => expect(seqs(theirs)).toEqual([2]));
});
