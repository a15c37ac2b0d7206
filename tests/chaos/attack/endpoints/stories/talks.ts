/** Conversations of a shopper with the store. */
import { newPerson } from '../../../../contract/gateway/person.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';

/** A shopper with something to ask. */
async function asking({ shop, store }: Stage): Promise<Scene> {
  const { id: me, signedIn: headers } = await newPerson(shop);
  const body = { peer: store, body: '¿Tienen la falda en talla grande?' };
  return { headers, params: { mashup: `${me}:${me}`, x: me }, body };
}

/** A question that was just asked. */
async function asked(stage: Stage): Promise<Scene> {
  const { headers = {}, params = {}, ...said } = await asking(stage);
  const { conversation: one, message } = await act<{
    conversation: { id: string };
    message: { id: string };
  }>(stage, 'inbox.start', { headers, params, ...said });
  return { headers, params: { ...params, id: one.id, conversation: one.id, message: message.id } };
}

/** A quick reply of the store with a shortcut of its own. */
async function replying({ owner: headers }: Stage): Promise<Scene> {
  const shortcut = `r${crypto.randomUUID().slice(0, 12)}`;
  return { headers, body: { locale: 'es', shortcut, text: 'Abrimos de 9 a 18.' } };
}

/** One that was just added. */
async function replied(stage: Stage): Promise<Scene> {
  const { headers = {}, ...said } = await replying(stage);
  const { id } = await act<{ id: string }>(stage, 'inbox.reply-add', { headers, ...said });
  return { headers, params: { id } };
}

/** A frequent question that the store has just added. */
async function questioned({ owner: headers, ...stage }: Stage): Promise<Scene> {
  const body = { question: '¿Hacen envíos?', answer: 'Sí, a todo el país.' };
  const { id } = await act<{ id: string }>({ ...stage, owner: headers }, 'inbox.question-add', {
    headers,
    body,
  });
  return { headers, params: { id }, body };
}

/** A label with a name of its own. */
async function labelling({ owner: headers }: Stage): Promise<Scene> {
  return { headers, body: { name: `e${crypto.randomUUID().slice(0, 12)}` } };
}

/** One that was just added. */
async function labelled(stage: Stage): Promise<Scene> {
  const { headers = {}, ...said } = await labelling(stage);
  const { id } = await act<{ id: string }>(stage, 'inbox.label-add', { headers, ...said });
  return { headers, params: { id } };
}

/** A question that nobody of the store's staff has taken. */
async function taking(stage: Stage): Promise<Scene> {
  const { owner: headers, store: key } = stage;
  const { params = {} } = await asked(stage);
  return { headers, params, body: { key, is_taken: true, seen: null } };
}

/** One that the store has answered and closed. */
async function closed(stage: Stage): Promise<Scene> {
  const { owner: headers, store: key } = stage;
  const { params = {}, ...said } = await asked(stage);
  const body = { body: 'Sí, hay.' };
  await act(stage, 'inbox.send', { headers, params: { ...params, x: key }, body });
  await act(stage, 'inbox.status', { headers, params, body: { key, status: 'closed' } });
  return { ...said, params };
}

export const talks: Stories = {
  'inbox.reply-add': replying,
  'inbox.reply-change': async (stage) => ({
    ...(await replying(stage)),
    ...(await replied(stage)),
  }),
  'inbox.reply-delete': replied,
  'inbox.label-add': labelling,
  'inbox.label-change': async (stage) => ({
    ...(await labelling(stage)),
    ...(await labelled(stage)),
  }),
  'inbox.label-delete': labelled,
  'inbox.label': async (stage) => ({
    ...(await asked(stage)),
    headers: stage.owner,
    body: { labels: [(await labelled(stage)).params?.['id']] },
  }),
  'inbox.question-change': questioned,
  'inbox.question-delete': questioned,
  'inbox.start': asking,
  'inbox.list': asked,
  'inbox.get': asked,
  'inbox.open': asked,
  'inbox.messages': asked,
  'inbox.rating': asked,
  'inbox.rate': async (stage) => ({ ...(await closed(stage)), body: { stars: 5 } }),
  'inbox.figures': ({ owner: headers }) => Promise.resolve({ headers }),
  'inbox.deliveries': ({ owner: headers }) => Promise.resolve({ headers }),
  'inbox.variant': asked,
  'inbox.customer': async (stage) => ({ ...(await asked(stage)), headers: stage.owner }),
  'inbox.block': asked,
  'inbox.report': asked,
  'inbox.take': taking,
  'inbox.colleagues': ({ owner: headers, store: key }) =>
    Promise.resolve({ headers, params: { key } }),
  'inbox.delete': asked,
  'inbox.send': async (stage) => ({ ...(await asked(stage)), body: { body: 'Gracias.' } }),
};
