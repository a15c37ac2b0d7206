import { expect, test } from 'vitest';
import { markedIfTest } from './test-mark.ts';

const words = {
  subject: 'Tu compra AB12',
  text: 'Hola',
  html: '<html><body class="ground"><p>Hola</p></body></html>',
};

test('a mail about a test says so in its subject and in its first line, in both languages', () => {
  const marked = markedIfTest(true, 'es', words);
  expect(marked.subject).toBe('[Prueba] Tu compra AB12');
  expect(marked.text).toBe('[Prueba] Modo de prueba: nada se cobra ni se envía.\n\nHola');
  expect(marked.html).toMatch(/^<html><body class="ground"><p[^>]*>\[Prueba\] [^<]+<\/p><p>Hola/);
  expect(markedIfTest(true, 'en', words).subject).toBe('[Test] Tu compra AB12');
});

test.each([false, undefined])('any other mail stays as it is: %s', (isTest) => {
  expect(markedIfTest(isTest, 'es', words)).toBe(words);
});
