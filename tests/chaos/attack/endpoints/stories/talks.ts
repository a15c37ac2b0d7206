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

export const talks: Stories = {
  'inbox.start': asking,
  'inbox.list': asked,
  'inbox.get': asked,
  'inbox.open': asked,
  'inbox.messages': asked,
  'inbox.block': asked,
  'inbox.report': asked,
  'inbox.delete': asked,
  'inbox.send': async (stage) => ({ ...(await asked(stage)), body: { body: 'Gracias.' } }),
};
