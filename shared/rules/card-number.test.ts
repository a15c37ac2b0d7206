import { expect, test } from 'vitest';
import { containsCardNumber } from './card-number.ts';

/** Numbers that issuers and providers publish for tests. */
const CARDS = {
  visa: '4111111111111111',
  'visa of 13': '4222222222222',
  mastercard: '5555555555554444',
  'mastercard of the 2 series': '2223003122003222',
  amex: '378282246310005',
  discover: '6011111111111117',
  diners: '30569309025904',
  'diners 36': '36227206271667',
  jcb: '3530111333300000',
  unionpay: '6200000000000005',
  maestro: '6759649826438453',
};

/** A number with the check digit that it needs. */
function withCheck(start: string, length: number): string {
  for (let check = 0; check < 10; check++) {
    const number = start.padEnd(length - 1, '0') + check;
    if (luhn(number)) return number;
  }
  throw new Error('no check digit');
}

function luhn(number: string): boolean {
  let sum = 0;
  Array.from(number)
    .toReversed()
    .forEach((letter, index) => {
      const digit = Number(letter) * (index % 2 === 1 ? 2 : 1);
      sum += digit > 9 ? digit - 9 : digit;
    });
  return sum % 10 === 0;
}

test.each(Object.entries(CARDS))('%s is found', (_issuer, number) => {
  expect(containsCardNumber(number)).toBe(true);
  expect(containsCardNumber(`mi tarjeta es ${number}, vence 12/28`)).toBe(true);
  expect(containsCardNumber(`card:${number}`)).toBe(true);
});

/** First and last digits of each issuer's numbers, and the lengths of these (ISO/IEC 7812). */
const RANGES: readonly (readonly [string, string, readonly number[]])[] = [
  ['4', '4', [13, 16, 19]],
  ['51', '55', [16]],
  ['2221', '2720', [16]],
  ['34', '34', [15]],
  ['37', '37', [15]],
  ['300', '305', [14, 16, 17, 18, 19]],
  ['3095', '3095', [14, 16, 17, 18, 19]],
  ['36', '36', [14, 16, 17, 18, 19]],
  ['38', '39', [14, 16, 17, 18, 19]],
  ...(
    [
      ['6011'],
      ['644', '649'],
      ['65'],
      ['3528', '3589'],
      ['62'],
      ['5018'],
      ['5020'],
      ['5038'],
      ['5612'],
      ['5893'],
      ['6304'],
      ['6390'],
      ['67'],
    ] as const
  ).map(([from, to = from]) => [from, to, [16, 17, 18, 19]] as const),
  ...(
    [
      ['2869'],
      ['502275'],
      ['506199', '506499'],
      ['604622', '604625'],
      ['606333'],
      ['627535'],
      ['636318'],
      ['636379'],
      ['639388'],
      ['639484'],
      ['639559'],
      ['589562'],
      ['604201', '604219'],
      ['589657'],
    ] as const
  ).map(([from, to = from]) => [from, to, [16]] as const),
];
const LENGTHS = [12, 13, 14, 15, 16, 17, 18, 19, 20];

/** Whether some issuer has numbers of this length that begin so. */
function isIssued(start: string, length: number): boolean {
  const number = start.padEnd(length, '0');
  return RANGES.some(
    ([from, to, lengths]) =>
      lengths.includes(length) &&
      number.slice(0, from.length) >= from &&
      number.slice(0, to.length) <= to,
  );
}

test.each(RANGES)('numbers from %s to %s, and those beside them', (from, to) => {
  for (const start of [from, to, `${Number(from) - 1}`, `${Number(to) + 1}`]) {
    for (const length of LENGTHS) {
      const number = withCheck(start, length);
      expect(containsCardNumber(number), number).toBe(isIssued(start, length));
    }
  }
});

