import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { focusClass } from './focus.ts';

test('a point is told in tenths, and the middle by no class', () => {
  expect(focusClass(undefined)).toBeUndefined();
  expect(focusClass({ x: 31, y: 50 })).toBe('at-x3 at-y5');
  expect(focusClass({ x: 0, y: 100 })).toBe('at-x0 at-y10');
});

test('the stylesheet has every class', () => {
  const css = readFileSync(new URL('../ui/focus.css', import.meta.url), 'utf8').replaceAll(
    /\s/g,
    '',
  );
  for (let at = 0; at <= 100; at += 1) {
    const tenths = Math.round(at / 10);
    expect(focusClass({ x: at, y: at })).toBe(`at-x${tenths} at-y${tenths}`);
    expect(css).toContain(`.at-x${tenths}{--at-x:${tenths * 10}%;}`);
    expect(css).toContain(`.at-y${tenths}{--at-y:${tenths * 10}%;}`);
  }
});
