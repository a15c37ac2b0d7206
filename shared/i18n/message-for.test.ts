import { expect, test } from 'vitest';
import { errorCodes } from '../contracts/errors.ts';
import { SHOP_PHOTO_MAX_BYTES } from '../kernel/constants/limits.ts';
import { LOCALES } from '../kernel/locale.ts';
import { declineText } from './decline-text.ts';
import { messageFor } from './message-for.ts';
import * as en from './en/words.ts';
import * as es from './es/words.ts';

test('every failure has words in every language, with and without values', () => {
  for (const locale of LOCALES) {
    for (const code of errorCodes) {
      expect(messageFor({ code }, locale), `${code} ${locale}`).toMatch(/^\S.{5,}\S$/);
      const filled = messageFor({ code, values: { name: 'Camisa', left: 2, max: 3 } }, locale);
      expect(filled, `${code} ${locale}`).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});

test('a card that takes no months says why in every language', () => {
  const refused = {
    code: 'payment_declined',
    values: { reason: 'instalments_need_credit' },
  } as const;
  expect(messageFor(refused, 'es-MX')).toContain('solo para tarjetas de crédito');
  expect(messageFor(refused, 'es-AR')).toContain('pagá en una sola vez');
  expect(messageFor(refused, 'en')).toContain('credit cards only');
  const other = { code: 'payment_declined', values: { reason: 'stolen_card' } } as const;
  expect(messageFor(other, 'es')).toBe(es.payment.declined);
});

test('each reason of a refusal has its own text with the next step, in every language', () => {
  const codes = ['insufficient_funds', 'expired_card', 'incorrect_cvc', 'card_velocity_exceeded'];
  const more = ['authentication_failed', 'card_not_supported', 'processing_error', 'expired'];
  for (const tag of ['es', 'es-AR', 'en']) {
    const texts = [...codes, ...more].map((reason) =>
      messageFor({ code: 'payment_declined', values: { reason } }, tag),
    );
    expect(new Set(texts).size, tag).toBe(8);
    expect(texts, tag).not.toContain(messageFor({ code: 'payment_declined' }, tag));
  }
  expect(declineText('expired_card', 'en')).toContain('has expired');
  expect([declineText('stolen_card', 'en'), declineText(null, 'en')]).toEqual([null, null]);
  const short = { code: 'payment_declined', values: { reason: 'insufficient_funds' } } as const;
  expect(messageFor(short, 'es-AR')).toContain('Usá otra tarjeta');
  expect(messageFor(short, 'en')).toContain('Use another card');
});

test('the spec speaks where it has words, and values make them more exact', () => {
  expect(messageFor({ code: 'out_of_stock' }, 'en')).toBe('The product is out of stock');
  expect(messageFor({ code: 'out_of_stock', values: { name: 'Camisa' } }, 'es')).toBe(
    'Camisa: El producto está agotado',
  );
  const short = { code: 'insufficient_stock', values: { name: 'Camisa', left: 1 } } as const;
  expect(messageFor(short, 'es')).toMatch(/^Camisa: .* \(queda 1\)$/);
  expect(messageFor({ ...short, values: { left: 3 } }, 'es')).toMatch(/\(quedan 3\)$/);
  expect(messageFor({ ...short, values: { left: 0 } }, 'en')).toMatch(/\(none left\)$/);
});

test.each(LOCALES)(
  'a refused image is told the formats, or the most that it may weigh (%s)',
  (locale) => {
    const most = `${SHOP_PHOTO_MAX_BYTES / 1_000_000} MB`;
    const [size, type] = (['image_too_large', 'image_type_refused'] as const).map((code) =>
      messageFor({ code }, locale),
    );
    expect(size).toContain(most);
    expect(size).not.toMatch(/PNG/);
    for (const format of ['JPG', 'PNG', 'WebP', 'SVG']) expect(type).toContain(format);
    expect(type).not.toContain(most);
  },
);

test.each([
  [1, 'en 1 minuto.', 'in 1 minute.'],
  [15, 'en 15 minutos.', 'in 15 minutes.'],
  [1440, 'en 24 horas.', 'in 24 hours.'],
])('a wait of %i minutes is told', (minutes, spanish, english) => {
  const failure = { code: 'too_many_requests', values: { minutes } } as const;
  expect(messageFor(failure, 'es')).toContain(spanish);
  expect(messageFor(failure, 'en')).toContain(english);
});

test('a place in a file and an amount are told by their names', () => {
  const values = { line: 3, column: 'fee' };
  expect(messageFor({ code: 'settlement_unreadable', values }, 'en')).toContain('“fee” of line 3');
  expect(messageFor({ code: 'cashout_minimum', values: { minimum: '$200.00' } }, 'es')).toBe(
    'Retira al menos $200.00.',
  );
});

test('a wait of seconds, and the tries of a PIN that are left, are told', () => {
  const wait = { code: 'pin_just_sent', values: { seconds: 23 } } as const;
  expect(messageFor(wait, 'es')).toContain('en 23 segundos.');
  expect(messageFor(wait, 'es-AR')).toContain('Vas a poder pedir otro en 23 segundos.');
  expect(messageFor({ ...wait, values: { seconds: 1 } }, 'en')).toContain('in 1 second.');
  const wrong = { code: 'invalid_pin', values: { left: 1 } } as const;
  expect(messageFor(wrong, 'es')).toContain('Te queda 1 intento.');
  expect(messageFor({ ...wrong, values: { left: 4 } }, 'en')).toContain('You have 4 tries left.');
});

test('what can be done instead follows the wait', () => {
  const failure = {
    code: 'too_many_requests',
    values: { minutes: 12 },
    instead: 'reset',
  } as const;
  expect(messageFor(failure, 'es')).toMatch(
    /en 12 minutos\. Si no recuerdas tu contraseña, puedes/,
  );
  expect(messageFor(failure, 'es-AR')).toMatch(/en 12 minutos\. Si no recordás .* podés/);
  expect(messageFor(failure, 'en')).toMatch(/in 12 minutes\. If you do not remember your password/);
});

test('both languages have the same groups and names, none of them empty', () => {
  const names = (words: object) =>
    Object.entries(words).flatMap(([group, texts]) =>
      Object.keys(texts as object).map((name) => `${group}.${name}`),
    );
  expect(names(en).toSorted()).toEqual(names(es).toSorted());
  for (const words of [es, en]) {
    for (const group of Object.values(words)) {
      for (const text of Object.values(group)) {
        expect(JSON.stringify(text)).toMatch(/\w/);
      }
    }
  }
});
