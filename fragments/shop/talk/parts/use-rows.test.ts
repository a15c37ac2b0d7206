import { expect, test } from 'vitest';
import type { Conversation } from '../../../../shared/contracts/inbox.ts';
import { joined, withOpen } from './use-rows.ts';

const row = (id: string) => ({ id }) as Conversation;
const [one, other] = [row('cv_1'), row('cv_2')];

test.each([
  ['none is open', [one], null, [one]],
  ['the open one is listed', [other, one], one, [other, one]],
  ['the open one has just begun', [other], one, [one, other]],
  ['the first one has just begun', [], one, [one]],
])('where %s the list is whole', (_what, rows, open, shown) => {
  expect(withOpen(rows, open)).toEqual(shown);
});

test('what follows is added once, whatever has moved meanwhile', () => {
  expect(joined([other, one], [one, row('cv_3')])).toEqual([other, one, row('cv_3')]);
});
