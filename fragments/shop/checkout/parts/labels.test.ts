import { expect, test } from 'vitest';
import { wordsOf } from '../../../../shared/i18n/speak.ts';
import { addressFields } from '../../../../shared/rules/address-fields.ts';
import { messages } from '../messages/en.ts';
import { es } from '../messages/es.ts';
import { errorText } from './labels.ts';

test('an empty field says in its own words what belongs there', () => {
  const asked = Object.values(addressFields('MX')).filter(({ required }) => required);
  const names = [
    'contact.full_name',
    'contact.email',
    'contact.phone',
    'address.country',
    ...asked.map(({ name }) => `address.${name}`),
  ];
  for (const tag of ['es-MX', 'es-AR', 'en-US']) {
    const t = wordsOf(messages, tag);
    const texts = names.map((name) => errorText(name, { problem: 'required' }, t));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).not.toContain(t.problems.required);
  }
  expect(errorText('address.postal_code', { problem: 'required' }, es)).toBe(
    'Escribe el código postal',
  );
});

test('a field that is filled wrong keeps the words of its problem, and a refusal its own', () => {
  expect(errorText('contact.email', { problem: 'email' }, es)).toBe(es.problems.email);
  expect(errorText('contact.email', { message: 'Ya tiene cuenta' }, es)).toBe('Ya tiene cuenta');
});
