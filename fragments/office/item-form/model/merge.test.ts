import { expect, test } from 'vitest';
import type { EditedItem } from '../../../../shared/contracts/item-fields.ts';
import { itemValues } from '../../../../shared/state/item-form.ts';
import { sampleEdited, sampleSku } from '../fixtures.ts';
import { merge } from './merge.ts';
import { skuRows, withRows, type Row } from './rows.ts';

const base = itemValues(sampleEdited(), 'MX');
const theirs = (change: Partial<EditedItem>) => itemValues(sampleEdited(change), 'MX');
const [m, l] = sampleEdited().skus as [ReturnType<typeof sampleSku>, ReturnType<typeof sampleSku>];
const mine = (rows: (rows: Row[]) => Row[]) => withRows(base, rows(skuRows(base)));

test('each editor’s own fields stand; one that both set keeps what was typed, and is told', () => {
  const merged = merge(
    base,
    { ...base, name: 'Mía', tags: 'mar' },
    theirs({ name: 'Suya', name_en: 'Hers' }),
  );
  expect(merged.values).toMatchObject({ name: 'Mía', tags: 'mar', name_en: 'Hers' });
  expect(merged.both).toEqual(['name']);
});

test('variants are told apart by themselves, not by their place', () => {
  const dearer = mine(([one, two]) => [one!, { ...two!, price: '500' }]);
  const merged = merge(base, dearer, theirs({ skus: [{ ...l, on_hand: 9 }, m] }));
  expect(skuRows(merged.values)).toMatchObject([
    { id: 'sk_m', price: '349.00' },
    { id: 'sk_l', price: '500', on_hand: '9', was: '9' },
  ]);
  expect(merged.both).toEqual([]);
});

test('a count that both made is told, and is made anew from theirs', () => {
  const counted = mine(([one, two]) => [{ ...one!, on_hand: '8' }, two!]);
  const merged = merge(base, counted, theirs({ skus: [{ ...m, on_hand: 3 }, l] }));
  expect(skuRows(merged.values)[0]).toMatchObject({ on_hand: '8', was: '3' });
  expect(merged.both).toEqual(['sku_0_on_hand']);
  expect(merged.saved).toMatchObject({ sku_0_on_hand: '3' });
});

test('a variant that they made is added, one that they deleted goes unless it was changed here', () => {
  const xl = sampleSku({ id: 'sk_x', attributes: { Talla: 'XL' } });
  const plain = merge(base, base, theirs({ skus: [m, xl] }));
  expect(skuRows(plain.values).map(({ id }) => id)).toEqual(['sk_m', 'sk_x']);
  const changed = mine(([one, two]) => [one!, { ...two!, price: '500' }]);
  const kept = merge(base, changed, theirs({ skus: [m] }));
  expect(skuRows(kept.values)).toMatchObject([{ id: 'sk_m' }, { id: '', price: '500', was: '' }]);
});

test('a variant that was deleted here comes back only where they changed it', () => {
  const without = mine(([one]) => [one!]);
  expect(skuRows(merge(base, without, theirs({})).values)).toHaveLength(1);
  const back = merge(base, without, theirs({ skus: [m, { ...l, list_price: 100 }] }));
  expect(skuRows(back.values)).toMatchObject([{ id: 'sk_m' }, { id: 'sk_l', price: '1.00' }]);
});
