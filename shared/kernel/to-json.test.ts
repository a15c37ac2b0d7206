import { expect, test } from 'vitest';
import { toJson } from './to-json.ts';

test('a library that makes texts of lists does not touch what is written, and stays', () => {
  const lists = Array.prototype as { toJSON?: unknown };
  const mine = function (this: unknown[]) {
    return String(this);
  };
  expect(toJson({ lines: [1, 2] })).toBe('{"lines":[1,2]}');
  lists.toJSON = mine;
  try {
    expect(toJson({ lines: [1, 2] })).toBe('{"lines":[1,2]}');
    expect(lists.toJSON).toBe(mine);
  } finally {
    delete lists.toJSON;
  }
});
