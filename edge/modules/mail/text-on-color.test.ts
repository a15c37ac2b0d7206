import { expect, test } from 'vitest';
import { lightOrDark } from './text-on-color.ts';

/** Contrast of two luminances (WCAG 2). */
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Luminances by the formula of WCAG 2, worked out apart. */
const COLORS: readonly (readonly [string, number])[] = [
  ['#000000', 0],
  ['#ffffff', 1],
  ['#ff0000', 0.2126],
  ['#00ff00', 0.7152],
  ['#0000ff', 0.0722],
  ['#808080', 0.2159],
  ['#707070', 0.162],
  ['#1f2937', 0.0223],
  ['#c00000', 0.1125],
  ['#ff00ff', 0.2848],
  ['#008000', 0.1544],
  ['#0a0a0a', 0.003],
];

test.each(COLORS)('the text on %s is the one with more contrast', (color, luminance) => {
  const isDarkText = contrast(luminance, 0) > contrast(luminance, 1);
  expect(lightOrDark(color)).toBe(isDarkText ? '#111827' : '#ffffff');
});
