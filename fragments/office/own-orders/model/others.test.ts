import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import type { OrderStanding, SellerOrder } from '../../../../shared/contracts/seller-orders.ts';
import { listModel } from '../../../_office/list.ts';
import { arrived } from '../fixtures.ts';
import { othersMoves } from './others.ts';

const other: SellerOrder = { ...arrived, id: 'or_2', number: 'B' };
const eva = { id: 'ac_eva', name: 'Eva Paz' };
const standing = (id: string, given: Partial<OrderStanding> = {}): OrderStanding => ({
  id,
  state: 'in_process',
  next: 'to_deliver',
  may_cancel: true,
  hold: null,
  moved: { at: '2026-11-22T21:00:00.000Z', actor: 'seller', by: eva },
  ...given,
});

function started(results: () => OrderStanding[]) {
  const list = listModel<SellerOrder>({
    items: [arrived, other],
    total: 2,
    before: 0,
    next: async () => ({ ok: true, value: { results: [], matches_estimated: 2 } }),
  });
  const undo = vi.fn<(id: string) => void>();
  const ask = vi.fn<
    (ids: readonly string[]) => Promise<{ ok: true; value: { results: OrderStanding[] } }>
  >(async () => ({ ok: true, value: { results: results() } }));
  const others = othersMoves({ list, own: { $waiting: signal([]), undo }, ask });
  return { list, undo, ask, others, rows: () => list.$list.value.items };
}

test('a row that another clerk moved shows its stage and who moved it, and its waiting move is dropped', async () => {
  const { others, rows, undo, ask } = started(() => [
    standing('or_1'),
    standing('or_2', { state: 'sent_to_supplier', next: 'in_process', moved: null }),
  ]);
  await others.look();
  expect(ask).toHaveBeenCalledWith(['or_1', 'or_2']);
  expect(rows()).toEqual([{ ...arrived, state: 'in_process', next: 'to_deliver' }, other]);
  expect([...others.$moved.value]).toEqual([['or_1', standing('or_1').moved]]);
  expect(undo.mock.calls).toEqual([['or_1']]);
  // Told once: the next look finds it where it stands.
  await others.look();
  expect(undo).toHaveBeenCalledOnce();
});

test('what this page has moved itself during the question is not told as another’s', async () => {
  const page: { move?: () => void } = {};
  const { others, list, rows } = started(() => {
    page.move?.();
    return [standing('or_1', { state: 'sent_to_supplier', next: 'in_process' })];
  });
  page.move = () =>
    list.change((orders) =>
      orders.map((one) => (one.id === 'or_1' ? { ...one, state: 'in_process' } : one)),
    );
  await others.look();
  expect(rows()[0]?.state).toBe('in_process');
  expect(others.$moved.value.size).toBe(0);
});

test('an order that is gone from the answer stays as it is', async () => {
  const { others, rows } = started(() => []);
  await others.look();
  expect(rows()).toEqual([arrived, other]);
});
