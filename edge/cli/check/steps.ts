/** The tools of `npm run check`, each as a command that ends with 0 when all is well. */

export interface Step {
  name: string;
  /** Arguments for Node: the tool's own file first. */
  command: string[];
}

const FOLDERS = ['edge', 'fragments', 'host-pages', 'shared'];

/** The steps; they run in the folder of the command, with its configuration. */
export const STEPS: Step[] = [
  // Several checkers look at the same types anew: four of them take twice the time of one, and 3 GB.
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'] },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'dead code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  {
    name: 'boundaries',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      ...FOLDERS,
    ],
  },
  { name: 'statements', command: ['edge/cli/check/statements.ts'] },
  { name: 'sizes', command: ['edge/cli/check/sizes.ts'] },
];
