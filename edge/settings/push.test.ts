import { expect, test } from 'vitest';
import { z } from 'zod';
import { pushPair } from '../cli/push-keys.ts';
import { pushFaults, pushVariables } from './push.ts';

const shape = z.object(pushVariables);

/** Names of the faulty variables, from the schema of each and then from the check of all. */
function faults(given: Record<string, string>, demo = false): string[] {
  const parsed = shape.safeParse(given);
  if (!parsed.success) return parsed.error.issues.map(({ path }) => String(path[0]));
  return pushFaults(parsed.data, demo).map(({ name }) => name);
}

const whole = { ...pushPair(), PUSH_SUBJECT: 'mailto:operator@example.com' };

test('no keys, or all of them, are a setting', () => {
  expect(faults({})).toEqual([]);
  expect(faults(whole)).toEqual([]);
  expect(faults({ ...whole, PUSH_SUBJECT: 'https://operator.example.com' })).toEqual([]);
});

test.each([
  [{ PUSH_PUBLIC_KEY: whole.PUSH_PUBLIC_KEY }, ['PUSH_PRIVATE_KEY', 'PUSH_SUBJECT']],
  [{ ...whole, PUSH_PRIVATE_KEY: 'short' }, ['PUSH_PRIVATE_KEY']],
  [{ ...whole, PUSH_PUBLIC_KEY: whole.PUSH_PRIVATE_KEY }, ['PUSH_PUBLIC_KEY']],
  [{ ...whole, PUSH_SUBJECT: 'operator' }, ['PUSH_SUBJECT']],
  [{ PUSH_SANDBOX: 'http://localhost:8788' }, ['PUSH_SANDBOX']],
])('%j names %j', (given, names) => {
  expect(faults(given)).toEqual(names);
});

test('the sandbox is for the demo, and a seed makes one pair', () => {
  expect(faults({ PUSH_SANDBOX: 'http://localhost:8788' }, true)).toEqual([]);
  expect(pushPair('seed')).toEqual(pushPair('seed'));
  expect(pushPair()).not.toEqual(pushPair());
});
