import { describe, expect, test } from 'vitest';
import { phoneText, TEXT_MESSAGE_MAX, textMessage } from './text-message.ts';

const say = (name: string, link: string) => `${name}: tienes un mensaje. Léelo: ${link}`;
const LINK = 'https://casa.example/messages';

describe('the alphabet of phones', () => {
  test.each([
    ['Casa Raíz', 'Casa Raiz'],
    ['¿Señor Ñandú, qué?', '¿Señor Ñandu, qué?'],
    ['A🌱B', 'AB'],
    ['a\u0301', 'a'],
    ['e\u0301', 'é'],
    ['{x} [y] € ~', 'x y  '],
    ['日本', ''],
  ])('%s becomes %s', (text, plain) => {
    expect(phoneText(text)).toBe(plain);
  });
});

test('a message has its name and its link', () => {
  expect(textMessage({ name: 'Casa Raíz', say, links: [LINK] })).toBe(
    `Casa Raiz: tienes un mensaje. Léelo: ${LINK}`,
  );
});

test('a long name is cut, so that 160 characters hold all', () => {
  const text = textMessage({ name: 'Tienda '.repeat(40), say, links: [LINK] })!;
  expect(text.length).toBeLessThanOrEqual(TEXT_MESSAGE_MAX);
  expect(text).toMatch(
    /^Tienda Tienda .*: tienes un mensaje\. Léelo: https:\/\/casa\.example\/messages$/,
  );
});

test('a link that is too long gives way to the next, and none is sent without a link', () => {
  const long = `https://casa.example/${'a'.repeat(120)}`;
  expect(textMessage({ name: 'Lirio de agua', say, links: [long, LINK] })).toContain(LINK);
  expect(textMessage({ name: 'Lirio de agua', say, links: [long] })).toBeUndefined();
});

test('a link stays what it is', () => {
  const link = 'https://casa.example/~a';
  expect(textMessage({ name: 'Lirio', say, links: [link] })).toContain(link);
});
