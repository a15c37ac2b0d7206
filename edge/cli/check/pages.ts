/** Which fragments each host page can show, read off its imports. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

export interface PageFragments {
  /** File name below host-pages/pages, without extension. */
  page: string;
  /** Folder names of the fragments. */
  fragments: string[];
  /** Whether everybody gets the same page: home, lists, catalogues, items. */
  cached: boolean;
  /** Whether it stands in the office's shell: only who works in the store loads it. */
  office: boolean;
}

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
/** What stands around a page for who is signed in: no anonymous page has it. */
const PERSON = 'host-pages/person/';
/** What stands around the pages of who works in the store. */
const OFFICE = 'host-pages/office/';
const FRAGMENT = /^fragments\/[^_/][^/]*\/([^/]+)\/server\.ts$/;

/**
 * Reads every page of host-pages/pages. A page has the fragments that it imports, itself or by way
 * of other files there, and those of its shell: the office's, or of files that no page imports, since
 * the edge puts them around every other page.
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
    const shell = office ? around : shop;
    return {
      page: basename(file).replace(/\.tsx?$/, ''),
      fragments: [...new Set([...fragments, ...shell.fragments])].toSorted(),
      cached: !/\b(?:cached:\s*false|needs:)/.test(text),
      office,
    };
  });
}

/** The fragments that are put around a page for who is signed in. */
export function readPersonFragments(root: string): string[] {
  const files = globSync(`${PERSON}*.ts`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return [...follow(root, files).fragments].toSorted();
}

/**
 * Files of host-pages that `files` lead to, themselves included, and the fragments on the way; what
 * only who is signed in gets, or the office, is not gone into.
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
  return file.startsWith('host-pages/') && !file.startsWith(PERSON) && !file.startsWith(OFFICE);
}
