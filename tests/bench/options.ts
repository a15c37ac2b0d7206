/** The command line: `--quick`, `--row <name>` any number of times. */
import { parseArgs } from 'node:util';
import type { Effort } from './measure.ts';
import { ROWS, type Row } from './rows.ts';

export interface Options {
  readonly rows: readonly Row[];
  readonly effort: Effort;
}

const CONNECTIONS = 32;
const FULL: Effort = { rounds: 5, milliseconds: 1500, warmUp: 1000, connections: CONNECTIONS };
const QUICK: Effort = { rounds: 3, milliseconds: 400, warmUp: 300, connections: CONNECTIONS };

/** Reads the arguments; throws with what is known when one is not. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean' }, row: { type: 'string', multiple: true } },
  });
  const wanted = values.row ?? [];
  const rows = ROWS.filter(
    ({ name }) => wanted.length === 0 || wanted.some((text) => name.startsWith(text)),
  );
  if (rows.length === 0) {
    const names = ROWS.map(({ name }) => `"${name}"`).join(', ');
    throw new Error(`No row begins with "${wanted.join('" or "')}". Rows: ${names}.`);
  }
  return { rows, effort: values.quick ? QUICK : FULL };
}
