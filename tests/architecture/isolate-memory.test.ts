/** Memory at the top of a module is declared, so that an isolate can forget all of it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import { forgetIsolate, isolateMap, isolateSet } from '../../shared/kernel/isolate-memory.ts';

/** A map or set that is empty where its module begins: only memory is. */
const MEMORY = /^(?:export )?const \w+(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\);/m;

test('a map at the top of a module of the edge can be forgotten', () => {
  const files = globSync('edge/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts') && !file.startsWith(join('edge', 'cli')),
  );
  expect(files.length).toBeGreaterThan(500);
  const undeclared = files.filter((file) => MEMORY.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(undeclared).toEqual([]);
  expect(MEMORY.test('const known = new Map<string, Known>();')).toBe(true);
});

test('an isolate forgets every map and set', () => {
  const map = isolateMap<string, number>();
  const set = isolateSet<string>();
  map.set('a', 1);
  set.add('a');
  forgetIsolate();
  expect([map.size, set.size]).toEqual([0, 0]);
});
