/** Small projects in a temporary folder, to prove that a check can fail. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { STEPS } from '../../edge/cli/check/steps.ts';
import { ROOT } from '../../edge/cli/paths.ts';

const CONFIGURATION = [
  'tsconfig.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'knip.json',
  '.dependency-cruiser.mjs',
];

export interface Outcome {
  passed: boolean;
  output: string;
}

/**
 * Runs one step of `npm run check` on the given files, with the project's own configuration.
 * @param files path → text
 * @param copied files and folders taken from the checkout
 */
export function checkSample(
  step: string,
  files: Readonly<Record<string, string>>,
  copied: readonly string[] = [],
): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'check-sample-'));
  try {
    for (const name of [...CONFIGURATION, ...copied]) {
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return runStep(step, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one step of `npm run check` in a folder, with additional arguments. */
export function runStep(step: string, folder: string, more: readonly string[] = []): Outcome {
  const command = STEPS.find(({ name }) => name === step)?.command;
  if (command === undefined) throw new Error(`no step is called ${step}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...more], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_OPTIONS: '' },
  });
  return { passed: status === 0, output: `${stdout}${stderr}` };
}
