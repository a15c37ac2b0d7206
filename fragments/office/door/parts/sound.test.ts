import { expect, test } from 'vitest';
import { verdicts } from '../../../../shared/rules/tickets.ts';
import { TONES } from './sound.ts';

test('each verdict sounds unlike every other, and only an admission is one tone', () => {
  const sounds = verdicts.map((verdict) => JSON.stringify(TONES[verdict]));
  expect(new Set(sounds).size).toBe(verdicts.length);
  expect(verdicts.filter((verdict) => TONES[verdict].length === 1)).toEqual(['admitted']);
});