test.each([
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111 1111 1111 1111 12 28 123',
  '4111\u20111111\u20111111\u20111111',
  '4111 - 1111 - 1111 - 1111',
  '41111111 11111111',
  '3782 822463 10005',
  '4222 2222 2222 2',
  'C.P. 06600 4111 1111 1111 1111',
  '４１１１１１１１１１１１１１１１',
  'visa4111111111111111x',
  '+4111111111111111',
])('however it is written: %s', (text) => {
  expect(containsCardNumber(text)).toBe(true);
});

test.each([
  ['a wrong check digit', '4111111111111112'],
  ['an unknown issuer', withCheck('9', 16)],
  ['a length the issuer does not have', withCheck('4', 15)],
  ['a longer number that holds a card', `9${CARDS.visa}99999`],
  ['a phone', '55 1234 5678'],
  ['a phone with its country', '+52 55 1234 5678'],
  ['a German phone that passes the check', `+${CARDS['visa of 13']}`],
  ['two phones', '5512345678 5587654321'],
  ['milliseconds', '1763716080000'],
  ['microseconds', '1763716080000123'],
  ['an ISO time', '2026-11-21T09:08:00.000Z'],
  ['two days', '2026-11-21 2026-11-22'],
  ['a UUID that holds a card', '41111111-1111-1111-a111-111111111111'],
  ['a hash that holds a card', `ab${CARDS.visa}cdef0123456789`],
  ['shoe sizes', '36 22 72 06 27 16 67'],
  ['an amount', '1,249.00'],
  ['a coordinate', '19.432608, -99.133209'],
])('%s is none', (_what, text) => {
  expect(containsCardNumber(text)).toBe(false);
});

test('any place of a JSON value is looked at', () => {
  const { visa } = CARDS;
  for (const value of [
    visa,
    Number(visa),
    [[visa]],
    { card: { number: visa } },
    { note: `paga con ${visa}` },
    { [visa]: true },
    { lines: [{ amount: 1 }, { meta: { '4111 1111 1111 1111': null } }] },
    { number: Number(`${visa}110`) },
    { phone: visa },
    { phones: [visa] },
  ]) {
    expect(containsCardNumber(value)).toBe(true);
  }
});

test('an honest order passes', () => {
  expect(
    containsCardNumber({
      cart_id: 'cr_0123456789abcdefghjkmnpqrs',
      checkout_id: 'co_4111111111111111zzzzzzzzzz'.replace('1111111', 'abcdefg'),
      contact: { full_name: 'Ana López', email: 'ana1990@correo.mx', phone: CARDS['visa of 13'] },
      address: { street_number: '4111', postal_code: '06600', address_phone: '+5215512345678' },
      attendees: [{ sku: 'sk_4111-1111', full_name: 'Luis', phone: '5512345678' }],
      total: 124_900,
      at: 1_763_716_080_000,
      nothing: null,
      yes: true,
    }),
  ).toBe(false);
});

test('a number past 2^53 is a card only where an issuer has such numbers', () => {
  for (const text of ['9007199254740993', '9007199254740992', '1e18', '99999999999999999']) {
    expect(containsCardNumber({ amount: Number(text) }), text).toBe(false);
    expect(containsCardNumber({ lines: [{ amount: text }] }), text).toBe(false);
  }
  expect(containsCardNumber({ amount: Number('6759649826438453') })).toBe(true);
  expect(containsCardNumber({ amount: Number('4111111111111111110') })).toBe(true);
});

test('a very deep value does not exhaust the stack', () => {
  let deep: unknown = CARDS.visa;
  for (let level = 0; level < 50_000; level++) deep = [deep];
  expect(containsCardNumber(deep)).toBe(true);
});

test('hostile texts are read in linear time', () => {
  const size = 500_000;
  for (const piece of ['1', '1 ', '444 ', '4111 ', 'a1', '1-1--', '+1 ', 'f0']) {
    expect(containsCardNumber(piece.repeat(size / piece.length).concat('9'))).toBe(false);
  }
});
