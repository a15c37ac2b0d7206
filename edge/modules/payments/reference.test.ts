import { expect, test } from 'vitest';
import { newId } from '../../../shared/kernel/ids.ts';
import { readReference, writeReference } from './reference.ts';

test('a reference is read back as it was written', () => {
  const reference = { cell: 'a', payment: newId('payment'), tries: 12 };
  expect(readReference(writeReference(reference))).toEqual(reference);
});

test.each(['', 'a', 'a.py_1-1', `a.${newId('order')}-1`, `a.${newId('payment')}-0`, `../a.b-1`])(
  '%j is none of ours',
  (text) => expect(readReference(text)).toBeUndefined(),
);
