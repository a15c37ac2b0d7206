/** The calls by which owners edit their store: each made once. */
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';

interface Edits {
  readonly results: readonly { readonly id: string }[];
}

/** A header from its first words to its end, and a change taken back. */
export async function owners(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const { id } = await expectAnswer<{ id: string }>('store.header-create', owner);
  const params = { mashup: 'st_moda:st_moda', type: 'other', id };
  await expectAnswer('store.header', { ...owner, params });
  await expectAnswer('store.header-update', { ...owner, params });
  const { results } = await expectAnswer<Edits>('store.history', owner);
  const changed = { ...params, id: String(results[0]?.id) };
  await expectAnswer('store.history-take-back', { ...owner, params: changed });
  await expectAnswer('store.header-delete', { ...owner, params });
}
