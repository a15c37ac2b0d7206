import { expect, test } from 'vitest';
import {
  PREVIEW_TEXT_MAX,
  previewedFields,
  previewPageOf,
  previewPages,
  previewQuery,
} from './settings-preview.ts';

test('each field stands on a page, and one that shows nowhere turns the preview to none', () => {
  expect(previewPageOf('kick')).toBe('front');
  expect(previewPageOf('section_blogs')).toBe('front');
  expect(previewPageOf('about_text_en')).toBe('info');
  expect(previewPageOf('hours_7')).toBe('contact');
  expect(previewPageOf('signup_form')).toBe('register');
  for (const unseen of ['fb_pixel', 'color1', 'fixed_shipping_cost', '']) {
    expect(previewPageOf(unseen)).toBeUndefined();
  }
  const shown = new Set(previewedFields.map(previewPageOf));
  expect([...previewPages].filter((page) => !shown.has(page))).toEqual([]);
});

test('an address names the page and the fields that have a value, a long text by how it begins', () => {
  const values = { name: 'Lirio', kick: '', about_text: 'é'.repeat(5000), fb_pixel: '12345' };
  const query = new URLSearchParams(previewQuery('info', values));
  expect([...query.keys()]).toEqual(['page', 'name', 'about_text']);
  expect(query.get('page')).toBe('info');
  expect(query.get('about_text')).toBe('é'.repeat(PREVIEW_TEXT_MAX));
});
