import { expect, test } from 'vitest';
import { officeForm } from './form.ts';

test('a form is dirty as long as its values differ from the saved ones', () => {
  const form = officeForm({ values: { email: '', role: 'admin' } });
  expect(form.$dirty.value).toBe(false);
  form.input('email', 'a@b.mx');
  expect(form.$dirty.value).toBe(true);
  form.input('email', '');
  expect(form.$dirty.value).toBe(false);
  form.input('role', 'marketing');
  form.saved();
  expect(form.$dirty.value).toBe(false);
});

test('a save may leave other values in the form, and clears its problems', () => {
  const form = officeForm({ values: { email: 'nada' }, errors: { email: 'Mal' } });
  form.stop(['email']);
  form.saved({ email: '' });
  expect(form.$state.value).toMatchObject({ values: { email: '' }, refused: {}, touched: {} });
});

test('a form that comes back refused is dirty', () => {
  const form = officeForm({ values: { email: 'nada' }, errors: { email: 'Mal' } }, { email: '' });
  expect(form.$dirty.value).toBe(true);
  expect(form.$state.value.stopped).toBe(1);
});
