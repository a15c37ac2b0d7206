import { expect, test } from 'vitest';
import { seoFaults, SEO_MAX, tidySeo } from './seo-texts.ts';

test('a text is one line, and none where it is empty; what was not sent stays', () => {
  expect(tidySeo({ seo_title: '  Bolsas\n de lino ', seo_description_en: ' ' })).toEqual({
    seo_title: 'Bolsas de lino',
    seo_description_en: null,
  });
});

test('a text may have as many characters as its field, an emoji counts as one', () => {
  const faults = (texts: Parameters<typeof seoFaults>[0]) =>
    seoFaults(texts).flatMap(([field, is]) => (is ? [field] : []));
  const title = '🧵'.repeat(SEO_MAX.title);
  expect(faults({ seo_title: title, seo_description: 'a'.repeat(SEO_MAX.description) })).toEqual(
    [],
  );
  expect(faults({ seo_title_en: `${title}a` })).toEqual(['seo_title_en']);
  expect(faults({ seo_description: 'a'.repeat(SEO_MAX.description + 1) })).toEqual([
    'seo_description',
  ]);
});
