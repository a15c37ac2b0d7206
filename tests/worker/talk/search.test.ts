/** Searches inside the words of messages: each mailbox finds what it may see, and nothing that was taken back. */
import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { conversationObject } from '../../../edge/flows/talk/mailbox.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory } from '../profiles/person.ts';
import { objectOf, openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
});

/** A conversation whose last message says nothing of what was asked. */
async function asked(body: string, name = 'Ana Ruiz') {
  const ana = await talker(platform, 'moda', name);
  const begun = (await ana.start(MODA, { body })).body;
  const { id } = begun.conversation;
  await duena.write(id, { body: 'Sí, claro.' }, MODA);
  await told(id);
  return { ana, id, message: begun.message.id };
}

const find = async (who: Talker, filter: string, key = who.id) =>
  (await who.list(`?filter=${encodeURIComponent(filter)}`, key)).body;
const idsOf = async (who: Talker, filter: string, key?: string) =>
  (await find(who, filter, key)).results.map(({ id }) => id);
const rowsOf = async (id: string) =>
  directory(
    sql<{ seq: number; folded: string }>`SELECT seq, folded FROM message_text
      WHERE conversation_id = ${id} ORDER BY seq`,
  );

test('an earlier message is found by how its words begin, without accents and case', async () => {
  const { ana, id } = await asked('¿Tendrán el cinturón trenzado en marrón?');
  for (const filter of ['CINTUR', 'trenzado and marron', '"marrón*"', '¿cinturon?']) {
    const { results, matches_estimated: total } = await find(duena, filter, MODA);
    expect([filter, total, results.map((one) => one.id)]).toEqual([filter, 1, [id]]);
    expect(results[0]).toMatchObject({
      found: '¿Tendrán el cinturón trenzado en marrón?',
      found_seq: 1,
    });
    expect(results[0]?.last_message_teaser).toBe('Sí, claro.');
  }
  expect(await idsOf(ana, 'cinturon')).toEqual([id]);
  // All words have to be in one message; a name or a last message counts as before.
  expect(await idsOf(duena, 'cinturon and claro', MODA)).toEqual([]);
  expect(await idsOf(duena, 'ana and claro', MODA)).toContain(id);
  expect((await find(duena, 'claro', MODA)).results.length).toBeGreaterThan(0);
  // What is no word looks for nothing in texts.
  expect(await idsOf(duena, '¿¿', MODA)).toEqual([]);
});

test('an internal note is found by the store alone', async () => {
  const { ana, id } = await asked('Buenas tardes');
  await duena.write(id, { body: 'Ojo: regatea mucho', visibility_ids: [MODA] }, MODA);
  await duena.write(id, { body: 'Hasta luego' }, MODA);
  await told(id);
  expect(await idsOf(duena, 'regatea', MODA)).toEqual([id]);
  expect(await idsOf(ana, 'regatea')).toEqual([]);
  expect(await idsOf(ana, 'buenas')).toEqual([id]);
});

test('nobody finds what others wrote, nor a store whose id begins alike', async () => {
  await openStore({ slug: 'moda-2', cell: 'a' });
  const { id } = await asked('Busco unos guantes de piel');
  const bea = await talker(platform, 'moda', 'Bea');
  const otra = await talker(platform, 'moda-2', 'Otra Dueña');
  await directory(sql`UPDATE store SET owner_id = ${otra.id} WHERE id = 'st_moda-2'`);
  expect(await idsOf(bea, 'guantes')).toEqual([]);
  expect(await idsOf(otra, 'guantes', 'st_moda-2')).toEqual([]);
  const { id: theirs } = (await bea.start('st_moda-2', { body: 'Guantes de lana' })).body
    .conversation;
  await told(theirs);
  expect(await idsOf(otra, 'guantes', 'st_moda-2')).toEqual([theirs]);
  expect(await idsOf(duena, 'guantes', MODA)).toEqual([id]);
});

test('words that were taken back are found no more', async () => {
  const { ana, id, message } = await asked('Mi clave es girasol');
  expect(await idsOf(duena, 'girasol', MODA)).toEqual([id]);
  await ana.call('DELETE', `/api/inbox/messages/${id}/${ana.id}/${message}`);
  await told(id);
  expect(await idsOf(duena, 'girasol', MODA)).toEqual([]);
  expect((await rowsOf(id)).map(({ folded }) => folded)).toEqual(['si, claro.']);
});

test('an erased account’s words are found no more, those of the other side are', async () => {
  const { ana, id } = await asked('Quiero una bufanda');
  await conversationObject(readEnv(env), id).erase(ana.id, 1);
  await told(id);
  expect(await idsOf(duena, 'bufanda', MODA)).toEqual([]);
  expect((await rowsOf(id)).map(({ folded }) => folded)).toEqual(['si, claro.']);
});

test('each message is told once, however many wait, as after a time without the directory', async () => {
  const { id } = await asked('Primero');
  await runInDurableObject(objectOf(id), (_object, state) => {
    for (let n = 0; n < 120; n += 1) {
      state.storage.sql.exec(
        `INSERT INTO message (seq, id, party_id, author_id, author_name, sent_key, sent_hash, body, folded, tags, created_at)
         SELECT max(seq) + 1, 'mg_' || (max(seq) + 1), party_id, author_id, '', 'k' || (max(seq) + 1), '', 'paraguas', 'paraguas', '[]', 1 FROM message`,
      );
    }
    state.storage.sql.exec('UPDATE party SET tell_at = 0');
  });
  await told(id);
  expect((await rowsOf(id)).filter(({ folded }) => folded === 'paraguas')).toHaveLength(120);
  await told(id);
  expect(await rowsOf(id)).toHaveLength(122);
  expect(await idsOf(duena, 'paraguas', MODA)).toEqual([id]);
});
