import { expect, test } from 'vitest';
import { EVENT_MESSAGE_AHEAD_MS, mayPlan, paragraphsOf } from './event-messages.ts';

test('a message is planned for an instant to come, within a year', () => {
  expect(mayPlan(1001, 1000)).toBe(true);
  expect(mayPlan(1000, 1000)).toBe(false);
  expect(mayPlan(1000 + EVENT_MESSAGE_AHEAD_MS, 1000)).toBe(true);
  expect(mayPlan(1001 + EVENT_MESSAGE_AHEAD_MS, 1000)).toBe(false);
  expect(mayPlan(Number.NaN, 1000)).toBe(false);
});

test('each line is a paragraph, whatever system it was typed on', () => {
  expect(paragraphsOf(' Hola \r\n\r\n<b>Dos</b>\rtres\n\n')).toEqual([
    'Hola',
    '<b>Dos</b>',
    'tres',
  ]);
  expect(paragraphsOf(' \n ')).toEqual([]);
});
