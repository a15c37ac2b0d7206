/** Which fragments each host page can show, read off its imports. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

export interface PageFragments {
  /** File name below host-pages/pages, without extension. */
  page: string;
  /** Folder names below fragments/. */
  fragments: string[];
  /** Whether everybody gets the same page: home, lists, catalogues, items. */
  cached: boolean;
}

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const FRAGMENT = /^fragments\/([^_][^/]*)\/server\.ts$/;

/**
 * Reads every page of host-pages/pages. A page has the fragments that it imports, itself or by way
 * of other files there, and those of the shell: of files that no page imports, since the edge puts
 * them around every page.
 */
export function readPages(root: string): PageFragments[] {
  const files = globSync('host-pages/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(\.test\.tsx?|\/index\.ts)$/.test(file))
    .toSorted();
  const pages = files
    .filter((file) => file.startsWith('host-pages/pages/'))
    .map((file) => ({ file, ...follow(root, [file]) }));
  const claimed = new Set(pages.flatMap(({ reached }) => [...reached]));
  const shell = follow(
    root,
    files.filter((file) => !claimed.has(file)),
  );
  return pages.map(({ file, fragments }) => ({
    page: basename(file).replace(/\.tsx?$/, ''),
    fragments: [...new Set([...fragments, ...shell.fragments])].toSorted(),
    cached: !/\bcached:\s*false\b/.test(readFileSync(join(root, file), 'utf8')),
  }));
}

/** Files of host-pages that `files` lead to, themselves included, and the fragments on the way. */
function follow(root: string, files: string[]): { reached: Set<string>; fragments: Set<string> } {
  const fragments = new Set<string>();
  const reached = new Set(files);
  for (const file of reached) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier] of text.matchAll(IMPORT)) {
      const target = relative(root, resolve(root, dirname(file), specifier ?? ''))
        .replaceAll('\\', '/')
        .replace(/\?.*$/, '');
      const fragment = FRAGMENT.exec(target)?.[1];
      if (fragment !== undefined) fragments.add(fragment);
      else if (target.startsWith('host-pages/') && existsSync(join(root, target))) {
        reached.add(target);
      }
    }
  }
  return { reached, fragments };
}
