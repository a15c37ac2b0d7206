/** The calls about a store's partner stores: each made once. */
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';

/** From the first partner to the removal. */
export async function collaborators(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const { id } = await expectAnswer('collaborators.add', owner);
  const params = { id };
  await expectAnswer('collaborators.change', { ...owner, params });
  await expectAnswer('collaborators.refresh', { ...owner, params });
  await expectAnswer('collaborators.list', owner);
  await expectAnswer('store.collaborations', owner);
  await expectAnswer('collaborators.remove', { ...owner, params });
}
