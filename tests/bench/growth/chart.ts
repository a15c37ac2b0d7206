/** A dimension's curves as an SVG: both axes logarithmic, a line for each page and call. */
import type { Curve } from './measure.ts';

export interface Chart {
  readonly title: string;
  /** The text below the axis. */
  readonly unit: string;
  readonly curves: readonly Curve[];
  /** Growth up to here is within the limit; a dashed line. */
  readonly limit: number | undefined;
}

const PLOT = { left: 56, top: 56, width: 560 } as const;
const LABEL = { gap: 20, left: 22, width: 330 } as const;
const BELOW = 52;

/** Readable on a light and on a dark background. */
const STYLE = `
text { font: 12px system-ui, sans-serif; fill: #1f2328 }
.title { font-size: 15px; font-weight: 600 }
.quiet, .tick { fill: #59636e }
.grid { stroke: #d1d9e0; stroke-width: 1 }
.limit { stroke: #bc4c00; stroke-dasharray: 5 4 }
.curve { fill: none; stroke: #0969da; stroke-width: 1.5; stroke-opacity: .55 }
.lead { stroke: #8c959f; stroke-width: .75; stroke-opacity: .6 }
.over .curve { stroke: #bc4c00; stroke-width: 2; stroke-opacity: 1 }
.over text { fill: #bc4c00; font-weight: 600 }
.ground { fill: #fff }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc } .quiet, .tick { fill: #9198a1 } .grid { stroke: #3d444d }
  .limit, .over .curve { stroke: #f0883e } .over text { fill: #f0883e }
  .curve { stroke: #4493f8 } .ground { fill: #0d1117 }
}`;

interface Line {
  readonly name: string;
  readonly points: readonly { readonly size: number; readonly growth: number }[];
  readonly last: number;
}

/** Draws the chart: p50 of each row, as a multiple of its p50 at the smallest size. */
export function drawChart({ title, unit, curves, limit }: Chart): string {
  const lines = curves.map(toLine).toSorted((one, other) => other.last - one.last);
  const all = lines.flatMap(({ points }) => points.map(({ growth }) => growth));
  const top = Math.max(2, ...all) * 1.08;
  const bottom = Math.min(0.75, ...all) / 1.08;
  const sizes = lines[0]?.points.map(({ size }) => size) ?? [];
  const height = Math.max(360, lines.length * LABEL.gap);
  const first = Math.log(sizes[0] ?? 1);
  const x = (size: number) =>
    PLOT.left +
    (PLOT.width * (Math.log(size) - first)) / (Math.log(sizes.at(-1) ?? 1) - first || 1);
  const y = (growth: number) =>
    PLOT.top + (height * Math.log(top / growth)) / Math.log(top / bottom);

  const labels = spread(
    lines.map(({ last }) => y(last)),
    PLOT.top,
    PLOT.top + height,
  );
  const drawn = lines.map((line, index) => drawLine(line, labels[index] ?? 0, { x, y, limit }));
  const width = PLOT.left + PLOT.width + LABEL.left + LABEL.width;
  const under = PLOT.top + height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${under + BELOW}" role="img" aria-label="${escape(title)}">`,
    `<style>${STYLE}\n</style>`,
    `<rect class="ground" width="100%" height="100%" rx="6"/>`,
    `<text class="title" x="${PLOT.left}" y="24">${escape(title)}</text>`,
    `<text class="quiet" x="${PLOT.left}" y="42">p50, as many times as at the smallest size; to the right: p50 at the smallest and the largest</text>`,
    ...sizes.map(
      (size) =>
        `<line class="grid" x1="${at(x(size))}" x2="${at(x(size))}" y1="${PLOT.top}" y2="${under}"/>` +
        `<text class="tick" x="${at(x(size))}" y="${under + 18}" text-anchor="middle">${size.toLocaleString('en-US')}</text>`,
    ),
    ...[0.5, 1, 2, 5, 10, 20, 50, 100]
      .filter((growth) => growth <= top && growth >= bottom)
      .map(
        (growth) =>
          `<line class="grid" x1="${PLOT.left}" x2="${PLOT.left + PLOT.width}" y1="${at(y(growth))}" y2="${at(y(growth))}"/>` +
          `<text class="tick" x="${PLOT.left - 8}" y="${at(y(growth) + 4)}" text-anchor="end">${growth} ×</text>`,
      ),
    limit === undefined
      ? ''
      : `<line class="limit" x1="${PLOT.left}" x2="${PLOT.left + PLOT.width}" y1="${at(y(limit))}" y2="${at(y(limit))}"/>`,
    `<text class="quiet" x="${PLOT.left + PLOT.width / 2}" y="${under + 40}" text-anchor="middle">${escape(unit)}</text>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

function toLine({ name, costs }: Curve): Line {
  const [smallest] = costs;
  const points = costs.map(({ size, p50 }) => ({ size, growth: p50 / (smallest?.p50 ?? p50) }));
  const told = `${smallest?.p50.toFixed(1)} → ${costs.at(-1)?.p50.toFixed(1)} ms`;
  return { name: `${name}  ${told}`, points, last: points.at(-1)?.growth ?? 1 };
}

interface Scale {
  readonly x: (size: number) => number;
  readonly y: (growth: number) => number;
  readonly limit: number | undefined;
}

function drawLine({ name, points, last }: Line, label: number, { x, y, limit }: Scale): string {
  const over = limit !== undefined && last > limit ? ' class="over"' : '';
  const path = points.map(({ size, growth }) => `${at(x(size))},${at(y(growth))}`).join(' ');
  const right = PLOT.left + PLOT.width;
  return (
    `<g${over}><polyline class="curve" points="${path}"/>` +
    `<line class="lead" x1="${right}" x2="${right + LABEL.left - 4}" y1="${at(y(last))}" y2="${at(label)}"/>` +
    `<text x="${right + LABEL.left}" y="${at(label + 4)}">${escape(name)}</text></g>`
  );
}

/** Moves labels apart, within the plot; `places` are in order. */
export function spread(places: readonly number[], top: number, bottom: number): number[] {
  const room = Math.min(LABEL.gap, (bottom - top) / Math.max(1, places.length - 1));
  const down: number[] = [];
  for (const place of places) down.push(Math.max(place, (down.at(-1) ?? top - room) + room));
  const up: number[] = [];
  for (const place of down.toReversed())
    up.push(Math.min(place, (up.at(-1) ?? bottom + room) - room));
  return up.toReversed();
}

function at(value: number): string {
  return value.toFixed(1);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
