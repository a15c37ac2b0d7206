/** Which fragments each host page can show, read off its imports. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { hasInShell } from '../../../shared/rules/office-shell.ts';

export interface PageFragments {
  /** File name below host-pages/pages, without extension. */
  page: string;
  /** Folder names of the fragments. */
  fragments: string[];
  /** True when all visitors get the same page: home, lists, catalogues, items. */
  cached: boolean;
  /** True when the page stands in the office's shell: only the store's staff load it. */
  office: boolean;
}

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
/** Fragments around the pages of a signed-in visitor: no anonymous page has them. */
const PERSON = 'host-pages/person/';
/** A page's addresses, and those of them that are written out. */
const PATHS = /\bpaths: \[([\s\S]*?)\],\n/g;
const WRITTEN = /'(\/[^']*)'/g;
/** Fragments around the pages of a store's staff. */
const OFFICE = 'host-pages/office/';
/** Fragments by which an account edits the store. */
const EDIT = 'host-pages/edit/';
/** Fragments that stand on pages of other origins: none of the store's pages has them from there. */
const EMBED = 'host-pages/embed/';
const FRAGMENT = /^fragments\/[^_/][^/]*\/([^/]+)\/server\.ts$/;

/**
 * Reads every page of host-pages/pages. A page has the fragments that it imports, itself or through
 * other files there, and those of its shell. The shell is the office's, without the fragments that this page lacks, or
 * the files that no page imports: the edge puts those around every other page.
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
  const shop = follow(
    root,
    files.filter((file) => !claimed.has(file) && isOpen(file)),
  );
  const around = follow(
    root,
    files.filter((file) => file.startsWith(OFFICE)),
  );
  return pages.map(({ file, fragments }) => {
    const text = readFileSync(join(root, file), 'utf8');
    const office = /\bshell: 'office'/.test(text);
    const shell = office
      ? [...around.fragments].filter((name) => isAround(name, pathsIn(text)))
      : shop.fragments;
    return {
      page: basename(file).replace(/\.tsx?$/, ''),
      fragments: [...new Set([...fragments, ...shell])].toSorted(),
      cached: !/\b(?:cached:\s*false|needs:)/.test(text),
      office,
    };
  });
}

/** The addresses of a file's pages; undefined where one of them is not written out. */
function pathsIn(text: string): string[] | undefined {
  const lists = [...text.matchAll(PATHS)].map(([, list]) => list ?? '');
  const isWhole = lists.every(
    (list) => list.replaceAll(WRITTEN, '').replaceAll(/[,\s]/g, '') === '',
  );
  if (!isWhole || lists.length === 0) return undefined;
  return lists.flatMap((list) => [...list.matchAll(WRITTEN)].map(([, path]) => path ?? ''));
}

/** Whether a fragment of the office's shell may stand around a page of these addresses. */
function isAround(fragment: string, paths: readonly string[] | undefined): boolean {
  return paths === undefined || paths.some((path) => hasInShell(fragment, path));
}

/** The fragments that the edge puts around a page for a signed-in visitor. */
export function readPersonFragments(root: string): string[] {
  const files = globSync(`${PERSON}*.ts`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return [...follow(root, files).fragments].toSorted();
}

/**
 * Files of host-pages that `files` lead to, themselves included, and the fragments on the way.
 * Imports of the folders for signed-in visitors, for the office, for edit mode and for foreign pages
 * are not followed.
 */
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
      else if (isOpen(target) && existsSync(join(root, target))) {
        reached.add(target);
      }
    }
  }
  return { reached, fragments };
}

function isOpen(file: string): boolean {
  const apart = [PERSON, OFFICE, EDIT, EMBED];
  return file.startsWith('host-pages/') && !apart.some((folder) => file.startsWith(folder));
}
