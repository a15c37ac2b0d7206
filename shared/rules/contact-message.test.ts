import { expect, test } from 'vitest';
import { contactProblems } from './contact-message.ts';

test('a message needs a name, an e-mail that can be answered, and its text', () => {
  expect(contactProblems({})).toEqual({
    name: 'required',
    email: 'required',
    message: 'required',
  });
  const whole = { name: 'Ana', email: 'ana@example.com', message: 'Hola' };
  expect(contactProblems(whole)).toEqual({});
  expect(contactProblems({ ...whole, name: '  ', email: 'ana@' })).toEqual({
    name: 'required',
    email: 'email',
  });
});
