import { expect, test } from 'vitest';
import { BLOG_TAG_MAX, BLOG_TAGS_MAX, tagsOf, tooManyTags } from './blog-tags.ts';

test('commas part tags; each stands once, and none is empty', () => {
  expect(tagsOf(' barro,  taller de  barro, ,barro,')).toEqual(['barro', 'taller de barro']);
  expect(tagsOf('')).toEqual([]);
});

test('an entry has no more of them, and none is longer', () => {
  const many = Array.from({ length: BLOG_TAGS_MAX }, (_, at) => `t${at}`);
  expect(tooManyTags(many)).toBe(false);
  expect(tooManyTags([...many, 'x'])).toBe(true);
  expect(tooManyTags(['é'.repeat(BLOG_TAG_MAX)])).toBe(false);
  expect(tooManyTags(['é'.repeat(BLOG_TAG_MAX + 1)])).toBe(true);
});
