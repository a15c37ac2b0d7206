import { expect, test } from 'vitest';
import { plainStore as store } from '../../tests/support/page-context.ts';
import { storeInDraft } from './preview.ts';

const drafted = (fields: Record<string, string>, locale: 'es' | 'en' = 'es') =>
  storeInDraft(store, new URLSearchParams(fields), locale);

test('without a draft the store is shown as it is saved', () => {
  expect(drafted({ columns: '1' })).toBe(store);
});

test('a draft is shown, boxes that are not ticked too', () => {
  const shown = drafted({ name: 'Otra', columns: '1', section_services: 'on', kick: 'otra' });
  expect(shown).toMatchObject({
    name: 'Otra',
    hidden_search_bar: false,
    social: { kick: 'otra' },
    store_theme_info: { columns: 1, sections_info: { services: true, products: false } },
  });
  expect(shown.revision).toBe(store.revision);
});

test('the description follows the language, and Spanish stands in for English', () => {
  const both = { name: 'A', seo_description: 'Ropa', seo_description_en: 'Clothes' };
  expect(drafted(both, 'en').seo_description).toBe('Clothes');
  expect(drafted(both).seo_description).toBe('Ropa');
  expect(drafted({ ...both, seo_description_en: '' }, 'en').seo_description).toBe('Ropa');
});

test('a value that the settings would not take leaves the saved one', () => {
  const shown = drafted({ name: 'x'.repeat(151), footer_style: 'a"b', photo_display: '<b>' });
  expect(shown.name).toBe(store.name);
  expect(shown.footer_style).toBe(store.footer_style);
  expect(shown.photo_display).toBe(store.photo_display);
  expect(drafted({ name: 'A', discord: 'javascript:alert(1)' }).social).toEqual({});
});
