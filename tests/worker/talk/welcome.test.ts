/** What a store's chat says by itself: set by its admins, read by everybody in their language and at their hour. */
import { beforeAll, expect, test, vi } from 'vitest';
import { sql as cellSql } from '../../../edge/db/cell-sql.ts';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { ChatQuestion, ChatTexts, Welcome } from '../../../shared/contracts/chat-texts.ts';
import { QUESTIONS_MAX } from '../../../shared/rules/chat-texts.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { directory } from '../profiles/person.ts';
import { hire, openModa, talker, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const API = '/api/inbox/welcome';
const TEXTS: ChatTexts = {
  greeting: '¡Hola! ¿En qué te ayudamos?',
  greeting_en: 'Hi! How can we help?',
  away: 'Volvemos mañana.',
  away_en: '',
};
const QUESTION = { question: '¿Hacen envíos?', answer: 'Sí, a todo el país.' };
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
  await openStore({ slug: 'raiz', cell: 'b' });
});

const set = (who: Talker, body: object) => who.call<ChatTexts>('PUT', `${API}/texts`, body);
const add = (who: Talker, body: object = QUESTION) =>
  who.call<ChatQuestion & { code?: string }>('POST', `${API}/questions`, body);

async function welcome(language = 'es', query = '', host = 'moda.localhost'): Promise<Welcome> {
  const answer = await platform.ask(`http://${host}${API}${query}`, {
    headers: { 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Opens the store at every hour, at none, or says no hours. */
async function hours(when: 'always' | 'never' | 'unsaid'): Promise<void> {
  const span = when === 'always' ? '[{"from":"00:00","to":"24:00"}]' : '[]';
  const week = `[${Array.from({ length: 7 }, () => span).join(',')}]`;
  await write(
    'a',
    when === 'unsaid'
      ? cellSql`UPDATE store SET profile = json_remove(profile, '$.opening_hours') WHERE id = ${MODA}`
      : cellSql`UPDATE store SET profile = json_set(profile, '$.opening_hours', json(${week}))
          WHERE id = ${MODA}`,
  );
}

async function page(path: string, cookie: string): Promise<string> {
  const answer = await platform.ask(`http://moda.localhost${path}`, {
    headers: { cookie, 'accept-language': 'es' },
  });
  return answer.text();
}

test('the greeting is read in the reader’s language, the other text while the store is closed', async () => {
  expect((await set(duena, TEXTS)).body).toEqual(TEXTS);
  expect(await welcome()).toMatchObject({ text: TEXTS.greeting, is_open: null });
  expect((await welcome('en')).text).toBe(TEXTS.greeting_en);
  await hours('always');
  expect(await welcome()).toMatchObject({ text: TEXTS.greeting, is_open: true });
  await hours('never');
  expect(await welcome()).toMatchObject({ text: TEXTS.away, is_open: false });
  // Without a text in English the Spanish one serves both.
  expect((await welcome('en')).text).toBe(TEXTS.away);
  await hours('unsaid');
});

test('a store of another cell is named, and one that is none says nothing', async () => {
  await set(duena, TEXTS);
  const asked = await welcome('es', `?store=${MODA}`, 'raiz.localhost');
  expect(asked.text).toBe(TEXTS.greeting);
  expect(await welcome('es', '', 'raiz.localhost')).toMatchObject({ text: '', questions: [] });
  expect(await welcome('es', '?store=st_nadie')).toMatchObject({ text: '', questions: [] });
});

test('questions are added, changed and deleted, and read in their order', async () => {
  const { body: first, status } = await add(duena);
  expect(status).toBe(201);
  platform.clock.advance(1000);
  const { body: second } = await add(duena, {
    ...QUESTION,
    question: '¿Cambios?',
    question_en: 'Exchanges?',
  });
  expect((await welcome()).questions).toEqual([
    { id: first.id, ...QUESTION },
    { id: second.id, question: '¿Cambios?', answer: QUESTION.answer },
  ]);
  expect((await welcome('en')).questions[1]?.question).toBe('Exchanges?');
  const at = `${API}/questions/${first.id}`;
  await duena.call('PUT', at, { ...QUESTION, answer: 'Sí.' });
  // A change keeps its place.
  expect((await welcome()).questions.map(({ answer }) => answer)).toEqual(['Sí.', QUESTION.answer]);
  expect((await duena.call('DELETE', at)).status).toBe(200);
  expect((await duena.call('DELETE', at)).body).toMatchObject({ code: 'chat_question_not_found' });
  expect((await duena.call('PUT', at, QUESTION)).status).toBe(404);
  await directory(sql`DELETE FROM chat_question`);
});

test('a call that is repeated under its key adds one', async () => {
  const send = () =>
    platform.ask(`http://moda.localhost${API}/questions`, {
      method: 'POST',
      headers: {
        cookie: duena.cookie,
        origin: 'http://moda.localhost',
        'content-type': 'application/json',
        'idempotency-key': 'the-same-key-of-a-question',
      },
      body: JSON.stringify(QUESTION),
    });
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  expect((await welcome()).questions).toHaveLength(1);
  await directory(sql`DELETE FROM chat_question`);
});

test('a store keeps so many questions, and none without words', async () => {
  for (const body of [{ ...QUESTION, question: ' ' }, { ...QUESTION, answer: '\u200b' }, {}]) {
    expect((await add(duena, body)).status, JSON.stringify(body)).toBe(400);
  }
  for (let n = 0; n < QUESTIONS_MAX; n += 1) expect((await add(duena)).status).toBe(201);
  expect((await add(duena)).body).toMatchObject({ code: 'too_many_chat_questions' });
  await directory(sql`DELETE FROM chat_question`);
});

test('who may not change the store’s settings changes nothing here, nor does another store', async () => {
  const { body } = await add(duena);
  const eva = await talker(platform, 'moda', 'Eva');
  const bea = await talker(platform, 'raiz', 'Bea');
  await directory(sql`UPDATE store SET owner_id = ${bea.id} WHERE id = 'st_raiz'`);
  for (const role of [null, 'dispatcher', 'marketing'] as const) {
    await hire(eva, MODA, role);
    expect((await set(eva, TEXTS)).status).toBe(403);
    expect((await add(eva)).status).toBe(403);
    expect((await eva.call('GET', `${API}/texts`)).status).toBe(403);
  }
  const at = `${API}/questions/${body.id}`;
  expect((await bea.call('PUT', at, QUESTION)).status).toBe(404);
  expect((await bea.call('DELETE', at)).status).toBe(404);
  expect((await welcome()).questions).toHaveLength(1);
  await directory(sql`DELETE FROM chat_question`);
});

test('a customer reads the greeting before the first message, and of a begun one the away text alone', async () => {
  await set(duena, TEXTS);
  await add(duena);
  const ana = await talker(platform, 'moda', 'Ana');
  const begin = await page(`/me/inbox/messages?with=${MODA}`, ana.cookie);
  expect(begin).toContain(TEXTS.greeting);
  expect(begin).toContain(QUESTION.answer);
  const { id } = (await ana.start(MODA)).body.conversation;
  const at = `/me/inbox/conversation/${id}`;
  const begun = await page(at, ana.cookie);
  expect(begun).not.toContain(TEXTS.greeting);
  expect(begun).toContain(QUESTION.answer);
  await hours('never');
  expect(await page(at, ana.cookie)).toContain(TEXTS.away);
  // The store's own staff is not greeted.
  expect(await page(`/admin/mensajes/${id}`, duena.cookie)).not.toContain(TEXTS.away);
  await hours('unsaid');
  await directory(sql`DELETE FROM chat_question`);
});
