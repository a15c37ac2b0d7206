import { expect, test } from 'vitest';
import { drawChart, spread } from './chart.ts';

const curve = (name: string, ...times: number[]) => ({
  name,
  roundTrips: [1],
  shown: [36],
  costs: times.map((p50, index) => ({ size: 10 ** (index + 1), p50, cpu: p50, repeat: 1 })),
});

test('a chart has a line and a label for each row, and marks growth past the limit', () => {
  const svg = drawChart({
    title: 'Growth with "items" & more',
    unit: 'items',
    curves: [curve('page home', 2, 2, 2.1), curve('search <a>', 1, 2, 4)],
    limit: 1.2,
  });
  expect(svg.match(/<polyline/g)).toHaveLength(2);
  expect(svg).toContain('page home  2.0 → 2.1 ms');
  expect(svg).toContain('search &lt;a>');
  expect(svg).toContain('aria-label="Growth with &quot;items&quot; &amp; more"');
  expect(svg.match(/class="over"/g)).toHaveLength(1);
  expect(svg).toContain('>1,000<');
  expect(svg).not.toContain('NaN');
});

test('labels do not overlap, and stay inside the plot', () => {
  const places = spread([100, 101, 102, 395], 50, 400);
  expect(places.slice(0, 3)).toEqual([100, 120, 140]);
  expect(places[3]).toBe(395);
  expect(spread([399, 400, 400], 50, 400)).toEqual([360, 380, 400]);
});
