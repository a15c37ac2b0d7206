/** The store's inbox, with a message that has just come. */
import { call, type Scene, type Stage, type Stories } from '../story.ts';
import { newEmail } from './accounts.ts';

const ME = 'ac_lirio';

async function withMessage({ shop, store, owner: headers }: Stage): Promise<Scene> {
  const body = { name: 'Ana', email: newEmail(), message: 'Hola' };
  const { id } = await call(shop, 'POST', '/contact', { body });
  return { headers, params: { mashup: `${ME}:${store}`, me: ME, id: String(id) } };
}

export const contact: Stories = {
  'contact.send': () => Promise.resolve({}),
  'contact-admin.list': withMessage,
  'contact-admin.get': withMessage,
};
