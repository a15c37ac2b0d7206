import { expect, test } from 'vitest';
import { meantEmail } from './mail-domain.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['Ana.Ruiz@HOTMIAL.com', 'Ana.Ruiz@hotmail.com'],
  ['ana@hotmai.cm', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com.mx', 'ana@yahoo.com.mx'],
  ['ana@yahoo.com.a', 'ana@yahoo.com.ar'],
  ['a@gmial.com ', 'a@gmail.com'],
  // Of two that are as near, the more common one.
  ['ana@gail.com', 'ana@gmail.com'],
  // Two slips in a long domain, one in a short one: two neighbours exchanged are one.
  ['ana@gmaxx.com', 'ana@gmail.com'],
  ['ana@lvie.com', 'ana@live.com'],
  ['ana@ilve.com', 'ana@live.com'],
  ['ana@live.cmo', 'ana@live.com'],
  ['ana@gxm.com', 'ana@gmx.com'],
  ['ana@oal.com', 'ana@aol.com'],
])('%s is asked about: %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@GMAIL.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@hotmail.es',
  'ana@example.com',
  'ana@lirio.mx',
  'ana@unam.mx',
  'ana@me.com',
  'ana@qq.com',
  'ana@lxxe.com',
  'ana@lxie.com',
  'ana@lvxe.com',
  'ana@leiv.com',
  'ana@xlive.co',
  'ana@',
  '@gmial.com',
  'ana',
  '',
])('%s is not', (typed) => {
  expect(meantEmail(typed)).toBeUndefined();
});

test('an address of any length is compared in no time', () => {
  const started = performance.now();
  meantEmail(`ana@${'gmail.'.repeat(20_000)}com`);
  expect(performance.now() - started).toBeLessThan(50);
});
