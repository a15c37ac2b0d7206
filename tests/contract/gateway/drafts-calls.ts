/** The calls about orders that a seller prepares: each made once. */
import { expect } from 'vitest';
import type { DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';

/** A seller prepares an order, changes it, a customer begins to pay it, and the seller takes it back. */
export async function preparedOrder(shop: Shop): Promise<void> {
  const staff = { headers: await signInAs(shop, 'lirio-admin') };
  const { id, url } = await expectAnswer<DraftOrder>('admin.draft-order-add', staff);
  const params = { id: 'st_moda', draft: id };
  await expectAnswer('admin.draft-orders', staff);
  await expectAnswer('admin.draft-order', { ...staff, params });
  await expectAnswer('admin.draft-order-change', { ...staff, params });
  const link = { params: { public_slug: url.split('/').at(-1) ?? '' } };
  const seen = await expectAnswer('payment.draft', link);
  expect(seen).toMatchObject({ state: 'open' });
  await expectAnswer('payment.draft-order', link);
  const back = await expectAnswer('admin.draft-order-take-back', { ...staff, params });
  expect(back).toMatchObject({ state: 'taken_back' });
}
