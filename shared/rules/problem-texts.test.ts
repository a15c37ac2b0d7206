import { expect, test } from 'vitest';
import { problemTexts } from './problem-texts.ts';

const words = { required: 'Obligatorio', email: 'Correo electrónico inválido' };

test('an empty field asks for what belongs there; a wrong one says what is wrong', () => {
  const needs = { full_name: 'Escribe tu nombre', email: 'Escribe tu correo' };
  expect(problemTexts({ full_name: 'required', email: 'email' }, words, needs)).toEqual({
    full_name: 'Escribe tu nombre',
    email: words.email,
  });
});

test('an empty field without words of its own is said to be required', () => {
  expect(problemTexts({ city: 'required' }, words, {})).toEqual({ city: words.required });
});
