import { expect, test } from 'vitest';
import { inPixels, namedOnly } from './styles.ts';

test('a length in rem gets a size that no page’s root changes; conditions keep theirs', () => {
  expect(inPixels('a{margin:-0.5rem 1rem;width:min(10rem,50%)}')).toBe(
    'a{margin:calc(-0.5*var(--shop-rem,16px)) calc(1*var(--shop-rem,16px));width:min(calc(10*var(--shop-rem,16px)),50%)}',
  );
  expect(inPixels('@media (min-width:40rem){a{gap:.5rem}}')).toBe(
    '@media (min-width:40rem){a{gap:calc(.5*var(--shop-rem,16px))}}',
  );
  expect(inPixels('a{--x1rem:2px;width:calc(100% - 2rem)}')).toBe(
    'a{--x1rem:2px;width:calc(100% - calc(2*var(--shop-rem,16px)))}',
  );
});

test('a token that an element never names stays at home; one that a kept token names comes along', () => {
  expect(
    namedOnly(
      ':host{--a:1px;--b:var(--a);--c:2px;--d:var(--c, 3px)}.x{margin:var(--e)}:host{--e:0}',
      'p{gap:var(--b)}',
    ),
  ).toBe(':host{--a:1px;--b:var(--a);}.x{margin:var(--e)}:host{--e:0}');
});
