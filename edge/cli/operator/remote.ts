/** The platform's cells, by wrangler and the account that it is signed in to. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { AnyStatement } from '../../db/sql.ts';
import { ROOT } from '../paths.ts';
import { Refusal } from '../start/refusal.ts';
import { boundCells, refuseOldDatabase, type Cells } from './cells.ts';

const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');

/** @param where `--remote`; a test gives wrangler another place */
export function openRemote(where: readonly string[] = ['--remote']): Cells {
  const bound = boundCells(join(ROOT, 'wrangler.toml'));
  return {
    names: bound.map(({ name }) => name),
    async run<Row>(cell: string, statement: AnyStatement<Row>) {
      const name = bound.find((one) => one.name === cell)?.database_name ?? cell;
      const command = ['d1', 'execute', name, ...where, '--yes', '--json', '--command'];
      return rowsOf<Row>(await wrangler([...command, inlined(statement)]));
    },
    close: async () => undefined,
  };
}

function wrangler(args: readonly string[]): Promise<string> {
  return new Promise((settle, give) => {
    const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [WRANGLER, ...args], options, (error, stdout, stderr) => {
      if (error === null) return settle(stdout);
      // With --json wrangler prints its errors among its answers.
      return give(new Error(`${stdout}\n${stderr}`.trim()));
    });
  }).catch((error: Error) => {
    if (/no such (?:column|table)/.test(error.message)) refuseOldDatabase(error);
    throw new Refusal('wrangler could not ask the platform:', error.message);
  }) as Promise<string>;
}

function rowsOf<Row>(output: string): Row[] {
  const start = output.indexOf('[');
  const [answer] = JSON.parse(output.slice(start)) as { results: Row[] }[];
  return answer?.results ?? [];
}

/** A statement with its values in its text, since wrangler binds none. */
export function inlined({ text, params }: AnyStatement): string {
  const pieces = text.split('?');
  if (pieces.length !== params.length + 1) throw new Error('a statement with a ? of its own');
  return pieces
    .map((piece, index) => (index === 0 ? '' : literal(params[index - 1])) + piece)
    .join('');
}

function literal(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (value.includes('\0')) throw new Error('a value that SQL cannot write');
  return `'${value.replaceAll("'", "''")}'`;
}
