/**
 * Counts how often the blocks of the product's code run while a rule reads a text, and then a text
 * four times as long. A process of its own: V8 counts blocks only in code that it does not optimise.
 * Takes the rules as JSON, as the first argument; prints each rule and text for which the work grows
 * faster than the text.
 */
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../edge/cli/paths.ts';
import type { Argument, Rule } from './rules.ts';

/** The text that is repeated, and the end that makes a match fail late. */
const PUMPS = [
  ...'a|A|4| |-|.|/|+|@|,|:|"|*|%|<|&|\n|á|😀'.split('|'),
  ...'444 |4-|a.|a@|a+|../|a=|",|{{|<a |a b |%C3|;q=1,|es-'.split('|'),
];
const ENDS = ['', '!', '@', 'a'];

const SHORT = 500;
const TIMES = 4;
/** Twice what is in proportion; the square would be four times as much. */
const MOST = 2 * TIMES;
const rules = JSON.parse(process.argv[2] ?? '[]') as Rule[];
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

async function blocksRun(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => url.startsWith(pathToFileURL(ROOT).href));
  const ranges = own.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

type Call = (...given: unknown[]) => unknown;

/** The work of a call with each of the texts. */
async function work(call: Call, given: readonly Argument[], texts: readonly string[]) {
  await blocksRun();
  for (const text of texts) {
    try {
      await call(...given.map((one) => ('grows' in one ? text : one.stays)));
    } catch {
      // A text that is refused was read all the same.
    }
  }
  return blocksRun();
}

function textsOf(pump: string, length: number): string[] {
  return ENDS.map((end) => pump.repeat(Math.ceil(length / pump.length)) + end);
}

async function growsTooFast(call: Call, given: readonly Argument[], pumps: readonly string[]) {
  const [short, long] = [SHORT, SHORT * TIMES].map((length) =>
    pumps.flatMap((pump) => textsOf(pump, length)),
  );
  const few = await work(call, given, short!);
  const many = await work(call, given, long!);
  return many > MOST * few ? `${few} blocks, then ${many}` : undefined;
}

const faults: string[] = [];
let tried = 0;
for (const { file, name, calls } of rules) {
  const call = ((await import(join(ROOT, file))) as Record<string, Call>)[name]!;
  for (const given of calls) {
    tried += 1;
    const fault = await growsTooFast(call, given, PUMPS);
    if (fault === undefined) continue;
    const worst: string[] = [];
    for (const pump of PUMPS) {
      if (await growsTooFast(call, given, [pump])) worst.push(JSON.stringify(pump));
    }
    faults.push(`${file} ${name}: ${fault}; ${worst.join(' ')}`);
  }
}
console.log(JSON.stringify({ tried, faults }));
