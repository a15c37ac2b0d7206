import { expect, test } from 'vitest';
import { inPixels } from './styles.ts';

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
