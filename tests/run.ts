/**
 * `npm test`: every kind of test, stage by stage, and a count at the end. Arguments name the kinds
 * to run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../edge/cli/build/build.ts';
import { DIST, ROOT } from '../edge/cli/paths.ts';
import { ensureBrowser } from './support/browser.ts';
import type { Count } from './support/reports.ts';
import { countPlaywright, countVitest, secondTries } from './support/reports.ts';
import type { FileSeconds } from './support/wings.ts';
import {
  compare,
  cpuOfChildren,
  secondsOfPlaywright,
  secondsOfVitest,
  shareOut,
} from './support/wings.ts';

interface Kind {
  name: string;
  command: string[];
  count: (report: unknown) => Count;
  secondsOf: (report: unknown) => FileSeconds;
  /** The names of the tests that passed only at their second try. */
  secondTries?: (report: unknown) => string[];
}

const RESULTS = join(ROOT, 'test-results');

function report(name: string): string {
  return join(RESULTS, `${name}.json`);
}

function vitest(name: string, more: readonly string[] = []): Kind {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`];
  const command = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    name,
    ...reporters,
    ...more,
  ];
  return { name, command, count: countVitest, secondsOf: secondsOfVitest };
}

/**
 * The kinds of a stage run side by side: the contract tests ask one product, and leave the worker's
 * most of a core.
 */
const STAGES: readonly (readonly Kind[])[] = [
  [vitest('unit')],
  [
    // Their workers log every request; only what a failed test logged is worth reading.
    vitest('worker', ['--silent=passed-only']),
    vitest('contract', ['--silent=passed-only']),
  ],
  [
    {
      name: 'e2e',
      command: ['node_modules/playwright/cli.js', 'test', '--reporter=list,json'],
      count: countPlaywright,
      secondsOf: secondsOfPlaywright,
      secondTries,
    },
  ],
];

/** How much of a failed kind's output is repeated after the table, in characters. */
const TAIL = 6000;

interface Outcome {
  status: number | null;
  /** From its start to its end. */
  seconds: number;
  /** The end of its output. */
  tail: string;
}

/**
 * Runs a kind's command, and keeps the end of its output. The output is shown as it comes, from the
 * kind's turn on: until then it is held back, so that two kinds never write in turns.
 */
async function show({ name, command }: Kind, turn: Promise<unknown>): Promise<Outcome> {
  const started = Date.now();
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
  });
  let held: [NodeJS.WriteStream, Buffer][] | undefined = [];
  let tail = '';
  const shown = turn.then(() => {
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
    for (const [out, chunk] of held ?? []) out.write(chunk);
    held = undefined;
  });
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (chunk: Buffer) => {
      if (held) held.push([out, chunk]);
      else out.write(chunk);
      tail = (tail + chunk.toString()).slice(-TAIL);
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  const seconds = (Date.now() - started) / 1000;
  await shown;
  return { status, seconds, tail };
}

interface Ran {
  readonly name: string;
  readonly count: Count;
  readonly tail: string;
  readonly files: FileSeconds;
}

/** Runs one kind; a runner that fails, or that finds no test, counts as one failure. */
async function runKind(kind: Kind, turn: Promise<unknown>): Promise<Ran> {
  const { name, count, secondsOf } = kind;
  rmSync(report(name), { force: true });
  const { status, seconds, tail } = await show(kind, turn);
  const said = existsSync(report(name))
    ? (JSON.parse(readFileSync(report(name), 'utf8')) as unknown)
    : undefined;
  const counted =
    said === undefined ? { passed: 0, failed: 0, skipped: 0, seconds: 0 } : count(said);
  for (const test of (said !== undefined && kind.secondTries?.(said)) || []) {
    console.log(`passed at its second try only: ${test}`);
  }
  const broken = counted.failed === 0 && (status !== 0 || counted.passed === 0);
  return {
    name,
    count: { ...counted, seconds, failed: counted.failed + (broken ? 1 : 0) },
    tail,
    files: said === undefined ? new Map<string, number>() : secondsOf(said),
  };
}

/** Runs the kinds of a stage at once; their CPU seconds by wing, which the system counts for all of them. */
async function runStage(kinds: readonly Kind[]) {
  const cpuBefore = cpuOfChildren();
  let turn: Promise<unknown> = Promise.resolve();
  const ran = await Promise.all(
    kinds.map((kind) => {
      const running = runKind(kind, turn);
      turn = running;
      return running;
    }),
  );
  const cpuAfter = cpuOfChildren();
  const cpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
  return { ran, wings: shareOut(new Map(ran.flatMap(({ files }) => [...files])), cpu) };
}

function print(rows: [string, Count][]): void {
  console.log(`\n${'kind'.padEnd(12)}  passed  failed  skipped  seconds`);
  for (const [name, { passed, failed, skipped, seconds }] of rows) {
    const cells = [
      String(passed).padStart(6),
      String(failed).padStart(6),
      String(skipped).padStart(7),
      seconds.toFixed(1).padStart(7),
    ];
    console.log(`${name.padEnd(12)}  ${cells.join('  ')}`);
  }
}

/** Sees to a browser and a build; the kinds that can do without still run if there is none. */
async function prepare(): Promise<[string, Count][]> {
  try {
    ensureBrowser();
    await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
    return [];
  } catch (error) {
    console.error(error);
    return [['prepare', { passed: 0, failed: 1, skipped: 0, seconds: 0 }]];
  }
}

process.on('disconnect', () => process.exit(1));
mkdirSync(RESULTS, { recursive: true });
const wanted = process.argv.slice(2);
const stages = STAGES.map((stage) =>
  stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
).filter((stage) => stage.length > 0);
if (stages.length === 0) throw new Error(`no kind of tests is called ${wanted.join(', ')}`);
const rows = await prepare();
const tails: string[] = [];
const spent = new Map<string, number>();
for (const stage of stages) {
  const { ran, wings } = await runStage(stage);
  for (const [wing, cpu] of wings) spent.set(wing, (spent.get(wing) ?? 0) + cpu);
  for (const { name, count, tail } of ran) {
    rows.push([name, count]);
    if (count.failed > 0) tails.push(`\n── end of ${name}, which failed\n${tail}`);
  }
}
for (const tail of tails) console.log(tail);
const { table, over } = compare(spent);
if (over.length > 0) {
  console.log(`\nMore than twice the budget (tests/support/wings.ts): ${over.join(', ')}`);
  rows.push(['budgets', { passed: 0, failed: over.length, skipped: 0, seconds: 0 }]);
}
print(rows);
console.log(`\n${table}`);
const total = (key: 'passed' | 'failed') => rows.reduce((sum, [, count]) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
