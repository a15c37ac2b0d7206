/** The calls of the contact form and its inbox: each made once. */
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';

/** A message from a visitor to the staff that reads it. */
export async function contact(shop: Shop): Promise<void> {
  const { id } = await expectAnswer<{ id: string }>('contact.send');
  const owner = { headers: await signInAs(shop, 'lirio') };
  const params = { mashup: 'ac_lirio:st_moda', me: 'ac_lirio' };
  await expectAnswer('contact-admin.list', { ...owner, params });
  await expectAnswer('contact-admin.get', { ...owner, params: { ...params, id } });
}
