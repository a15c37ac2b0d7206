/** The calls of conversations: each made once, by a shopper and a store. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ChatQuestion, ChatTexts, Welcome } from '../../../shared/contracts/chat-texts.ts';
import type { Conversation, TalkLabel, TalkMessage } from '../../../shared/contracts/inbox.ts';
import type { QuickReply } from '../../../shared/contracts/quick-replies.ts';
import type { TalkCustomer } from '../../../shared/contracts/talk-customer.ts';
import type { TalkFigures } from '../../../shared/contracts/talk-figures.ts';
import type { RatedTalk } from '../../../shared/contracts/talk-rating.ts';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { newPerson, signInAs } from './person.ts';

const PATIENCE_MS = 15_000;
/** Lists are told by then, on a machine that has time: the first answer is kept as the example. */
const TOLD_MS = 500;

/** A shopper asks the store, whose owner opens the question and answers. */
export async function asked(shop: Shop): Promise<void> {
  const { id: me, signedIn: headers } = await newPerson(shop);
  const owner = await signInAs(shop, 'lirio');
  const { conversation } = await expectAnswer<{ conversation: Conversation }>('inbox.start', {
    headers,
    params: { mashup: `${me}:${me}` },
    body: { peer: 'st_moda', body: '¿Tienen la falda en talla grande?' },
  });
  const { id } = conversation;
  const there = { headers: owner, params: { id }, query: { key: 'st_moda' } };
  expect(await expectAnswer<Conversation>('inbox.get', there)).toMatchObject({ pending: 1 });
  const opened = { headers: owner, params: { id }, body: { pending: 0, key: 'st_moda' } };
  expect(await expectAnswer<Conversation>('inbox.open', opened)).toMatchObject({ pending: 0 });
  await expectAnswer<TalkMessage>('inbox.send', {
    headers: owner,
    params: { conversation: id, x: 'st_moda' },
    body: { body: 'Sí, hay.' },
  });
  const history = await expectAnswer<{ results: TalkMessage[] }>('inbox.messages', {
    headers,
    params: { conversation: id, x: me },
  });
  expect(history.results.map(({ body }) => body)).toEqual([
    'Sí, hay.',
    '¿Tienen la falda en talla grande?',
  ]);
  await listed(headers, me);
  await taken(owner, id);
  const body = { key: 'st_moda' };
  const about = await expectAnswer<{ variant: unknown }>('inbox.variant', { ...there, body });
  expect(about.variant).toBeNull();
  const customer = { headers: owner, params: { id } };
  expect((await expectAnswer<TalkCustomer>('inbox.customer', customer)).cart?.lines).toEqual([]);
  await putAway(owner, id, () => rated(headers, id));
  await expectAnswer<TalkFigures>('inbox.figures', { headers: owner });
  await expectAnswer('inbox.deliveries', { headers: owner });
  await expectAnswer('inbox.texts', { headers: owner });
  await labelled(owner, id);
  await replied(owner);
  await welcomed(owner);
  const [, mine] = history.results;
  if (mine) await guarded(headers, me, mine, id);
}

/** The store's owner takes the conversation, and releases it. */
async function taken(headers: Readonly<Record<string, string>>, id: string): Promise<void> {
  const { taken_by: by } = await expectAnswer<Conversation>('inbox.take', {
    headers,
    params: { id },
    body: { key: 'st_moda', is_taken: true, seen: null },
  });
  expect(by).not.toBeNull();
  await expectAnswer<Conversation>('inbox.take', {
    headers,
    params: { id },
    body: { key: 'st_moda', is_taken: false, seen: by?.id ?? null },
  });
}

/** The store's owner closes the conversation, and opens it again. */
async function putAway(
  headers: Readonly<Record<string, string>>,
  id: string,
  whileClosed: () => Promise<void>,
): Promise<void> {
  for (const status of ['closed', 'open'] as const) {
    const body = { key: 'st_moda', status };
    const after = await expectAnswer<Conversation>('inbox.status', {
      headers,
      params: { id },
      body,
    });
    expect(after.status).toBe(status);
    if (status === 'closed') await whileClosed();
  }
}

/** Its customer rates the closed conversation. */
async function rated(headers: Readonly<Record<string, string>>, id: string): Promise<void> {
  const there = { headers, params: { id } };
  expect(await expectAnswer<RatedTalk>('inbox.rating', there)).toEqual({
    rating: null,
    is_rateable: true,
  });
  const body = { stars: 5, comment: 'Muy amables.' };
  const { rating } = await expectAnswer<RatedTalk>('inbox.rate', { ...there, body });
  expect(rating).toMatchObject(body);
}

