/** The addresses of the office, read off its pages: no list of a test has to name a new one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../edge/cli/paths.ts';

/** Paths of the declared pages with the office's shell, without those that hold parameters. */
export function officePathsOf(source: string): string[] {
  return source
    .split('definePage(')
    .filter((page) => /\bshell: 'office'/.test(page))
    .flatMap(
      (page) => /\bpaths: \[([^\]]*)\]/.exec(page)?.[1]?.match(/(?<=')\/[^':]*(?=')/g) ?? [],
    );
}

/** Every address of the office, as the owner of a store may open it. */
export const OFFICE_PAGES: readonly string[] = globSync('host-pages/pages/*.ts', { cwd: ROOT })
  .toSorted()
  .flatMap((file) => officePathsOf(readFileSync(join(ROOT, file), 'utf8')));
