/**
 * A caller that has to wait is told for how long: no refusal for too many tries goes out without
 * its time.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';

const PLAIN = /\bcode: '(?:too_many_requests|pin_locked|pin_just_sent)'\s*[,}](?!\s*values)/;

const sources = globSync('edge/{modules,flows,http,session,pages}/**/*.ts', { cwd: ROOT }).filter(
  (file) => !file.endsWith('.test.ts'),
);

test('the rule finds a wait without its time', () => {
  expect("fail({ code: 'too_many_requests' })").toMatch(PLAIN);
  expect("fail({ code: 'too_many_requests', values: { minutes } })").not.toMatch(PLAIN);
  expect(sources.length).toBeGreaterThan(100);
});

test('each wait of a person’s call says what can be done instead', () => {
  const people = sources.filter((file) => /flows\/people|modules\/accounts\/routes/.test(file));
  expect(people.length).toBeGreaterThan(10);
  const bare = people.filter((file) =>
    /fail\(tooMany(?! \?)/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(bare).toEqual([]);
});

test('no flow or module answers a wait without its time', () => {
  const plain = sources.filter((file) => PLAIN.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(plain).toEqual([]);
});
