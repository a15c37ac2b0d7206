import { expect, test } from 'vitest';
import { es } from '../messages/es.ts';
import { errorText } from './labels.ts';

test('an empty field says in its own words what belongs there', () => {
  const fields = {
    'contact.full_name': es.fullName,
    'contact.email': es.email,
    'contact.phone': es.phone,
    ...Object.fromEntries(
      Object.entries(es.addressLabels.MX).map(([name, label]) => [`address.${name}`, label]),
    ),
  };
  const texts = Object.entries(fields).map(([name, label]) =>
    errorText(name, label, { problem: 'required' }, es),
  );
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).not.toContain(es.problems.required);
  expect(texts).toContain('Falta este dato: Código postal');
});

test('a field that is filled wrong keeps the words of its problem, and a refusal its own', () => {
  expect(errorText('contact.email', es.email, { problem: 'email' }, es)).toBe(es.problems.email);
  expect(errorText('contact.email', es.email, { message: 'Ya tiene cuenta' }, es)).toBe(
    'Ya tiene cuenta',
  );
});
