import { expect, test } from 'vitest';
import { PASSES, verdicts } from '../../../../shared/rules/tickets.ts';
import { TONES } from './sound.ts';

test('each verdict sounds unlike every other, and only an admission is one tone', () => {
  const sounds = verdicts.map((verdict) => JSON.stringify(TONES[verdict]));
  expect(new Set(sounds).size).toBe(verdicts.length);
  // Whatever lets somebody through begins high, and nothing else does.
  expect(verdicts.filter((verdict) => (TONES[verdict][0]?.[0] ?? 0) > 600)).toEqual([...PASSES]);
});
