/** The calls by which owners write their blog: each made once. */
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';

/** A draft: written, changed, deleted and put back. */
export async function blog(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const { id } = await expectAnswer<{ id: string }>('blog-admin.create', owner);
  const params = { id };
  await expectAnswer('blog-admin.get', { ...owner, params });
  await expectAnswer('blog-admin.update', { ...owner, params });
  await expectAnswer('blog-admin.delete', { ...owner, params });
  await expectAnswer('blog-admin.restore', { ...owner, params });
  await expectAnswer('blog-admin.delete', { ...owner, params });
}
