import { expect, test } from 'vitest';
import { tagChoices } from './tags.ts';

const known = ['Lino', 'Verano', 'Hecho a mano', 'Lana', '<b>x</b>'];

test.each([
  ['', ['Lino', 'Verano', 'Hecho a mano', 'Lana', '<b>x</b>']],
  ['l', ['Lino', 'Lana']],
  ['LIN', ['Lino']],
  ['mano', ['Hecho a mano']],
  ['lino, ', ['lino, Verano', 'lino, Hecho a mano', 'lino, Lana', 'lino, <b>x</b>']],
  ['lino,l', ['lino, Lana']],
  ['Lino, Verano, he', ['Lino, Verano, Hecho a mano']],
  ['seda', []],
  ['(', []],
])('"%s" may become %j', (typed, choices) => expect(tagChoices(typed, known)).toEqual(choices));

test('no more than ten are shown', () => {
  const many = Array.from({ length: 30 }, (_, n) => `Tag ${n}`);
  expect(tagChoices('t', many)).toHaveLength(10);
});
