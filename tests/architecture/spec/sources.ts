import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One file of the product's own code, tests excluded. */
interface Source {
  /** Path from the project's root. */
  readonly path: string;
  readonly text: string;
}

const ROOT = new URL('../../../', import.meta.url);
const ROOMS = ['edge', 'fragments', 'host-pages', 'shared'];

function listed(room: string): string[] {
  try {
    return readdirSync(new URL(room, ROOT), { recursive: true, encoding: 'utf8' });
  } catch (error) {
    // An empty folder does not exist in a fresh clone.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Reads the code of every room. */
export function readSources(): Source[] {
  return ROOMS.flatMap((room) =>
    listed(room).map((name) => `${room}/${name.replaceAll('\\', '/')}`),
  )
    .filter((path) => /\.(?:ts|tsx|mjs|css|html)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => !path.includes('node_modules/'))
    .map((path) => ({ path, text: readFileSync(fileURLToPath(new URL(path, ROOT)), 'utf8') }));
}

const HOMES =
  /^shared\/(?:i18n\/(?:es|en)\/words\.|kernel\/constants\/|kernel\/locale\.ts|contracts\/(?:fields|items)\.ts)/;

/** A file that may use names: its imports, and its code without them and without comments. */
export interface Using {
  readonly path: string;
  readonly imports: string;
  readonly code: string;
}

const IMPORTS = /^(?:import|export)\b[^;]*?\bfrom '[^']*';/gm;
const COMMENTS = /\/\*[^]*?\*\/|(?<!:)\/\/.*/g;

/** The files outside the homes of texts and constants, ready to be asked what they use. */
export function usingFiles(sources: readonly Source[]): Using[] {
  return sources
    .filter(({ path }) => !HOMES.test(path))
    .map(({ path, text }) => ({
      path,
      imports: (text.match(IMPORTS) ?? []).join('\n'),
      // In a stylesheet a comment names the constant of the value beside it.
      code: path.endsWith('.css') ? text : text.replace(IMPORTS, '').replace(COMMENTS, ''),
    }));
}

const IMPORT = /import\s+(?:\*\s+as\s+(\w+)|\{([^}]*)\})\s+from\s+'[^']*\/(?:words|generic)\.ts'/g;

/** The names by which a file imports a group of words. */
function namesOfGroup(group: string, imports: string): string[] {
  return [...imports.matchAll(IMPORT)].flatMap(([, everything, some]) => {
    if (everything) return [`${everything}.${group}`];
    return (some ?? '')
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/))
      .filter(([imported]) => imported === group)
      .map(([imported, alias]) => alias ?? imported ?? '');
  });
}

/**
 * True when the code names a value: the value itself, or a whole that holds it, as in
 * `Object.entries(SLIDER_IMAGE)` or `...generic`.
 * @param root the name that the file calls the outermost whole by
 */
function names(root: string, inner: readonly string[], code: string): boolean {
  return [root, ...inner].some((_part, index) => {
    const name = [root, ...inner.slice(0, index)].join('.').replaceAll('.', '\\.');
    const end = index === inner.length ? '\\b' : '\\b(?![.\\w])';
    return new RegExp(`\\b${name}${end}`).test(code);
  });
}

/** True when a file uses a constant, for example `EDGE_PAGE_SIZE.items`. */
export function isConstantUsed(name: string, files: readonly Using[]): boolean {
  const [root = '', ...inner] = name.split('.');
  return files.some(({ code }) => names(root, inner, code));
}

/** True when a file uses a text, for example `cart.addFailed`. */
export function isTextUsed(name: string, files: readonly Using[]): boolean {
  const [group = '', ...inner] = name.split('.');
  return files.some(({ imports, code }) =>
    namesOfGroup(group, imports).some((called) => names(called, inner, code)),
  );
}
