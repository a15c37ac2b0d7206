import { expect, test } from 'vitest';
import { matchingColleagues, mentionsIn, putMention, typedMention } from './mentions.ts';

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

test.each([
  ['a name that begins', 'Pregunta a @jo', 14, { at: 11, typed: 'jo' }],
  ['the sign alone', '@', 1, { at: 0, typed: '' }],
  ['a name with a blank', '@José Pe', 8, { at: 0, typed: 'José Pe' }],
  ['the one before the caret', '@ana y @jo', 4, { at: 0, typed: 'ana' }],
  ['a mail address', 'escribe a tienda@lirio', 22, undefined],
  ['another line', '@ana\nmañana', 11, undefined],
  ['far behind the sign', `@${'a'.repeat(41)}`, 42, undefined],
  ['no sign', 'Llama mañana', 5, undefined],
])('typed: %s', (_what, draft, caret, typed) => {
  expect(typedMention(draft, caret)).toEqual(typed);
});

test.each([
  ['', ['ac_1', 'ac_2', 'ac_3']],
  ['jose', ['ac_1', 'ac_2']],
  ['PEÑ', ['ac_1']],
  ['lirio-', ['ac_1']],
  ['ruiz', []],
])('%j may mean %j', (typed, ids) => {
  expect(matchingColleagues(team, typed).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['Ve esto, @jo', 12, 'Ve esto, @lirio ', 16],
  ['@jo, ¿puedes?', 3, '@lirio , ¿puedes?', 7],
  ['@jo ¿puedes?', 3, '@lirio ¿puedes?', 7],
])('%j becomes %j', (draft, caret, text, to) => {
  const typed = typedMention(draft, caret);
  expect(typed && putMention(draft, typed, { username: 'lirio' })).toEqual({ text, caret: to });
});
