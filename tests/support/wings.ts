/** The cost of each wing's tests in CPU seconds, beside its budget. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../edge/cli/paths.ts';

interface Wing {
  readonly name: string;
  /** A test belongs to the first wing with a word that stands as a whole in the file's path. */
  readonly words: readonly string[];
  /** CPU seconds that all tests of the wing together should take. */
  readonly budget: number;
}

/**
 * The wings; a new wing adds its line. A test whose path has none of the words is the platform's.
 */
export const WINGS: readonly Wing[] = [
  { name: 'jobs', words: ['jobs'], budget: 15 },
  { name: 'gallery', words: ['gallery', 'uploads'], budget: 30 },
  {
    name: 'owners',
    words: ['owners', 'history', 'headers', 'settings', 'edit', 'slides', 'banners'],
    budget: 240,
  },
  { name: 'look', words: ['look'], budget: 10 },
  { name: 'wizard', words: ['wizard', 'affiliate'], budget: 25 },
  { name: 'alerts', words: ['alerts', 'alert'], budget: 30 },
  { name: 'talk', words: ['talk'], budget: 50 },
  { name: 'network', words: ['network', 'businesses', 'follow'], budget: 15 },
  { name: 'blog', words: ['blog'], budget: 60 },
  { name: 'cashouts', words: ['cashouts', 'cashout', 'payouts'], budget: 20 },
  { name: 'money', words: ['ledger', 'settlements', 'settlement'], budget: 70 },
  { name: 'files', words: ['files', 'file'], budget: 15 },
  { name: 'invoices', words: ['invoices', 'invoice'], budget: 15 },
  { name: 'reports', words: ['reports', 'report'], budget: 15 },
  { name: 'contact', words: ['contact', 'inbox'], budget: 20 },
  { name: 'embeds', words: ['embed', 'embeds', 'embed-keys'], budget: 50 },
  { name: 'partners', words: ['partners', 'collaborators', 'collaborations'], budget: 15 },
  { name: 'staff', words: ['staff', 'roles', 'office'], budget: 125 },
  {
    name: 'people',
    words: [
      'people',
      'person',
      'accounts',
      'account',
      'profiles',
      'preferences',
      'security',
      'session',
      'passkeys',
      'factor',
      'sign',
      'register',
      'activation',
    ],
    budget: 250,
  },
  // Two sandboxes that start behind Prism, which reads every provider's document, cost most of it.
  { name: 'payments', words: ['payment', 'payments', 'sandbox'], budget: 90 },
  {
    name: 'purchase',
    words: ['purchase', 'purchases', 'cart', 'carts', 'checkout', 'checkouts', 'order', 'journey'],
    budget: 140,
  },
  { name: 'orders', words: ['orders'], budget: 100 },
  {
    name: 'tickets',
    words: ['tickets', 'ticket', 'door', 'attendants', 'event-messages'],
    budget: 40,
  },
  { name: 'reviews', words: ['reviews', 'review'], budget: 20 },
  {
    name: 'shop',
    words: ['items', 'item', 'catalogues', 'search', 'lists', 'stores', 'store', 'slider'],
    budget: 20,
  },
  { name: 'platform', words: [], budget: 640 },
];

/** The multiple of its budget, at the machine's own pace, past which a wing fails the run. */
const FAILS_AT = 2;

/** The wing that a test file belongs to, by the words of its path from the checkout. */
export function wingOf(file: string): string {
  const words = new Set(file.split(/[^a-z]+/));
  return WINGS.find((wing) => wing.words.some((word) => words.has(word)))?.name ?? 'platform';
}

/** Seconds that a runner reports for each file. */
export type FileSeconds = ReadonlyMap<string, number>;

const vitestReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), startTime: z.number().nullish(), endTime: z.number().nullish() }),
  ),
});

/** Seconds by file, from vitest's report. */
export function secondsOfVitest(report: unknown): FileSeconds {
  const { testResults } = vitestReport.parse(report);
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [
      relative(ROOT, name),
      Math.max(0, (endTime ?? 0) - (startTime ?? 0)) / 1000,
    ]),
  );
}

const playwrightSuite = z.object({
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z.array(
    z.object({
      file: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** Seconds by file, from Playwright's report. */
export function secondsOfPlaywright(report: unknown): FileSeconds {
  const seconds = new Map<string, number>();
  const add = ({ specs, suites = [] }: PlaywrightSuite): void => {
    for (const { file, tests } of specs) {
      const took = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
      const sum = took.reduce((one, other) => one + other, 0) / 1000;
      seconds.set(file, (seconds.get(file) ?? 0) + sum);
    }
    suites.forEach(add);
  };
  playwrightReport.parse(report).suites.forEach(add);
  return seconds;
}

/**
 * CPU seconds of the ended child processes of this one and of their children; undefined on a system
 * that does not say. A process whose parent did not wait for its end is missing.
 */
export function cpuOfChildren(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // proc(5): the name in brackets may hold spaces; cutime and cstime in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/**
 * Divides a kind's CPU seconds among the wings, by how long its files took.
 * @param cpu of the whole kind; without it the files' own seconds stand for it
 */
export function shareOut(files: FileSeconds, cpu: number | undefined): Map<string, number> {
  const all = [...files.values()].reduce((one, other) => one + other, 0);
  const scale = cpu === undefined || all === 0 ? 1 : cpu / all;
  const wings = new Map<string, number>();
  for (const [file, seconds] of files) {
    const wing = wingOf(file);
    wings.set(wing, (wings.get(wing) ?? 0) + seconds * scale);
  }
  return wings;
}

/**
 * The table of all wings, and the wings that took more than twice their budget. A machine at half
 * the speed spends twice the CPU seconds in all wings alike, which says nothing of any of them: what
 * all wings took beside all their budgets is the machine's pace, and a budget grows with it. A pace
 * below 1 (a quick machine, or a run of some tests only) changes nothing.
 */
export function compare(spent: ReadonlyMap<string, number>): {
  readonly table: string;
  readonly over: readonly string[];
} {
  const rows = WINGS.map(({ name, budget }) => ({ name, budget, took: spent.get(name) ?? 0 }));
  const sum = (of: 'took' | 'budget') => rows.reduce((total, row) => total + row[of], 0);
  const pace = Math.max(1, sum('took') / sum('budget'));
  const lines = rows.map(({ name, budget, took }) =>
    [name.padEnd(12), took.toFixed(0).padStart(6), String(budget).padStart(6)].join('  '),
  );
  return {
    table: [
      `${'wing'.padEnd(12)}   CPU s  budget`,
      ...lines,
      `the machine's pace: ${pace.toFixed(2)} x the budgets`,
    ].join('\n'),
    over: rows
      .filter(({ took, budget }) => took > FAILS_AT * pace * budget)
      .map(({ name }) => name),
  };
}
