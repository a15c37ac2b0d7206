/** Growth of the cost of every page and call with stores, items, lines and cells. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../edge/cli/paths.ts';
import type { Check, Findings, Part, Tools } from '../../support/suite/part.ts';
import { drawChart } from './chart.ts';
import { DIMENSIONS, holdsLines, type Dimension } from './dimensions.ts';
import type { Asked } from './calls.ts';
import { measureCurve, type Curve, type Effort, type Size } from './measure.ts';

const EFFORT: Effort = { rounds: 15, block: 12 };
const QUICK_EFFORT: Effort = { rounds: 6, block: 8 };

const LIMIT = 1.2;
/** How many times a noisy row is measured again. */
const RETRIES = 2;
/** Time limit of the repeats in the whole part; after it every row is measured once. */
const PATIENCE_MS = 13 * 60_000;
const CHARTS = join(import.meta.dirname, '../charts');
/** A rough run leaves the charts of the last full run. */
const ROUGH_CHARTS = join(ROOT, 'test-results/charts');

export const growth: Part = {
  name: 'growth',
  about: 'how the cost of every page and call grows with stores, items, lines and cells',
  async run(tools) {
    const findings: Findings[] = [];
    const until = performance.now() + PATIENCE_MS;
    for (const dimension of chosen(process.env['CALLS'])) {
      findings.push(await measureDimension(dimension, tools, until));
    }
    return {
      text: findings.map(({ text }) => text).join('\n\n'),
      checks: findings.flatMap(({ checks }) => checks),
    };
  },
};

/**
 * The dimensions with the rows that are measured: all, or those whose dimension and name, such as
 * `items: quote`, match a regular expression.
 */
function chosen(calls: string | undefined): Dimension[] {
  if (calls === undefined) return [...DIMENSIONS];
  const wanted = new RegExp(calls, 'u');
  return DIMENSIONS.map((one) => ({
    ...one,
    asked: one.asked.filter(({ name }) => wanted.test(`${one.name}: ${name}`)),
  })).filter(({ asked }) => asked.length > 0);
}

async function measureDimension(
  dimension: Dimension,
  tools: Tools,
  until: number,
): Promise<Findings> {
  tools.say(`Filling: ${dimension.unit}.`);
  const { sizes, stop } = await dimension.open(tools);
  const curves: Curve[] = [];
  for (const asked of dimension.asked) {
    tools.say(`${dimension.name}: ${asked.name}`);
    curves.push(await measureQuietly(asked, sizes, tools.quick ? QUICK_EFFORT : EFFORT, until));
  }
  await stop();
  const isWhole = !tools.quick && process.env['CALLS'] === undefined;
  writeChart(dimension, curves, isWhole ? CHARTS : ROUGH_CHARTS);
  return {
    text: table(dimension, curves),
    checks: [
      ...curves.map((curve) => checkOf(dimension, curve)),
      sameCheck(`database round trips: ${dimension.name}`, curves, ({ roundTrips }) => roundTrips),
      sameCheck(`results on a page: ${dimension.name}`, curves, ({ shown }) => shown),
    ],
  };
}

/** Measures a row, and again where it was noisy. Gives the run with the least noise. */
async function measureQuietly(
  asked: Asked,
  sizes: readonly Size[],
  effort: Effort,
  until: number,
): Promise<Curve> {
  let best = await measureCurve(asked, sizes, effort);
  for (let retry = 0; retry < RETRIES && noiseOf(best) > LIMIT; retry += 1) {
    if (performance.now() > until) break;
    const again = await measureCurve(asked, sizes, effort);
    if (noiseOf(again) < noiseOf(best)) best = again;
  }
  return best;
}

/** The largest noise among the sizes that a row is judged by. */
function noiseOf({ costs }: Curve): number {
  return Math.max(...[costs[0], costs.at(-2), costs.at(-1)].map((cost) => cost?.repeat ?? 1));
}

function writeChart({ name, unit }: Dimension, curves: readonly Curve[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const limit = name === 'lines' ? undefined : LIMIT;
  const svg = drawChart({ title: `How cost grows with ${name}`, unit, curves, limit });
  writeFileSync(join(folder, `${name}.svg`), svg);
}

function checkOf(dimension: Dimension, curve: Curve): Check {
  const { name } = dimension;
  const check =
    name === 'lines' && holdsLines(curve.name)
      ? linearCheck(curve)
      : constantCheck(dimension, curve);
  const noise = noiseOf(curve);
  if (noise <= LIMIT) return check;
  const note = `noise, not growth: one size differs from itself by ${noise.toFixed(2)} ×`;
  return { ...check, met: false, note };
}

function constantCheck({ unit }: Dimension, { name, costs }: Curve): Check {
  const [first] = costs;
  const last = costs.at(-1);
  if (!first || !last) throw new Error(`nothing measured of ${name}`);
  return {
    name: `${name}: p50 from ${first.size} to ${last.size} ${unit}`,
    figure: `${(last.p50 / first.p50).toFixed(2)} × (CPU ${(last.cpu / first.cpu).toFixed(2)} ×)`,
    limit: `≤ ${LIMIT} ×`,
    met: last.p50 / first.p50 <= LIMIT,
  };
}

/** An answer with every line: a further line costs no more than each of the first fifty. */
function linearCheck({ name, costs }: Curve): Check {
  const [one] = costs;
  const fifty = costs.at(-2);
  const most = costs.at(-1);
  if (!one || !fifty || !most) throw new Error(`too few sizes of ${name}`);
  const slope = (fifty.p50 - one.p50) / (fifty.size - one.size);
  const expected = fifty.p50 + slope * (most.size - fifty.size);
  return {
    name: `${name}: p50 at ${most.size} lines beside a straight line`,
    figure: `${(most.p50 / expected).toFixed(2)} × (${one.p50.toFixed(1)} → ${most.p50.toFixed(1)} ms)`,
    limit: `≤ ${LIMIT} ×`,
    met: most.p50 <= LIMIT * expected,
  };
}

/** A figure that has to be the same at every size. */
function sameCheck(
  what: string,
  curves: readonly Curve[],
  valuesOf: (curve: Curve) => readonly (number | undefined)[],
): Check {
  const varying = curves.filter((curve) => new Set(valuesOf(curve)).size > 1);
  return {
    name: `the same at every size, ${what}`,
    figure: `${curves.length - varying.length} of ${curves.length}`,
    limit: 'all',
    met: varying.length === 0,
    ...(varying.length > 0 ? { note: varying.map((curve) => curve.name).join(', ') } : {}),
  };
}

function table({ unit }: Dimension, curves: readonly Curve[]): string {
  const sizes = curves[0]?.costs.map(({ size }) => size.toLocaleString('en-US')) ?? [];
  const head = ['p50 ms / CPU µs by', unit].join(' ');
  const width = Math.max(head.length, ...curves.map(({ name }) => name.length));
  const cell = (text: string) => text.padStart(16);
  return [
    `${head.padEnd(width)}${cell('db trips')}${sizes.map(cell).join('')}`,
    ...curves.map(({ name, costs, roundTrips }) => {
      const trips = [...new Set(roundTrips)].join(', ');
      const figures = costs.map(({ p50, cpu }) => cell(`${p50.toFixed(2)} / ${cpu.toFixed(0)}`));
      return `${name.padEnd(width)}${cell(trips)}${figures.join('')}`;
    }),
  ].join('\n');
}
