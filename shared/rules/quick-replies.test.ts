import { expect, test } from 'vitest';
import {
  fillReply,
  matchingReplies,
  openPlace,
  replyFacts,
  SHORTCUT,
  typedShortcut,
} from './quick-replies.ts';

const order = { kind: 'order', label: 'MJ-1' };
const skirt = { kind: 'product', label: 'Falda' };

test('places are filled with what is known, and what is unknown stays to be seen', () => {
  const text = 'Hola, {name}: tu {item} va en {order}. {otro} {name}';
  expect(fillReply(text, { name: 'Ana', order: 'MJ-1', item: 'Falda $&' })).toBe(
    'Hola, Ana: tu Falda $& va en MJ-1. {otro} Ana',
  );
  const rest = fillReply('El {order} de {name}', { name: 'Ana', order: null, item: null });
  expect(rest).toBe('El {order} de Ana');
  expect(openPlace(rest)).toEqual([3, 10]);
  expect(openPlace('{otro} nada')).toBeUndefined();
});

test('a reply names what the next message is about, else what was talked of last', () => {
  const messages = [{ links: [skirt] }, { links: [order] }, { links: [] }];
  expect(replyFacts('Ana Ruiz', messages, null)).toEqual({
    name: 'Ana',
    order: 'MJ-1',
    item: 'Falda',
  });
  const about = { tag: 'product:st_moda:it_1', label: 'Blusa' };
  expect(replyFacts('', messages, about)).toEqual({ name: null, order: 'MJ-1', item: 'Blusa' });
  const next = { tag: 'order:st_moda:..:or_1', label: 'MJ-2' };
  expect(replyFacts(' ', [], next)).toEqual({ name: null, order: 'MJ-2', item: null });
});

test.each([
  ['/', ''],
  ['/hor', 'hor'],
  ['/dos palabras', 'dos palabras'],
  ['hola /hor', undefined],
  ['/hor\nmás', undefined],
  [`/${'x'.repeat(41)}`, undefined],
])('of %j what is typed after the sign is %j', (draft, typed) => {
  expect(typedShortcut(draft)).toBe(typed);
});

test('replies are found by shortcut first, then by their words, without accents', () => {
  const replies = [
    { shortcut: 'gracias', text: 'Gracias. Nuestro horario está abajo.' },
    { shortcut: 'Horario', text: 'De 9 a 18.' },
    { shortcut: 'envíos', text: 'Mañana' },
  ];
  const found = (typed: string) => matchingReplies(replies, typed).map(({ shortcut }) => shortcut);
  expect(found('')).toEqual(['gracias', 'Horario', 'envíos']);
  expect(found('hor')).toEqual(['Horario', 'gracias']);
  expect(found('ENVIO')).toEqual(['envíos']);
  expect(found('nada')).toEqual([]);
});

test.each([
  ['horario', true],
  ['dos palabras', true],
  ['a/b', false],
  ['a\nb', false],
])('%j as a shortcut: %s', (text, is) => {
  expect(SHORTCUT.test(text)).toBe(is);
});
