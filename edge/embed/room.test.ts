import { expect, test } from 'vitest';
import { roomRule } from './room.ts';

/** The paddings of a rule, by their selector; those of wide elements after `@`. */
const paddings = (css: string): Record<string, string | undefined> =>
  Object.fromEntries(
    Array.from(
      css.matchAll(/(@container \(min-width:(\d+)px\)\{)?([^{}]+)::before\{padding-top:([^}]+)\}/g),
      ([, , from, selector, height]) => [`${selector}${from ? `@${from}` : ''}`, height],
    ),
  );

test('an element has its height in lengths that no page’s letters change', () => {
  expect(paddings(roomRule('shop-a', { rem: 3 }))).toEqual({
    'shop-a:empty:not([data-fragment])': 'calc(0% + 3*var(--shop-rem,16px))',
  });
  expect(roomRule('shop-a', { rem: 0 })).toBe('');
});

test('a wide element has another height', () => {
  const css = roomRule('shop-a', { ratio: 1, rem: 2, wide: [{ from: 600, ratio: 0.5, rem: 0 }] });
  expect(paddings(css)).toMatchObject({
    'shop-a:empty:not([data-fragment])': 'calc(100% + 2*var(--shop-rem,16px))',
    'shop-a:empty:not([data-fragment])@600': 'calc(50% + 0*var(--shop-rem,16px))',
  });
  expect(css).toContain('container-type:inline-size');
});

test('tiles have as many lines as the element asks for', () => {
  const css = roomRule('shop-a', {
    rem: 1,
    tiles: { most: 4, line: { ratio: 1, rem: 2 }, columns: [[0, 2]] },
  });
  expect(paddings(css)).toEqual({
    'shop-a:empty:not([data-fragment])': 'calc(100% + 5*var(--shop-rem,16px))',
    'shop-a:is([limit="1"],[limit="2"]):empty:not([data-fragment])':
      'calc(50% + 3*var(--shop-rem,16px))',
    'shop-a:is([limit="3"],[limit="4"]):empty:not([data-fragment])':
      'calc(100% + 5*var(--shop-rem,16px))',
  });
});
