import { describe, expect, test } from 'vitest';
import { actionOf, isSlideLink, slideLacks, tidySlide } from './slides.ts';

const slide = { action_type: 'none', type: 'URL', url: null, product: null } as const;

test.each([
  ['https://example.com', true, true],
  ['https://example.com/a?b=1#c', true, true],
  ['http://localhost:8787/a', true, true],
  ['https://example', false, true],
  ['https://example.com/a b', false, true],
  ['/catalogos', false, true],
  ['//example.com', false, false],
  ['javascript:alert(1)', false, false],
  ['', false, false],
  [null, false, false],
])('%s: a website %s, a link of two columns %s', (url, one, two) => {
  expect([isSlideLink(url, 1), isSlideLink(url, 2)]).toEqual([one, two]);
});

test.each([
  [{ action_type: 'none' }, null],
  [{ action_type: 'signup' }, null],
  [{ action_type: 'url' }, 'url'],
  [{ action_type: 'url', url: 'https://example.com' }, null],
  [{ action_type: 'url', url: '/catalogos' }, 'url'],
  [{ action_type: 'product', type: 'PRODUCT' }, 'product'],
  [{ action_type: 'product', type: 'PRODUCT', product: 'it_a' }, null],
] as const)('%j lacks %s', (fields, lacks) => {
  expect(slideLacks({ ...slide, ...fields }, 1)).toBe(lacks);
});

describe('a slide is kept', () => {
  test('without what it does not lead to', () => {
    const both = { ...slide, url: ' https://example.com ', product: 'it_a' };
    expect(tidySlide(both)).toEqual(slide);
    expect(tidySlide({ ...both, action_type: 'url' })).toMatchObject({
      url: 'https://example.com',
      product: null,
    });
    expect(tidySlide({ ...both, action_type: 'product' })).toMatchObject({
      type: 'PRODUCT',
      url: null,
      product: 'it_a',
    });
  });

  test.each([
    ['PRODUCT', undefined, 'product'],
    ['URL', undefined, 'url'],
    ['PRODUCT', 'url', 'product'],
    ['URL', 'signup', 'signup'],
    [undefined, 'url', 'url'],
    [undefined, undefined, undefined],
  ] as const)('of the type %s and the action %s as %s', (type, action, kept) => {
    expect(actionOf(type, action)).toBe(kept);
  });
});
