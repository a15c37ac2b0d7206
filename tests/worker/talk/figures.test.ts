/** How soon a store answers, and how it is rated, as its people read it. */
import { runInDurableObject } from 'cloudflare:test';
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { TalkFigures } from '../../../shared/contracts/talk-figures.ts';
import { startPlatform } from '../platform/platform.ts';
import { directory } from '../profiles/person.ts';
import { hire, objectOf, openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const MINUTE_MS = 60_000;
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
});

const figures = async (who = duena, days = 30) =>
  who.call<TalkFigures>('GET', `/api/inbox/figures?days=${days}`);
const rows = (id: string) =>
  directory(
    sql<{ seq: number; took: number | null }>`SELECT seq, answered_at - asked_at AS took
      FROM conversation_question WHERE conversation_id = ${id} ORDER BY seq`,
  );

/** A new customer's conversation. */
async function asked(): Promise<{ ana: Talker; id: string }> {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  return { ana, id: (await ana.start(MODA)).body.conversation.id };
}

/** Moves a message back in time, as waiting would. */
async function earlier(id: string, seq: number, minutes: number): Promise<void> {
  await runInDurableObject(objectOf(id), (_object, state) => {
    state.storage.sql.exec(
      'UPDATE message SET created_at = created_at - ? WHERE seq <= ?',
      minutes * MINUTE_MS,
      seq,
    );
  });
}

test('what a customer writes until the store does is one question; notes answer nothing', async () => {
  const { ana, id } = await asked();
  await ana.write(id, { body: '¿Y en azul?' });
  await duena.write(id, { body: 'Preguntar en bodega', visibility_ids: [MODA] }, MODA);
  await told(id);
  expect(await rows(id)).toEqual([{ seq: 1, took: null }]);
  await earlier(id, 2, 90);
  await duena.write(id, { body: 'Sí' }, MODA);
  await duena.write(id, { body: 'En las dos' }, MODA);
  await told(id);
  await ana.write(id, { body: '¿Cuándo llega?' });
  await told(id);
  expect((await rows(id)).map(({ seq, took }) => [seq, took === null])).toEqual([
    [1, false],
    [6, true],
  ]);
  // Told again, nothing changes.
  await runInDurableObject(objectOf(id), (_object, state) => {
    state.storage.sql.exec('UPDATE party SET question_seq = 0, tell_at = 0');
  });
  await told(id);
  expect((await rows(id)).map(({ seq }) => seq)).toEqual([1, 6]);
});

test('figures count questions, answers and ratings of the store alone, within their days', async () => {
  await directory(sql`DELETE FROM conversation_question`);
  const now = platform.clock.now();
  const add = (n: number, minutes: number | null, daysAgo = 1) => {
    const at = now - daysAgo * 24 * 60 * MINUTE_MS;
    return directory(sql`INSERT INTO conversation_question
      VALUES (${n < 100 ? MODA : 'st_otra'}, ${`cv_${n % 3}`}, ${n}, ${at},
        ${minutes === null ? null : at + minutes * MINUTE_MS})`);
  };
  for (const [n, minutes] of [2, 4, 8, 30, 300].entries()) await add(n, minutes);
  await add(6, null);
  await add(7, 1, 60);
  await add(100, 1);
  expect((await figures()).body).toMatchObject({
    days: 30,
    questions: 6,
    conversations: 3,
    answered: 5,
    in_hour: 4,
    half: 8,
    most: 300,
    ratings: { count: 0, mean: null, comments: [] },
  });
  expect((await figures(duena, 90)).body.questions).toBe(7);

  const { ana, id } = await asked();
  await duena.write(id, { body: 'Sí' }, MODA);
  await duena.call('PATCH', `/api/inbox/conversation/${id}/status`, {
    key: MODA,
    status: 'closed',
  });
  await ana.call('PUT', `/api/inbox/conversation/${id}/rating`, { stars: 4, comment: 'Bien' });
  expect((await figures()).body.ratings).toMatchObject({
    count: 1,
    mean: 4,
    comments: [{ conversation: id, stars: 4, comment: 'Bien' }],
  });
});

test('only those who read the store’s messages see them', async () => {
  const despacho = await talker(platform, 'moda', 'Despacho');
  expect((await figures(despacho)).status).toBe(403);
  await hire(despacho, MODA, 'dispatcher');
  expect((await figures(despacho)).status).toBe(200);
  await hire(despacho, MODA, 'accountant');
  expect((await figures(despacho)).status).toBe(403);
});
