/** The browser's entry of each fragment: its `index.ts`, or the one that the build writes for it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = /\/fragments\/[^_/][^/]*\/[^/]+\/index\.ts$/;

/**
 * Fragment → its entry, for each fragment with a module. A fragment that only hydrates its view
 * needs no `index.ts`: the path then names a file that `writtenEntries` fills.
 */
export function fragmentEntries(root: string): Record<string, string> {
  const folders = globSync('fragments/[!_]*/*/{index.ts,view.tsx}', { cwd: root })
    .map((file) => join(root, dirname(file)))
    .filter((folder) => existsSync(join(folder, 'index.ts')) || hydrates(folder));
  return Object.fromEntries(
    [...new Set(folders)].toSorted().map((folder) => [basename(folder), join(folder, 'index.ts')]),
  );
}

function hydrates(folder: string): boolean {
  return !/\bhydrate: 'never'/.test(readFileSync(join(folder, 'manifest.ts'), 'utf8'));
}

/**
 * Fills the entries that have no file: `staff` hydrates `StaffView` of `view.tsx`.
 */
export const writtenEntries: Plugin = {
  name: 'written-entries',
  enforce: 'pre',
  resolveId: (id) => (isWritten(id) ? id : undefined),
  load: (id) => (isWritten(id) ? entryOf(basename(dirname(id))) : undefined),
};

function isWritten(id: string): boolean {
  return ENTRY.test(id.replaceAll('\\', '/')) && !existsSync(id);
}

function entryOf(fragment: string): string {
  const words = fragment.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1));
  const view = `${words.join('')}View`;
  return `import { defineFragment } from '../../_runtime/define.ts';
import { manifest } from './manifest.ts';
import { ${view} } from './view.tsx';
defineFragment(manifest, ${view});
`;
}
