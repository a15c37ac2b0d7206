/** The calls of an account about whom it follows: each made once. */
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { newPerson } from './person.ts';

/** An account follows a store, sees it in its list, and follows it no more. */
export async function following(shop: Shop): Promise<void> {
  const { id, signedIn: headers } = await newPerson(shop);
  const mine = { headers, params: { me: id } };
  const one = { headers, params: { me: id, userID: 'st_casa' } };
  await expectAnswer('follow.add', one);
  await expectAnswer('follow.list', mine);
  await expectAnswer('follow.ask', { headers, params: { me: id, ids: 'st_casa,st_foto' } });
  await expectAnswer('follow.remove', one);
}
