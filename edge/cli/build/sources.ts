/** The files that a build depends on. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['edge', 'fragments', 'host-pages', 'shared'].map(
  (folder) => `${folder}/**/*.{ts,tsx,js,css,json,svg}`,
);
/** Files that are read when the server starts, and not built. */
const NOT_BUILT = [/^edge\/demo\//, /^edge\/cli\/(?!build\/)/, /\.test\.tsx?$/];

/** True when a change of this file (from the root, `/` between folders) needs a new build. */
export function isSource(file: string): boolean {
  return (
    /\.(ts|tsx|js|css|json|svg)$/.test(file) && !NOT_BUILT.some((pattern) => pattern.test(file))
  );
}

/** SHA-256 over names and contents of all sources and the lockfile, in hex. */
export function hashSources(root: string): string {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isSource);
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...files.toSorted()]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
