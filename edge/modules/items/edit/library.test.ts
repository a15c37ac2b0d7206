import { expect, test } from 'vitest';
import { libraryOf } from './library.ts';

const rows = [
  { key: 'st_a/1.webp', name: 'falda azul.jpg', width: 800, height: 600 },
  { key: 'st_a/2.webp', name: 'blusa.jpg', width: 10, height: 20 },
  { key: 'st_a/3.webp', name: 'blusa.jpg', width: 30, height: 40 },
];
const library = libraryOf(rows);

test('a picture is called by its name, and by its address where another one has the same name', () => {
  expect(library.nameOf('/media/st_a/1.webp')).toBe('falda azul.jpg');
  expect(library.nameOf('/media/st_a/2.webp')).toBe('/media/st_a/2.webp');
  expect(library.nameOf('/media/st_b/9.webp')).toBe('/media/st_b/9.webp');
});

test('a picture is found by its name, its address, or its address on the store’s own domain', () => {
  const first = { url: '/media/st_a/1.webp', width: 800, height: 600 };
  const texts = [' falda  azul.jpg ', first.url, `https://moda.test${first.url}`];
  for (const text of texts) expect(library.find(text)).toEqual(first);
});

test.each([
  'blusa.jpg',
  '/media/st_b/9.webp',
  'https://otra.test/1.webp',
  '',
  'javascript:alert(1)',
])('no picture is found by %s', (text) => {
  expect(library.find(text)).toBeUndefined();
});
