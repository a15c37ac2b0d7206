import { expect, test } from 'vitest';
import { pageEnv } from './fixtures.ts';
import { mark } from './mark.ts';

test('only a page made in edit mode names its rows', () => {
  expect(mark(pageEnv(), 'item', 'x_1')).toEqual({});
  expect(mark({ ...pageEnv(), marked: true }, 'item', 'x_1')).toEqual({ 'data-mark': 'item x_1' });
});
