import { expect, test } from 'vitest';
import { signOut } from '../../shared/contracts/sign-in.ts';
import { readParts } from './read-call.ts';

test('parts that are left out are read as empty', () => {
  expect(readParts(signOut, {})).toEqual({ ok: true, value: { params: {}, query: {}, body: {} } });
});

test.each([null, [], 'text', 5])('a body of %j does not count as left out', (body) => {
  expect(readParts(signOut, { body })).toMatchObject({ ok: false });
});
