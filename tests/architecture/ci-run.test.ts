import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/**
 * Runs `.ci/run` with a fake npm that only records its calls and gives fixed answers, beside an old
 * build.
 */
function runCi(tests: string, checks: string) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'));
  folders.push(folder);
  for (const name of ['.ci', 'bin', 'dist']) mkdirSync(join(folder, name));
  cpSync(join(ROOT, '.ci/run'), join(folder, '.ci/run'));
  const npm = `#!/bin/sh
    echo "$*, built: $([ -d dist ] && echo yes || echo no)" >> calls
    if [ "$1" = test ]; then ${tests}; else ${checks}; fi`;
  writeFileSync(join(folder, 'bin/npm'), npm);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  const path = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`;
  const { status, stdout } = spawnSync(join(folder, '.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  return {
    calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n'),
    last: stdout.trimEnd().split('\n').at(-1),
    passed: status === 0,
    built: existsSync(join(folder, 'dist')),
  };
}

test('the tests come first, with nothing built, and the checks count as one', () => {
  const run = runCi('echo; echo "12 passed, 0 failed"', 'exit 0');
  expect(run.calls).toEqual(['test, built: no', 'run check, built: no']);
  expect(run).toMatchObject({ last: '13 passed, 0 failed', passed: true });
});

test.each([
  ['a check fails', 'echo "12 passed, 0 failed"', 'exit 1', '12 passed, 1 failed'],
  ['tests fail', 'echo "10 passed, 2 failed"; exit 1', 'exit 0', '11 passed, 2 failed'],
  ['both fail', 'echo "10 passed, 2 failed"; exit 1', 'exit 1', '10 passed, 3 failed'],
  ['the tests break off', 'exit 134', 'exit 0', '1 passed, 1 failed'],
  ['nothing was counted', 'echo fine', 'exit 0', '1 passed, 1 failed'],
  [
    'the tests fail uncounted',
    'echo "12 passed, 0 failed"; exit 1',
    'exit 0',
    '13 passed, 1 failed',
  ],
])('when %s the run fails and says how much', (_what, tests, checks, last) => {
  expect(runCi(tests, checks)).toMatchObject({ last, passed: false });
});
