import { expect, test } from 'vitest';
import { originOf, originsIn } from './embed-keys.ts';

test.each([
  ['https://blog.example', 'https://blog.example'],
  [' https://Blog.Example:443/una/nota?x#y ', 'https://blog.example'],
  ['http://localhost:8790/', 'http://localhost:8790'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['blog.example', undefined],
  ['https://ana:clave@blog.example', undefined],
  ['javascript:alert(1)', undefined],
  ['null', undefined],
  ['', undefined],
])('the origin of "%s" is %s', (text, origin) => {
  expect(originOf(text)).toBe(origin);
});

test('a text holds one to ten origins, each once', () => {
  expect(originsIn('https://a.example\nhttps://a.example/x, https://b.example')).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  expect(originsIn('')).toBeUndefined();
  expect(originsIn('https://a.example nada')).toBeUndefined();
  const many = Array.from({ length: 11 }, (_, index) => `https://a${index}.example`);
  expect(originsIn(many.join(' '))).toBeUndefined();
});
