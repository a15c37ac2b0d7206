import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';

const ROW = /^\| (\d+|[a-z]+) \| (.+?) \| `(.+?)` \| (.+?) \|$/;

const rows = readFileSync(join(ROOT, 'tests/second-look.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:\d|[a-z])/.test(line));

test('the table is read', () => {
  expect(rows.length).toBeGreaterThan(10);
});

test.each(rows)('%s', (line) => {
  const [, , , file = '', name = ''] = ROW.exec(line) ?? expect.fail('four cells a row');
  expect(existsSync(join(ROOT, file)), file).toBe(true);
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`'${name}'`);
});
