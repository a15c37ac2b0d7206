/** Makes the mutants of a source: those of Stryker's instrumenter, and changes of its statements. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { parseSync, type ESTree } from 'vite';
import { ROOT } from '../../../edge/cli/paths.ts';
import { leftOut } from './left-out.ts';
import type { Mutant } from './mutant.ts';
import { sqlChanges } from './sql-changes.ts';

/** The log of the instrumenter, which is not read. */
const silent = () => false;
const LOG = new Proxy({}, { get: () => silent }) as ConstructorParameters<typeof Instrumenter>[0];

/** Texts are no decisions, and the compiler refuses an empty list or object. */
const OPTIONS = { plugins: null, ignorers: [], excludedMutations: ['StringLiteral'] };

/** A source with every mutant of the instrumenter in it, each behind a switch of its own. */
export async function instrumented(file: string) {
  const content = readFileSync(join(ROOT, file), 'utf8');
  const { files, mutants } = await new Instrumenter(LOG).instrument(
    [{ name: file, mutate: true, content }],
    OPTIONS,
  );
  // The switches are numbered in each file alone.
  const source = (files[0]?.content ?? content).replaceAll(
    /(stry(?:Cov|MutAct)_9fa48)\(((?:"\d+"(?:, )?)+)\)/g,
    (_all, name: string, ids: string) =>
      `${name}(${ids.replaceAll(/"(\d+)"/g, (_id, id: string) => JSON.stringify(switchOf(file, Number(id))))})`,
  );
  return { content, source, mutants };
}

/** The name of a mutant's switch. */
export function switchOf(file: string, index: number): string {
  return `${file}#${index}`;
}

/** Every mutant of a source that means something. */
export async function mutantsOf(group: string, file: string): Promise<Mutant[]> {
  const { content, mutants } = await instrumented(file);
  const lines = content.split('\n');
  const offsets = lines.reduce<number[]>(
    (at, line) => [...at, (at.at(-1) ?? 0) + line.length + 1],
    [0],
  );
  const offset = ({ line, column }: { line: number; column: number }) =>
    (offsets[line] ?? 0) + column;
  const made = mutants.flatMap((mutant): Mutant[] => {
    const { start, end } = mutant.location;
    const before = content.slice(offset(start), offset(end));
    const change = { kind: mutant.mutatorName, before, after: mutant.replacement };
    if (mutant.statusReason !== undefined) return [];
    if (leftOut({ ...change, file, content, start: offset(start), end: offset(end) })) return [];
    return [
      named({ group, file, line: start.line + 1, ...change, how: { index: Number(mutant.id) } }),
    ];
  });
  return [...made, ...statementMutants(group, file, content)];
}

function statementMutants(group: string, file: string, content: string): Mutant[] {
  return templatesOf(file, content).flatMap(({ texts, line }) =>
    sqlChanges(texts).map(({ kind, before, after, to }) =>
      named({ group, file, line, kind, before, after, how: { from: texts, to } }),
    ),
  );
}

/** The same mutant has the same name after a change elsewhere in its file. */
function named(mutant: Omit<Mutant, 'id'>): Mutant {
  const { file, kind, before, after, how } = mutant;
  const text = JSON.stringify([file, kind, before, after, 'to' in how ? how.to : '']);
  return { ...mutant, id: createHash('sha256').update(text).digest('hex').slice(0, 12) };
}

interface Template {
  readonly texts: readonly string[];
  readonly line: number;
}

/** The templates of SQL in a source. */
function templatesOf(file: string, content: string): Template[] {
  const found: Template[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isSql(node)) {
      const texts = node.quasi.quasis.map(({ value }) => value.cooked ?? value.raw);
      found.push({ texts, line: content.slice(0, node.start).split('\n').length });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, content).program);
  return found;
}

function isSql(node: object): node is ESTree.TaggedTemplateExpression {
  if (!('type' in node) || node.type !== 'TaggedTemplateExpression') return false;
  const { tag } = node as ESTree.TaggedTemplateExpression;
  return tag.type === 'Identifier' && tag.name === 'sql';
}
