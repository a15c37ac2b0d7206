import { expect, test } from 'vitest';
import type { EditedEntry } from '../contracts/blog-edits.ts';
import { entryBody, entryProblems, entryValues, newEntryValues } from './blog-form.ts';

const entry: EditedEntry = {
  id: 'be_1',
  slug: 'uno',
  title: 'Uno',
  title_en: null,
  excerpt: 'Resumen',
  excerpt_en: null,
  body: '<p>a</p>',
  body_en: null,
  photo: { url: '/media/a.webp', width: 4, height: 3 },
  state: 'planned',
  publish_at: '2026-12-01T18:00:00.000Z',
  seo_title: 'Cómo se hace',
  seo_title_en: null,
  seo_description: null,
  seo_description_en: null,
  tags: ['barro', 'torno'],
  tags_en: null,
  version: 1,
  updated_at: '2026-11-01T00:00:00.000Z',
};

test('an entry that comes out of the form is the one that went in', () => {
  const values = entryValues(entry, 'MX');
  expect(values).toMatchObject({ visibility: 'later', publish_at: '2026-12-01T12:00' });
  expect(entryBody(values, 'MX')).toEqual({
    title: 'Uno',
    title_en: null,
    excerpt: 'Resumen',
    excerpt_en: null,
    body: '<p>a</p>',
    body_en: null,
    photo: '/media/a.webp',
    state: 'published',
    publish_at: '2026-12-01T18:00:00.000Z',
    seo_title: 'Cómo se hace',
    seo_title_en: null,
    seo_description: null,
    seo_description_en: null,
    tags: ['barro', 'torno'],
    tags_en: null,
  });
});

test('what is published stays so without a time, and a new entry is a draft', () => {
  const values = entryValues({ ...entry, state: 'published' }, 'MX');
  expect(entryBody(values, 'MX')).toMatchObject({ state: 'published', publish_at: null });
  expect(entryBody(newEntryValues(), 'MX')).toMatchObject({ state: 'draft', publish_at: null });
});

test('a title that is missing or long, and a plan without a time, are problems', () => {
  expect(entryProblems({ title: ' ', visibility: 'later', publish_at: 'x' })).toEqual({
    title: 'required',
    publish_at: 'time',
  });
  expect(entryProblems({ title: 'a'.repeat(151) })).toEqual({ title: 'long' });
  expect(entryProblems(entryValues(entry, 'MX'))).toEqual({});
});
