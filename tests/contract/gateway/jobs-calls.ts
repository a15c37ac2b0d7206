/** The calls about long work: each made once. */
import type { Shop } from '../../support/visit.ts';
import { expectAnswer, expectEitherWay } from './held.ts';
import { signInAs } from './person.ts';

/** An export; it may end before it is canceled. */
export async function jobs(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio') };
  const { id } = await expectAnswer('jobs.items-export', owner);
  await expectAnswer('jobs.orders-export', owner);
  await expectAnswer('jobs.get', { ...owner, params: { id } });
  await expectEitherWay('jobs.cancel', { ...owner, params: { id } });
  await expectEitherWay('jobs.undo', { ...owner, params: { id } });
}
