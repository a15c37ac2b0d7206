/** The regular expressions of the product's sources, and those among them that can run away. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { ROOT } from '../../edge/cli/paths.ts';

/** Product code that reads texts from outside: all of it but the command line and the tests. */
export const SOURCES = globSync('{edge,shared,fragments,host-pages}/**/*.{ts,tsx,js}', {
  cwd: ROOT,
  exclude: ['edge/cli/**', '**/*.test.*', '**/*.d.ts'],
}).toSorted();

export interface Literal {
  /** `file:line`. */
  readonly place: string;
  readonly expression: RegExp;
}

/** Every regular expression that is written as a literal in a file. */
export function literalsOf(file: string, text = readFileSync(join(ROOT, file), 'utf8')): Literal[] {
  const found: Literal[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look);
    if (typeof node !== 'object' || node === null) return;
    const { regex, start = 0 } = node as {
      regex?: { pattern: string; flags: string };
      start?: number;
    };
    if (regex) {
      const place = `${file}:${text.slice(0, start).split('\n').length}`;
      found.push({ place, expression: new RegExp(regex.pattern, regex.flags) });
    }
    Object.values(node).forEach(look);
  };
  look(parseSync(file, text).program.body);
  return found;
}

/**
 * Why an expression can take more than time in proportion to a text's length: it can come to the
 * same place in several ways, or begins anew at each character of a run. Nothing for one that
 * cannot.
 */
export function faultsOf(expression: RegExp): string[] {
  return analyse(expression).reports.map(
    ({ type, exponential }) => `${expression} ${type}${exponential ? ', exponential' : ''}`,
  );
}
