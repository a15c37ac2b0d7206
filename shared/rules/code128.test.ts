import { expect, test } from 'vitest';
import { barsOf, symbolsOf } from './code128.ts';

/** The bars' and gaps' widths of a path, read back. */
function widthsOf(path: string): number[] {
  const bars = [...path.matchAll(/M(\d+) 0h(\d)v1h-\2z/g)].map(([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }));
  return bars.flatMap(({ x, width }, at) => {
    const next = bars[at + 1];
    return next ? [width, next.x - x - width] : [width];
  });
}

test('the check symbol is that of the published example', () => {
  expect(symbolsOf('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]);
});

test('every character has a symbol of its own, of three bars and eleven modules', () => {
  const seen = new Set<string>();
  for (let code = 32; code < 127; code += 1) {
    const { path, width } = barsOf(String.fromCharCode(code)) ?? expect.fail('no bars');
    const widths = widthsOf(path);
    // The start and the character; the check of a single character is its symbol again or another.
    const own = widths.slice(6, 12);
    expect(own.reduce((sum, one) => sum + one, 0)).toBe(11);
    expect(own.filter((_, at) => at % 2 === 0).reduce((sum, one) => sum + one, 0) % 2).toBe(0);
    seen.add(own.join(''));
    expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
    expect(width).toBe(10 + 11 * 3 + 13 + 10);
  }
  expect(seen.size).toBe(95);
});

test('the start is that of the set, and a text of other characters has no bars', () => {
  expect(widthsOf(barsOf('1')!.path).slice(0, 6)).toEqual([2, 1, 1, 2, 1, 4]);
  for (const text of ['', 'ñ', '1\n2', 'x'.repeat(81)]) expect(barsOf(text)).toBeUndefined();
});
