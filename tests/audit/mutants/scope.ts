/**
 * The sources that mutants are made of, found by folder: a module or flow that comes joins by
 * itself.
 */
import { globSync } from 'node:fs';
import { ROOT } from '../../../edge/cli/paths.ts';

/** A part of the product, with the folders that it has. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  rules: ['shared/rules/**', 'shared/kernel/*', 'edge/attribution/**'],
  flows: ['edge/flows/**', 'edge/jobs/**'],
  // The memory of a store on the edge and in a browser: its logic, not its views.
  stores: [
    'edge/modules/!(mail)/**',
    'shared/state/**',
    'fragments/!(_*)/*/model',
    'fragments/!(_*)/*/model/**',
  ],
  sessions: ['edge/session/**', 'edge/unit-of-work/**', 'edge/tenant/**'],
  stitching: ['edge/stitch/**'],
  mails: ['edge/modules/mail/**', 'edge/outbox/**'],
};

/** Words, lists of names, and doors decide nothing. */
const LEFT_OUT = /\.test\.ts$|\/index\.ts$|\/messages\/|\/shared\/kernel\/constants/;

/** The sources of a group, in order. */
export function sourcesOf(group: string): string[] {
  return (GROUPS[group] ?? []).flatMap(sourcesOfPattern).toSorted();
}

/** The sources of one folder pattern; `**` is every file below. */
export function sourcesOfPattern(pattern: string): string[] {
  return globSync(`${pattern}.ts`.replaceAll('**.ts', '**/*.ts'), { cwd: ROOT }).filter(
    (file) => !LEFT_OUT.test(file),
  );
}
