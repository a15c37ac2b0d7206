/** Blocking, reporting, and words that are taken back. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { Conversation, TalkMessage } from '../../../shared/contracts/inbox.ts';
import { DELETABLE_MS } from '../../../shared/rules/talk-line.ts';
import { startPlatform } from '../platform/platform.ts';
import { directory } from '../profiles/person.ts';
import { hire, openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
});

const person = (name = 'Ana Ruiz') => talker(platform, 'moda', name);

async function begun() {
  const ana = await person();
  const { body } = await ana.start(MODA);
  return { ana, id: body.conversation.id, first: body.message };
}

const block = (who: Talker, id: string, is_blocked: boolean, key?: string) =>
  who.call<Conversation>('PATCH', `/api/inbox/conversation/${id}/block`, { is_blocked, key });
const report = (who: Talker, id: string, reason = 'Me insulta.', key?: string) =>
  who.call('POST', `/api/inbox/conversation/${id}/report`, { reason, key });
const remove = (who: Talker, id: string, message: string, key = who.id) =>
  who.call<TalkMessage>('DELETE', `/api/inbox/messages/${id}/${key}/${message}`);

describe('a block', () => {
  test('that meets messages on their way: each is stored and answered so, or refused', async () => {
    const { ana, id } = await begun();
    const sent = [1, 2, 3, 4, 5, 6].map((n) => duena.write(id, { body: `Hola ${n}` }, MODA));
    const blocked = block(ana, id, true);
    const late = [7, 8, 9].map((n) => duena.write(id, { body: `Hola ${n}` }, MODA));
    expect((await blocked).status).toBe(200);
    const answers = await Promise.all([...sent, ...late]);
    expect(answers.map(({ status }) => status).filter((one) => one !== 201 && one !== 403)).toEqual(
      [],
    );
    const stored = answers.filter(({ status }) => status === 201).map(({ body }) => body.seq);
    const theirs = (await ana.history(id)).body.results.filter(({ owner }) => owner === MODA);
    expect(theirs.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
      stored.toSorted((a, b) => a - b),
    );
    // After the block nothing comes any more.
    expect((await duena.write(id, { body: 'Hola' }, MODA)).status).toBe(403);
  });

  test('keeps both sides from writing until it is taken back; only its own side is told', async () => {
    const { ana, id } = await begun();
    expect((await block(ana, id, true)).body.profile?.is_blocked).toBe(true);
    expect((await block(ana, id, true)).status).toBe(200);
    expect((await duena.get(id, MODA)).body.profile?.is_blocked).toBe(false);
    for (const sent of [await duena.write(id, { body: 'Hola' }, MODA), await ana.write(id)]) {
      expect([sent.status, sent.body]).toMatchObject([403, { code: 'conversation_blocked' }]);
    }
    const note = await duena.write(id, { body: 'No escribir', visibility_ids: [MODA] }, MODA);
    expect(note.status).toBe(201);
    await block(ana, id, false);
    expect((await duena.write(id, { body: 'Hola' }, MODA)).status).toBe(201);
  });

  test('is a store’s too, by staff who read its messages', async () => {
    const { ana, id } = await begun();
    const despacho = await person('Despacho');
    expect((await block(despacho, id, true, MODA)).status).toBe(404);
    await hire(despacho, MODA, 'dispatcher');
    expect((await block(despacho, id, true, MODA)).status).toBe(200);
    expect((await ana.write(id)).status).toBe(403);
  });

  test('is nobody else’s', async () => {
    const { id } = await begun();
    expect((await block(await person('Eva'), id, true)).status).toBe(404);
    expect((await duena.write(id, { body: 'Hola' }, MODA)).status).toBe(201);
  });
});

describe('a report', () => {
  const rows = (id: string) =>
    directory(sql<{ peer_id: string; reason: string; messages: string }>`SELECT peer_id, reason,
      messages FROM talk_report WHERE conversation_id = ${id}`);

  test('copies the last 20 messages that its mailbox may see, once while it is open', async () => {
    const { ana, id } = await begun();
    for (let n = 2; n <= 22; n += 1) await duena.write(id, { body: `m${n}` }, MODA);
    await duena.write(id, { body: 'Nota', visibility_ids: [MODA] }, MODA);
    expect((await report(ana, id)).status).toBe(201);
    expect((await report(ana, id, 'Otra vez')).status).toBe(201);
    const [row, ...more] = await rows(id);
    expect([row, more]).toMatchObject([{ peer_id: MODA, reason: 'Me insulta.' }, []]);
    const copied = JSON.parse(row?.messages ?? '') as { text: string; author: string }[];
    expect(copied.map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_, index) => `m${index + 3}`),
    );
    expect(copied[0]?.author).toBe(duena.id);
  });

  test('is not a stranger’s, and goes with the account that is reported', async () => {
    const { ana, id } = await begun();
    expect((await report(await person('Eva'), id)).status).toBe(404);
    expect(await rows(id)).toEqual([]);
    await report(duena, id, 'Pide descuentos', MODA);
    expect(await rows(id)).toMatchObject([{ peer_id: ana.id }]);
  });
});

describe('a message that its writer deletes', () => {
  test('keeps its place and loses its words, in history, searches, lists and for everybody', async () => {
    const { ana, id, first } = await begun();
    const gone = await remove(ana, id, first.id);
    expect([gone.status, gone.body]).toMatchObject([200, { seq: 1, body: '', is_deleted: true }]);
    expect((await remove(ana, id, first.id)).status).toBe(200);
    const { results } = (await duena.history(id, '', MODA)).body;
    expect(results).toMatchObject([{ seq: 1, body: '', is_deleted: true, tags: [] }]);
    expect((await duena.history(id, '?filter=talla', MODA)).body.results).toEqual([]);
    await told(id);
    const { results: rows } = (await duena.list('', MODA)).body;
    expect(rows.find((row) => row.id === id)?.last_message_teaser).toBe('');
  });

  test('is its own account’s alone', async () => {
    const { ana, id, first } = await begun();
    const despacho = await person('Despacho');
    await hire(despacho, MODA, 'dispatcher');
    const { body: answer } = await duena.write(id, { body: 'Sí' }, MODA);
    for (const [who, message, key] of [
      [duena, first.id, MODA],
      [ana, answer.id, ana.id],
      [despacho, answer.id, MODA],
      [await person('Eva'), first.id, undefined],
    ] as const) {
      expect((await remove(who, id, message, key)).status).toBe(404);
    }
    expect((await remove(duena, id, answer.id, MODA)).status).toBe(200);
  });

  test('stays ten minutes later', async () => {
    const { ana, id, first } = await begun();
    platform.clock.advance(DELETABLE_MS + 1);
    const late = await remove(ana, id, first.id);
    expect([late.status, late.body]).toMatchObject([409, { code: 'message_stays' }]);
  });
});
