import { expect, test } from 'vitest';
import { formModel, shownErrors } from './form.ts';

const words = { required: 'Obligatorio', phone: 'Número de teléfono inválido' };
const needs = { full_name: 'Escribe tu nombre completo', phone: 'Escribe tu teléfono' };
const problems = { full_name: 'required', phone: 'phone' } as const;

test('a field shows what is wrong with it once it was left, and not before', () => {
  const form = formModel({ values: { phone: '55' } });
  expect(shownErrors(form.$state.get(), problems, words, needs)).toEqual({});
  form.leave('phone');
  expect(shownErrors(form.$state.get(), problems, words, needs)).toEqual({ phone: words.phone });
});

test('a submit that is stopped shows all of them', () => {
  const form = formModel({ values: {} });
  form.begin();
  form.stop(['full_name', 'phone']);
  const shown = shownErrors(form.$state.get(), problems, words, needs);
  expect(Object.keys(shown)).toEqual(['full_name', 'phone']);
  expect(form.$state.get()).toMatchObject({ busy: false, stopped: 1 });
});

test('a refusal stands until its field changes, and before the form’s own word', () => {
  const form = formModel({ values: { phone: '5512345678' } });
  form.leave('phone');
  form.refuse('phone', 'El usuario ya existe', '5512345678');
  expect(shownErrors(form.$state.get(), problems, words, needs)['phone']).toBe(
    'El usuario ya existe',
  );
  form.input('phone', '551234567');
  expect(shownErrors(form.$state.get(), problems, words, needs)['phone']).toBe(words.phone);
});

test('an answer about a value that has changed since is not heard', () => {
  const form = formModel({ values: { phone: '5512345678' } });
  form.input('phone', '5587654321');
  form.refuse('phone', 'El usuario ya existe', '5512345678');
  expect(form.$state.get().refused).toEqual({});
});

test('a form that was posted without script begins with what was wrong', () => {
  const form = formModel({ values: {}, errors: { pin: 'PIN inválido' }, error: 'Espera' });
  expect(form.initial).toMatchObject({
    refused: { pin: 'PIN inválido' },
    failure: 'Espera',
    stopped: 1,
  });
  form.begin();
  expect(form.$state.get()).toMatchObject({ busy: true, failure: null });
  form.end('Otra vez');
  expect(form.$state.get()).toMatchObject({ busy: false, failure: 'Otra vez' });
});

test('its next step begins with nothing left and nothing refused', () => {
  const form = formModel({ values: { phone: '55' } });
  form.leave('phone');
  form.refuse('phone', 'El usuario ya existe');
  form.end('Espera');
  form.forget();
  expect(form.$state.get()).toMatchObject({ touched: {}, refused: {}, failure: null });
  expect(form.$state.get().values).toEqual({ phone: '55' });
});
