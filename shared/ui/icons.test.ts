import { expect, test } from 'vitest';
import { edgeIcons } from './edge-icons.ts';
import { icons } from './icons.ts';

test('every icon is path data alone', () => {
  for (const [name, d] of Object.entries(edgeIcons)) {
    expect(d, name).toMatch(/^M[MmLlHhVvCcSsAaQqTtZz\d\s.,-]+$/);
  }
});

test('every icon that browsers load is there for the edge, too', () => {
  expect(edgeIcons).toMatchObject(icons);
});
