import { expect, test } from 'vitest';
import { htmlOf, linkOf } from './editor.ts';

test.each([
  ['https://ejemplo.mx/a?b#c', 'https://ejemplo.mx/a?b#c'],
  [' ejemplo.mx/catalogo ', 'https://ejemplo.mx/catalogo'],
  ['/catalogos/mujer', '/catalogos/mujer'],
  ['mailto:hola@ejemplo.mx', 'mailto:hola@ejemplo.mx'],
  ['//ejemplo.mx', null],
  ['/\\ejemplo.mx', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['hola mundo', null],
  ['', null],
])('%s is the address %s', (text, address) => {
  expect(linkOf(text)).toBe(address);
});

test('plain text becomes paragraphs, and HTML stays', () => {
  expect(htmlOf('Uno & dos\ntres\n\ncuatro')).toBe('<p>Uno &amp; dos<br>tres</p><p>cuatro</p>');
  expect(htmlOf('<p>Uno</p>')).toBe('<p>Uno</p>');
  expect(htmlOf('')).toBe('');
});
