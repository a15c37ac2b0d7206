/** The sources that mutants are made of, found by folder: a module or flow that comes joins by itself. */
import { globSync } from 'node:fs';
import { ROOT } from '../../../edge/cli/paths.ts';

/** A part of the product, with the folders that it has. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  rules: ['shared/rules/**', 'shared/kernel/*'],
  flows: ['edge/flows/**'],
  stores: ['edge/modules/!(mail)/**', 'shared/stores/**'],
  sessions: ['edge/session/**', 'edge/unit-of-work/**', 'edge/tenant/**'],
  stitching: ['edge/stitch/**'],
  mails: ['edge/modules/mail/**', 'edge/outbox/**'],
};

/** Words, lists of names, and doors decide nothing. */
const LEFT_OUT = /\.test\.ts$|\/index\.ts$|\/messages\/|\/shared\/kernel\/constants/;

/** The sources of a group, in order. */
export function sourcesOf(group: string): string[] {
  return globSync(
    (GROUPS[group] ?? []).map((pattern) => `${pattern}.ts`.replace('**.ts', '**/*.ts')),
    { cwd: ROOT },
  )
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted();
}
