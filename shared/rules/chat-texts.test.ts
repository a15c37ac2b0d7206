import { expect, test } from 'vitest';
import { chatSays } from './chat-texts.ts';

const texts = { greeting: 'Hola', away: 'Volvemos a las 9' };

test.each([
  ['open', texts, true, 'Hola'],
  ['closed', texts, false, 'Volvemos a las 9'],
  ['without hours', texts, null, 'Hola'],
  ['closed, with no text for it', { ...texts, away: '' }, false, 'Hola'],
  ['open, with a text for closed hours alone', { ...texts, greeting: '' }, true, ''],
] as const)('a store that is %s', (_how, given, isOpen, says) => {
  expect(chatSays(given, isOpen)).toBe(says);
});
