import { expect, test } from 'vitest';
import { draftState, isDraftOpen, type DraftFacts } from './draft-orders.ts';

const OPEN: DraftFacts = { endsAt: 100, isPaid: false, isTakenBack: false, isPaying: false };

test.each<[string, Partial<DraftFacts>, number, ReturnType<typeof draftState>]>([
  ['before its end', {}, 99, 'open'],
  ['at its end', {}, 100, 'lapsed'],
  ['while its customer pays', { isPaying: true }, 99, 'waiting'],
  ['past its end, of a payment that began in time', { isPaying: true }, 200, 'waiting'],
  ['taken back', { isTakenBack: true }, 99, 'taken_back'],
  ['paid', { isPaid: true }, 99, 'paid'],
  ['paid late, after it was taken back', { isPaid: true, isTakenBack: true }, 200, 'paid'],
])('a draft stands %s', (_, facts, now, state) => {
  expect(draftState({ ...OPEN, ...facts }, now)).toBe(state);
});

test('neither a paid draft nor one that is being paid is changed', () => {
  const open = (['open', 'lapsed', 'waiting', 'paid', 'taken_back'] as const).filter(isDraftOpen);
  expect(open).toEqual(['open', 'lapsed']);
});
