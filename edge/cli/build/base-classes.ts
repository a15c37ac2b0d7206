/** Which classes of the shared base stylesheet each fragment uses, so that it carries no others. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseAst, type Plugin } from 'vite';

const MODULE_ID = 'virtual:base-classes';
/** The files of base.css. */
const BASE = 'shared/ui/base/*.css';
const WORD = /[A-Za-z][\w-]*/g;
/**
 * Words for visitors, and drawings: their strings hold no classes, though `h2` is a step of an SVG
 * path.
 */
const NO_CLASSES = /\/messages\/|\/shared\/ui\/(?:edge-)?icons\.ts$/;

/** Vite plugin that answers `virtual:base-classes` (typed in edge/platform.d.ts). */
export function baseClassesPlugin(root: string): Plugin {
  const resolved = `\0${MODULE_ID}`;
  return {
    name: 'base-classes',
    resolveId: (id) => (id === MODULE_ID ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? `export const baseClasses = ${JSON.stringify(readBaseClasses(root))};`
        : undefined,
  };
}

/**
 * Fragment → the classes of base.css that a string of its own sources or of the runtime names,
 * whole or in part (`btn-${tone}`). It may hold too many classes but never too few: a class that no
 * string holds cannot be set.
 */
export function readBaseClasses(root: string): Record<string, string[]> {
  const base = globSync(BASE, { cwd: root }).toSorted();
  const classes = classesOf(base.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
  const runtime = wordsOf(sourcesOf(root, 'fragments/_runtime'));
  const folders = globSync('fragments/[!_]*/*/manifest.ts', { cwd: root }).map(dirname).toSorted();
  return Object.fromEntries(
    folders.map((folder) => {
      const own = wordsOf(sourcesOf(root, folder.replaceAll('\\', '/')));
      return [
        basename(folder),
        classes.filter((name) => isNamed(name, runtime) || isNamed(name, own)),
      ];
    }),
  );
}

/** The words in the strings of some files. */
interface Words {
  readonly whole: Set<string>;
  /** Pieces before and after a value in a template: `h` in `h${level}`, `-primary`. */
  readonly beginnings: Set<string>;
  readonly endings: Set<string>;
}

function isNamed(name: string, { whole, beginnings, endings }: Words): boolean {
  return (
    whole.has(name) ||
    [...beginnings].some((piece) => name.startsWith(piece)) ||
    [...endings].some((piece) => name.endsWith(piece))
  );
}

/** Every class that a stylesheet names. */
function classesOf(css: string): string[] {
  const selectors = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return [...new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map((match) => match[1]!))];
}

/** The files of a folder and those that they import from shared/ui and from the kits. */
function sourcesOf(root: string, folder: string): Set<string> {
  const files = new Set(
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
      .filter((file) => !NO_CLASSES.test(file) && !/\.(test|d)\.tsx?$/.test(file))
      .map((file) => resolve(root, file)),
  );
  const kits = ['shared/ui', 'fragments/_office', 'fragments/_edit'].map((kit) =>
    resolve(root, kit),
  );
  for (const file of files) {
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g)) {
      const target = resolve(dirname(file), specifier!);
      const known =
        kits.some((kit) => target.startsWith(kit)) &&
        !NO_CLASSES.test(target) &&
        existsSync(target);
      if (known) files.add(target);
    }
  }
  return files;
}

/** The words of all strings in the files, templates included. */
function wordsOf(files: Iterable<string>): Words {
  const words: Words = { whole: new Set(), beginnings: new Set(), endings: new Set() };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return undefined;
    const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: Piece[] };
    if (type === 'ImportDeclaration') return undefined;
    if (type === 'Literal' && typeof value === 'string') add(words, value);
    quasis?.forEach((piece, index) => {
      add(words, piece.value.cooked);
      const before = index < quasis.length - 1 ? /[A-Za-z][\w-]*$/.exec(piece.value.cooked) : null;
      const after = index > 0 ? /^-[\w-]+/.exec(piece.value.cooked) : null;
      if (before) words.beginnings.add(before[0]);
      if (after) words.endings.add(after[0]);
    });
    return Object.values(node).forEach(visit);
  };
  for (const file of files) visit(parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }).body);
  return words;
}

/** The text between two values of a template. */
interface Piece {
  readonly value: { readonly cooked: string };
}

function add({ whole, beginnings }: Words, text: string): void {
  for (const [word] of text.matchAll(WORD)) {
    whole.add(word);
    if (word.endsWith('-')) beginnings.add(word);
  }
}
