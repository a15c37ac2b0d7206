import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import {
  compare,
  cpuOfChildren,
  secondsOfPlaywright,
  secondsOfVitest,
  shareOut,
  wingOf,
  WINGS,
} from './wings.ts';

test.each([
  ['tests/worker/people/pin.test.ts', 'people'],
  ['tests/worker/roles/matrix.test.ts', 'staff'],
  ['edge/modules/carts/statements.test.ts', 'purchase'],
  ['fragments/office/collaborators/view.test.tsx', 'partners'],
  ['second-factor.desktop.spec.ts', 'people'],
  ['edge/stitch/compose.test.ts', 'platform'],
])('%s is of %s', (file, wing) => {
  expect(wingOf(file)).toBe(wing);
});

test('every wing of the edge is in the table', () => {
  const files = globSync('edge/wings/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] }).map((file) =>
    file.split('/').at(-1),
  );
  const names = new Set(WINGS.map(({ name }) => `${name}.ts`));
  const apart = ['index.ts', 'wing.ts', 'run-scheduled.ts'];
  expect(files.filter((file) => !names.has(file!) && !apart.includes(file!))).toEqual([]);
});

test('the seconds of files are read from both reports, and shared out by them', () => {
  const vitest = secondsOfVitest({
    testResults: [
      { name: join(ROOT, 'edge/jobs/a.test.ts'), startTime: 1000, endTime: 4000 },
      { name: join(ROOT, 'edge/stitch/b.test.ts'), startTime: 0, endTime: 1000 },
    ],
  });
  expect(shareOut(vitest, 8)).toEqual(
    new Map([
      ['jobs', 6],
      ['platform', 2],
    ]),
  );
  const result = { tests: [{ results: [{ duration: 500 }, { duration: 1500 }] }] };
  const playwright = secondsOfPlaywright({
    suites: [
      {
        specs: [{ file: 'journey.spec.ts', ...result }],
        suites: [{ specs: [{ file: 'journey.spec.ts', ...result }] }],
      },
    ],
  });
  expect(shareOut(playwright, undefined)).toEqual(new Map([['purchase', 4]]));
});

test('a wing fails the run past twice its budget, and not before', () => {
  const [first] = WINGS;
  const at = (factor: number) => compare(new Map([[first!.name, factor * first!.budget]]));
  expect(at(2).over).toEqual([]);
  expect(at(2.1).over).toEqual([first!.name]);
  const { name, budget } = first!;
  expect(at(1).table).toMatch(new RegExp(`^${name} +${budget} +${budget}$`, 'm'));
});

test('a slow machine fails no wing, and a wing that outgrows the others fails on it too', () => {
  const slow = new Map(WINGS.map(({ name, budget }) => [name, 2.5 * budget]));
  expect(compare(slow).over).toEqual([]);
  const [first] = WINGS;
  expect(compare(new Map([...slow, [first!.name, 6 * first!.budget]])).over).toEqual([first!.name]);
});

test('the CPU of a process that has ended is counted where the system tells', () => {
  // The child is busy for 0.2 s; the system counts in hundredths, cut off twice.
  const before = cpuOfChildren();
  const busy =
    'const spent = () => process.cpuUsage().user + process.cpuUsage().system; while (spent() < 200_000);';
  spawnSync(process.execPath, ['-e', busy]);
  const after = cpuOfChildren();
  expect(process.platform !== 'linux' || (after ?? 0) - (before ?? 0) > 0.15).toBe(true);
});
