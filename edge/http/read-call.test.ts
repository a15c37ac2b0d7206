import { expect, test } from 'vitest';
import { signOut } from '../../shared/contracts/sign-in.ts';
import { readParts } from './read-call.ts';

test('what is left out is empty', () => {
  expect(readParts(signOut, {})).toEqual({ ok: true, value: { params: {}, query: {}, body: {} } });
});

test.each([null, [], 'text', 5])('a body of %j is not what is left out', (body) => {
  expect(readParts(signOut, { body })).toMatchObject({ ok: false });
});