/** The store keeps a label, and puts it on the conversation. */
async function labelled(headers: Readonly<Record<string, string>>, id: string): Promise<void> {
  const name = `Mayoreo ${Date.now()}`;
  const added = { headers, body: { name } };
  const { id: label } = await expectAnswer<TalkLabel>('inbox.label-add', added);
  const there = { headers, params: { id: label } };
  await expectAnswer<TalkLabel>('inbox.label-change', { ...there, body: { name: `${name}.` } });
  const { results } = await expectAnswer<{ results: TalkLabel[] }>('inbox.labels', { headers });
  expect(results.find((one) => one.id === label)?.name).toBe(`${name}.`);
  const put = { headers, params: { id }, body: { labels: [label] } };
  const { labels } = await expectAnswer<Conversation>('inbox.label', put);
  expect(labels.map((one) => one.id)).toEqual([label]);
  await expectAnswer('inbox.label-delete', there);
}

/** The store keeps a quick reply, changes it, and deletes it. */
async function replied(headers: Readonly<Record<string, string>>): Promise<void> {
  const body = { locale: 'es', shortcut: `horario-${Date.now()}`, text: 'Abrimos de 9 a 18.' };
  const { id } = await expectAnswer<QuickReply>('inbox.reply-add', { headers, body });
  const there = { headers, params: { id } };
  const changed = { ...body, text: 'Hola, {name}. Abrimos de 9 a 18.' };
  await expectAnswer<QuickReply>('inbox.reply-change', { ...there, body: changed });
  const { results } = await expectAnswer<{ results: QuickReply[] }>('inbox.replies', { headers });
  expect(results.find((one) => one.id === id)).toMatchObject(changed);
  await expectAnswer('inbox.reply-delete', there);
}

/** The store sets what its chat says by itself, and everybody reads it. */
async function welcomed(headers: Readonly<Record<string, string>>): Promise<void> {
  const texts = await expectAnswer<ChatTexts>('inbox.welcome-texts', { headers });
  const { greeting, greeting_en, away, away_en } = texts;
  // As they stand: the demo's shop says the same afterwards.
  const body = { greeting, greeting_en, away, away_en };
  expect(await expectAnswer('inbox.welcome-set', { headers, body })).toEqual(body);
  const given = { question: '¿Hacen envíos?', answer: 'Sí, a todo el país.' };
  const { id } = await expectAnswer<ChatQuestion>('inbox.question-add', { headers, body: given });
  const there = { headers, params: { id } };
  const changed = { ...given, answer: 'Sí, en tres días.' };
  await expectAnswer<ChatQuestion>('inbox.question-change', { ...there, body: changed });
  const { questions } = await expectAnswer<Welcome>('inbox.welcome', {});
  expect(questions.find((one) => one.id === id)).toEqual({ id, ...changed });
  await expectAnswer('inbox.question-delete', there);
}

/** What one has written is taken back, and the store reported, blocked, and taken back in. */
async function guarded(
  headers: Readonly<Record<string, string>>,
  x: string,
  { id: message }: TalkMessage,
  id: string,
): Promise<void> {
  const deleted = await expectAnswer<TalkMessage>('inbox.delete', {
    headers,
    params: { conversation: id, x, message },
  });
  expect(deleted).toMatchObject({ body: '', is_deleted: true });
  const there = { headers, params: { id } };
  const { attached } = await expectAnswer<{ attached: { id: string }[] }>('inbox.attach', there);
  const picture = attached[0]?.id ?? '';
  expect(await expectAnswer('inbox.detach', { headers, params: { id, picture } })).toEqual({
    attached: [],
  });
  await expectAnswer('inbox.report', { ...there, body: { reason: 'Me insulta.' } });
  for (const blocked of [true, false]) {
    const body = { is_blocked: blocked };
    const after = await expectAnswer<Conversation>('inbox.block', { ...there, body });
    expect(after.profile?.is_blocked).toBe(blocked);
  }
}

/** The list is told a moment later. */
async function listed(headers: Readonly<Record<string, string>>, me: string): Promise<void> {
  await pause(TOLD_MS);
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
    const { results } = await expectAnswer<{ results: Conversation[] }>('inbox.list', {
      headers,
      params: { mashup: `${me}:${me}` },
    });
    if (results[0]?.last_message_teaser === 'Sí, hay.') return;
  }
  throw new Error(`nothing was told to the list of ${me}`);
}
