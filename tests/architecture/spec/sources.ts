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

const IMPORT = /import\s+(?:\*\s+as\s+(\w+)|\{([^}]*)\})\s+from\s+'[^']*\/words\.ts'/g;

/** The names by which a file imports a group of words. */
function namesOfGroup(group: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, everything, some]) => {
    if (everything) return [`${everything}.${group}`];
    return (some ?? '')
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/))
      .filter(([imported]) => imported === group)
      .map(([imported, alias]) => alias ?? imported ?? '');
  });
}

function usesWords(home: string, text: string): boolean {
  const [, group = '', name = ''] = home.split('.');
  return namesOfGroup(group, text).some((called) =>
    new RegExp(
      `\\b${called.replace('.', '\\.')}\\.${name}\\b|\\.\\.\\.${called.replace('.', '\\.')}\\b`,
    ).test(text),
  );
}

/** True when code outside its home uses a name. */
export function isUsed(home: string, sources: readonly Source[]): boolean {
  const others = sources.filter(({ path }) => !HOMES.test(path));
  if (/^(?:es|en)\./.test(home)) return others.some(({ text }) => usesWords(home, text));
  const pattern = new RegExp(`\\b${home.replaceAll('.', '\\.')}\\b|\\b${home.split('.')[0]}\\[`);
  return others.some(({ text }) => pattern.test(text));
}
