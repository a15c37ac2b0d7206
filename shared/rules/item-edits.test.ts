import { describe, expect, test } from 'vitest';
import { itemFaults, pricesOf, tidyTags, tidyText, type RuledItem } from './item-edits.ts';

const sku = (list_price: number, attributes = {}, crossout_price: number | null = null) => ({
  attributes,
  attributes_en: null,
  list_price,
  crossout_price,
});

const item: RuledItem = {
  kind: 'product',
  name: 'Falda',
  name_en: null,
  description: '',
  description_en: null,
  tags: [],
  tags_en: null,
  list_state: 'published',
  publish_at: null,
  experience_date: null,
  experience_place: null,
  return_info: { return_type: '72hrs', return_policy: 'common', return_policy_legend: null },
  skus: [sku(100)],
};

describe('an item', () => {
  test('without fault has none', () => {
    expect(itemFaults(item)).toEqual([]);
    const skus = [sku(1, { Talla: 'S', Color: 'Azul' }), sku(2, { Color: 'Azul', Talla: 'M' })];
    expect(itemFaults({ ...item, skus })).toEqual([]);
  });

  test('names each field at fault once, in the order of the form', () => {
    const wrong: RuledItem = {
      ...item,
      name: '',
      list_state: 'published',
      publish_at: Number.NaN,
      skus: [],
    };
    expect(itemFaults(wrong)).toEqual(['name', 'publish_at', 'skus']);
  });

  test.each([
    ['the same values in another case', [sku(1, { Talla: 'm' }), sku(2, { Talla: 'M' })]],
    ['an empty value', [sku(1, { Talla: '' })]],
    ['names that differ', [sku(1, { Talla: 'S' }), sku(1, { Color: 'Azul' })]],
    ['four names', [sku(1, { A: '1', B: '2', C: '3', D: '4' })]],
    ['a crossed-out price below its own', [sku(100, {}, 99)]],
    ['no English for one attribute', [{ ...sku(1, { Talla: 'S' }), attributes_en: {} }]],
  ])('has no variants with %s', (_, skus) => {
    expect(itemFaults({ ...item, skus })).toEqual(['skus']);
  });

  test('has return terms that are not too long, in each language', () => {
    const legends = (return_policy_legend: string, return_policy_legend_en: string | null) =>
      itemFaults({
        ...item,
        return_info: { ...item.return_info, return_policy_legend, return_policy_legend_en },
      });
    const long = 'a'.repeat(10_001);
    expect(legends('Sin usar', 'Unused')).toEqual([]);
    expect(legends(long, null)).toEqual(['return_info']);
    expect(legends('Sin usar', long)).toEqual(['return_info']);
  });

  test('says what restocking costs exactly where it costs something', () => {
    const fees = (return_fees: string | null, restocking_fees: number | null) =>
      itemFaults({ ...item, return_info: { ...item.return_info, return_fees, restocking_fees } });
    expect(fees('restocking_fees', 10)).toEqual([]);
    expect(fees('restocking_fees', null)).toEqual(['return_info']);
    expect(fees('free', 10)).toEqual(['return_info']);
  });
});

test('prices are the lowest with what is crossed out beside it, and the highest', () => {
  expect(pricesOf([sku(300), sku(100, {}, 150), sku(200)])).toEqual({
    list_price: 100,
    highest_price: 300,
    crossout_price: 150,
  });
});

test('texts lose what nobody sees, and tags their doubles', () => {
  expect(tidyText(' uno\r\ndos\u0000\u202E\ttres ')).toBe('uno\ndos\ttres');
  expect(tidyTags([' Lino ', 'lino', '', 'Verano\u202E'])).toEqual(['Lino', 'Verano']);
});
