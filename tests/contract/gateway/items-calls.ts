/** The calls by which owners edit their items: each made once. */
import { createItem } from '../../../shared/contracts/item-edits.ts';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';

/** An item: made, changed, copied, deleted and put back. */
export async function items(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const trial = { params: { id: (await expectAnswer('products-admin.import', owner)).id } };
  await expectAnswer('products-admin.trial', { ...owner, ...trial });
  await expectAnswer('products-admin.import-tried', { ...owner, ...trial });
  const { id } = await expectAnswer<{ id: string }>('products-admin.create', owner);
  const params = { id };
  await expectAnswer('products-admin.get', { ...owner, params });
  await expectAnswer('products-admin.update', { ...owner, params });
  await expectAnswer('products-admin.sheet', owner);
  await expectAnswer('products-admin.sheet-change', owner);
  await expectAnswer('products-admin.stock', { ...owner, params });
  const digital = await expectAnswer<{ id: string }>('products-admin.create', {
    ...owner,
    body: { ...createItem.sample.body, type: 'digital' },
  });
  const ofDigital = { ...owner, params: { id: digital.id } };
  const file = await expectAnswer<{ id: string }>('products-admin.file-add', ofDigital);
  await expectAnswer('products-admin.files', ofDigital);
  await expectAnswer('products-admin.file-remove', {
    ...owner,
    params: { id: digital.id, file: file.id },
  });
  await expectAnswer('products-admin.delete', ofDigital);
  const copy = await expectAnswer<{ id: string }>('products-admin.duplicate', { ...owner, params });
  await expectAnswer('products-admin.delete', { ...owner, params: { id: copy.id } });
  await expectAnswer('products-admin.delete', { ...owner, params });
  await expectAnswer('products-admin.restore', { ...owner, params });
  await expectAnswer('products-admin.delete', { ...owner, params });
}
