/** Each check can fail. */
import { expect, test } from 'vitest';
import { talkChecks, type Ended } from './checks.ts';

const WELL: Ended = {
  acknowledged: [
    { seq: 1, text: 'a', side: 'shopper' },
    { seq: 2, text: 'b', side: 'store' },
    { seq: 3, text: 'c', side: 'store' },
    { seq: 4, text: 'd', side: 'shopper' },
    { seq: 5, text: 'e', side: 'store' },
  ],
  opened: 3,
  kept: ['a', 'b', 'c', 'd', 'e'].map((text, index) => ({ seq: index + 1, text })),
  heard: [1, 2, 3, 4, 5],
  pending: { shopper: 1, store: 0 },
  listed: { shopper: 1, store: 0 },
};
const figures = (change: Partial<Ended>) =>
  talkChecks([{ ...WELL, ...change }]).map(({ figure }) => Number(figure));

test('a conversation that is whole passes', () => {
  expect(figures({})).toEqual([0, 0, 0, 0, 0, 0]);
  expect(figures({ opened: 5, pending: { shopper: 0, store: 0 } })).toEqual([0, 0, 0, 0, 0, 1]);
});

test.each([
  ['a lost message', { kept: WELL.kept.slice(0, 4) }, [1, 0, 1, 1, 0, 0]],
  ['a doubled one', { kept: [...WELL.kept, { seq: 6, text: 'e' }] }, [0, 1, 1, 1, 0, 0]],
  ['one that nobody sent', { kept: [...WELL.kept, { seq: 6, text: 'x' }] }, [0, 1, 0, 1, 0, 0]],
  ['one that was heard twice', { heard: [1, 2, 2, 3, 4, 5] }, [0, 0, 0, 4, 0, 0]],
  ['one that was not heard', { heard: [1, 2, 3, 5] }, [0, 0, 0, 2, 0, 0]],
  ['a wrong count', { pending: { shopper: 2, store: 0 } }, [0, 0, 0, 0, 1, 0]],
  ['a wrong list', { listed: { shopper: 1, store: 1 } }, [0, 0, 0, 0, 0, 1]],
] as const)('%s is seen', (_name, change, wanted) => {
  expect(figures(change)).toEqual(wanted);
});
