/** Runs a suite's parts one after another and prints their results. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stopOnSignals } from '../../../edge/cli/lifetime.ts';
import { ROOT } from '../../../edge/cli/paths.ts';
import { describeMachine } from './machine.ts';
import type { Check, Findings, Part, Tools } from './part.ts';
import { checkTable, summary } from './print.ts';

type Stoppable = { stop(): unknown };

/**
 * Runs the parts that the arguments name, or all, and ends the process: 0 when every check met its
 * limit, else 1. The checks are written to `test-results/<name>.json` too. Arguments: `--part
 * <name>` any number of times, `--quick`, `--against <folder>`, `--list`.
 */
export async function runSuite(name: string, parts: readonly Part[]): Promise<never> {
  const running: Promise<Stoppable>[] = [];
  let stopping: Promise<void> | undefined;
  stopOnSignals(() => (stopping ??= stopAll(running)));
  let whole = false;
  try {
    const { chosen, quick, against, list } = readArguments(process.argv.slice(2), parts);
    if (list) {
      for (const part of chosen) console.log(`${part.name.padEnd(16)} ${part.about}`);
      process.exit(0);
    }
    const machine = describeMachine(new Date());
    const tools = makeTools({ quick, against }, running);
    const found: [Part, Findings][] = [];
    for (const part of chosen) {
      if (stopping) break;
      tools.say(`── ${part.name}`);
      found.push([part, await findingsOf(part, tools)]);
      await stopAll(running);
    }
    print(name, machine, found, quick);
    whole = found.every(([, { checks }]) => checks.every(({ met }) => met));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  await (stopping ?? stopAll(running));
  // The channel to the bootstrap would keep this process alive.
  process.exit(whole ? 0 : 1);
}

function readArguments(args: readonly string[], parts: readonly Part[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      part: { type: 'string', multiple: true, default: [] },
      against: { type: 'string' },
    },
  });
  const unknown = values.part.filter((wanted) => !parts.some((part) => part.name === wanted));
  if (unknown.length > 0) {
    const names = parts.map((part) => part.name).join(', ');
    throw new Error(`No part is called ${unknown.join(', ')}. Parts: ${names}.`);
  }
  const chosen = parts.filter(
    (part) => values.part.length === 0 || values.part.includes(part.name),
  );
  const against = values.against === undefined ? undefined : resolve(values.against);
  return { chosen, quick: values.quick, against, list: values.list };
}

function makeTools(
  options: Pick<Tools, 'quick' | 'against'>,
  running: Promise<Stoppable>[],
): Tools {
  return {
    ...options,
    say: (text) => void process.stderr.write(`${text}\n`),
    keep: (starting) => {
      running.push(starting);
      return starting;
    },
  };
}

/** A part that cannot run counts as a missed check. */
async function findingsOf(part: Part, tools: Tools): Promise<Findings> {
  try {
    return await part.run(tools);
  } catch (error) {
    const note = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { checks: [{ name: part.name, figure: 'could not be run', met: false, note }] };
  }
}

async function stopAll(running: Promise<Stoppable>[]): Promise<void> {
  for (const starting of running.splice(0).toReversed()) {
    await Promise.allSettled([starting.then((one) => one.stop())]);
  }
}

function print(
  name: string,
  machine: readonly string[],
  found: readonly [Part, Findings][],
  quick: boolean,
): void {
  const all: Check[] = found.flatMap(([, { checks }]) => [...checks]);
  const results = join(ROOT, 'test-results');
  mkdirSync(results, { recursive: true });
  const parts = found.map(([part, { checks }]) => ({ part: part.name, checks }));
  writeFileSync(join(results, `${name}.json`), JSON.stringify({ machine, quick, parts }, null, 2));
  console.log(['', ...machine, ...(quick ? ['quick: rough figures'] : [])].join('\n'));
  for (const [part, { text, checks }] of found) {
    console.log(`\n── ${part.name}: ${part.about}`);
    if (text !== undefined) console.log(`${text}\n`);
    console.log(checkTable(checks));
  }
  console.log(`\n${summary(all)}`);
}
