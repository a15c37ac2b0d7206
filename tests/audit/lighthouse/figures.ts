/** Turns Lighthouse's runs into rows and checks. */
import type { Check } from '../../support/suite/part.ts';
import { CATEGORIES, type Category, type Run } from './run.ts';

/** The goals: performance may lack two points of a hundred, the other scores none. */
const LEAST: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Most milliseconds from the first paint to the largest one. */
const PAINT_GAP_MS = 200;

/** The median of each figure, and the audits that failed in any run. */
export function median(runs: readonly Run[]): Run {
  const middle = (read: (run: Run) => number) =>
    runs.map(read).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, middle(({ scores: of }) => of[name])]),
  ) as Record<Category, number>;
  return {
    scores,
    firstPaint: middle((run) => run.firstPaint),
    largestPaint: middle((run) => run.largestPaint),
    blocking: middle((run) => run.blocking),
    speedIndex: middle((run) => run.speedIndex),
    layoutShift: middle((run) => run.layoutShift),
    observed: {
      first: middle(({ observed }) => observed.first),
      largest: middle(({ observed }) => observed.largest),
    },
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

/** Checks a page's figures against the goals. @param isPublic search engines may show it */
export function checksOf(name: string, run: Run, isPublic: boolean): Check[] {
  const wanted = CATEGORIES.filter((category) => isPublic || category !== 'seo');
  const gap = run.largestPaint - run.firstPaint;
  return [
    ...wanted.map((category) => ({
      name: `${name}: ${category}`,
      figure: String(run.scores[category]),
      limit: `≥ ${LEAST[category]}`,
      met: run.scores[category] >= LEAST[category],
      ...(category !== 'performance' && run.scores[category] < LEAST[category]
        ? { note: run.failed.join(', ') }
        : {}),
    })),
    {
      name: `${name}: layout shift`,
      figure: String(Number(run.layoutShift.toFixed(4))),
      limit: '0',
      met: run.layoutShift === 0,
    },
    {
      name: `${name}: largest paint after the first`,
      figure: `${Math.round(gap)} ms`,
      limit: `≤ ${PAINT_GAP_MS} ms`,
      met: gap <= PAINT_GAP_MS,
    },
  ];
}

const HEAD = [
  '',
  'perf',
  'a11y',
  'best',
  'seo',
  'first',
  'largest',
  'index',
  'blocked',
  'observed',
];

/** One line for each page: scores, then milliseconds. */
export function table(pages: readonly (readonly [string, Run])[]): string {
  const rows = pages.map(([name, { scores, observed, ...run }]) => [
    name,
    ...CATEGORIES.map((category) => String(scores[category])),
    ...[run.firstPaint, run.largestPaint, run.speedIndex, run.blocking].map((ms) => ms.toFixed(0)),
    `${observed.first.toFixed(0)}/${observed.largest.toFixed(0)}`,
  ]);
  return [HEAD, ...rows]
    .map(
      ([name = '', ...cells]) => name.padEnd(10) + cells.map((cell) => cell.padStart(9)).join(''),
    )
    .join('\n');
}
