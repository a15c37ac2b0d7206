import { expect, test } from 'vitest';
import { mentionsIn } from './mentions.ts';

const team = [
  { id: 'ac_1', name: 'José Peña', username: 'lirio-despacho' },
  { id: 'ac_2', name: 'José', username: 'lirio' },
  { id: 'ac_3', name: '', username: 'ana.ruiz' },
];

test.each([
  ['nobody', 'Llama mañana', []],
  ['a username', '@lirio-despacho, ¿la ves?', ['ac_1']],
  ['a shorter username alone', 'Que la vea @lirio.', ['ac_2']],
  ['a name without accents, in any case', '@jose pena y @LIRIO', ['ac_1', 'ac_2']],
  ['two in one name: the shorter one is meant too', '@José', ['ac_2']],
  ['one twice', '@ana.ruiz @ana.ruiz', ['ac_3']],
  ['a longer word', '@lirios @ana.ruizo', []],
  ['a mail address', 'escribe a tienda@lirio', []],
  ['an end without a name', 'a las 5 @', []],
])('%s', (_what, note, ids) => {
  expect(mentionsIn(note, team)).toEqual(ids);
});
