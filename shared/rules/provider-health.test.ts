import { expect, test } from 'vitest';
import { providerState } from './provider-health.ts';

const quiet = { tries: 0, unanswered: 0, waiting: 0, refused: 0, told: 0 };

test.each([
  [{}, 'idle'],
  [{ tries: 1 }, 'well'],
  [{ told: 1 }, 'well'],
  [{ tries: 9, unanswered: 1 }, 'failing'],
  [{ told: 9, waiting: 1 }, 'failing'],
  [{ refused: 3 }, 'unheard'],
  [{ tries: 4, refused: 3 }, 'unheard'],
  // Anybody can post an event that nothing proves: beside proved ones it tells nothing.
  [{ refused: 3, told: 1 }, 'well'],
] as const)('%o is %s', (facts, state) => {
  expect(providerState({ ...quiet, ...facts })).toBe(state);
});
