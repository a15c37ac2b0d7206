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

test('a draft has its theme, its sign-up form, its icon, and the links to its help', () => {
  const fields = { name: 'A', darkmode: 'on', hidden_darkmode: 'on', signup_form: 'basic' };
  const pictured = { ...fields, favicon: '/media/st_a/i.webp', users_support_url: 'ayuda.test' };
  expect(drafted(pictured)).toMatchObject({
    darkmode: true,
    hidden_darkmode: true,
    favicon: '/media/st_a/i.webp',
    users_support_url: 'https://ayuda.test',
    store_theme_info: { signup_form: 'basic' },
  });
  expect(drafted({ name: 'A' })).toMatchObject({ darkmode: false, hidden_darkmode: false });
});

test('hours are shown once each day can be read, and stay as they are saved until then', () => {
  const typed = { name: 'A', hours_1: '9-14', time_zone: 'America/Tijuana' };
  const [monday, tuesday] = drafted(typed).opening_hours ?? [];
  expect([monday, tuesday]).toEqual([[{ from: '09:00', to: '14:00' }], []]);
  expect(drafted(typed).time_zone).toBe('America/Tijuana');
  expect(drafted({ ...typed, hours_2: '9-' }).opening_hours).toBe(store.opening_hours);
});

test('the about page is an entry of the blog, else the text in its language, else none', () => {
  const both = { name: 'A', about_text: 'Somos', about_text_en: 'We are' };
  expect(drafted(both)).toMatchObject({
    about_text: 'Somos',
    about_entry_id: `about-${store.slug}`,
  });
  expect(drafted(both, 'en').about_text).toBe('We are');
  const entry = `be_${'a'.repeat(26)}`;
  expect(drafted({ ...both, about_entry_id: entry }).about_entry_id).toBe(entry);
  expect(drafted({ name: 'A' })).toMatchObject({ about_text: null, about_entry_id: null });
});
