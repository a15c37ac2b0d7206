/** The calls of a store's library of pictures: each made once. */
import type { Shop } from '../../support/visit.ts';
import { expectAnswer, expectRefused } from './held.ts';
import { signInAs } from './person.ts';

/** A picture from its upload to its end. */
export async function gallery(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const { id } = await expectAnswer<{ id: string }>('gallery.upload', owner);
  const one = { ...owner, params: { id } };
  await expectAnswer('gallery.list', owner);
  await expectAnswer('gallery.change', one);
  await expectAnswer('gallery.uses', one);
  await expectAnswer('gallery.delete', one);
  await expectRefused('gallery.uses', one);
}
