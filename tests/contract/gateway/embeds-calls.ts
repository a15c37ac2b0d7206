/** The calls about the keys of partners' pages: each made once. */
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';

/** From a new key to its pause. */
export async function keys(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const { id } = await expectAnswer<{ id: string }>('partners.create-key', owner);
  const params = { id };
  await expectAnswer('partners.keys', owner);
  await expectAnswer('partners.key', { ...owner, params });
  await expectAnswer('partners.change-key', { ...owner, params });
  await expectAnswer('partners.rotate-key', { ...owner, params });
  await expectAnswer('partners.set-key-state', { ...owner, params });
  await expectAnswer('partners.set-keyless', owner);
  await expectAnswer('partners.keyless', owner);
}
