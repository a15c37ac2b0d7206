import { describe, expect, it } from 'vitest';
import {
  brandOf,
  checkCard,
  digitsOf,
  expiryPassed,
  groupDigits,
  passesLuhn,
  readExpiry,
} from './rules.ts';
import { TEST_CARDS, testCardFor } from './test-cards.ts';

const NOW = Date.UTC(2026, 10, 21);
const CARD = {
  name: 'Ana Pérez',
  number: '4242 4242 4242 4242',
  exp_month: 12,
  exp_year: 2030,
  cvc: '123',
};

describe('card numbers', () => {
  it('keeps the digits and cuts them to 19', () => {
    expect(digitsOf(' 4242-4242 x')).toBe('42424242');
    expect(digitsOf('1'.repeat(30))).toHaveLength(19);
  });

  it.each(TEST_CARDS)('takes the test card $number', ({ number, behaviour }) => {
    expect(passesLuhn(number)).toBe(true);
    expect(testCardFor(number).behaviour).toBe(behaviour);
  });

  it.each(['4242424242424241', '42424242424', '', '4242 4242 4242 4242', '0'.repeat(20)])(
    'refuses %j',
    (digits) => {
      expect(passesLuhn(digits)).toBe(false);
    },
  );

  it.each([
    ['4', 'visa'],
    ['34', 'amex'],
    ['37', 'amex'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', 'other'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'other'],
    ['', 'other'],
  ])('knows the network of %j', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand);
  });

  it('groups digits as they stand on the card', () => {
    expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242');
    expect(groupDigits('4242424242424242123')).toBe('4242 4242 4242 4242 123');
    expect(groupDigits('378282246310005')).toBe('3782 822463 10005');
    expect(groupDigits('37828')).toBe('3782 8');
    expect(groupDigits('')).toBe('');
  });

  it('approves a number that is not in the list of test cards', () => {
    expect(testCardFor('4111111111111111')).toEqual({ behaviour: 'approve', type: 'credit' });
  });
});

describe('expiry', () => {
  it.each([
    ['05/31', { month: 5, year: 2031 }],
    ['5 / 31', { month: 5, year: 2031 }],
    ['12/2031', { month: 12, year: 2031 }],
    ['13/31', undefined],
    ['00/31', undefined],
    ['0531', undefined],
    ['', undefined],
  ])('reads %j', (text, expiry) => {
    expect(readExpiry(text)).toEqual(expiry);
  });

  it('lets a card work until its month is over in every time zone', () => {
    expect(expiryPassed(11, 2026, Date.UTC(2026, 11, 1, 11, 59))).toBe(false);
    expect(expiryPassed(11, 2026, Date.UTC(2026, 11, 1, 12))).toBe(true);
    expect(expiryPassed(12, 2026, NOW)).toBe(false);
  });
});

describe('checkCard', () => {
  it('gives the fields of a good card that may be kept', () => {
    const checked = checkCard(CARD, NOW);
    expect(checked).toEqual({
      ok: true,
      value: {
        digits: '4242424242424242',
        brand: 'visa',
        last4: '4242',
        month: CARD.exp_month,
        year: expect.any(Number),
      },
    });
    expect(checkCard({ ...CARD, exp_year: 30 }, NOW).ok).toBe(true);
  });

  it.each([
    [{ name: ' ' }, 'invalid_name', 'name'],
    [{ number: '4242424242424241' }, 'invalid_number', 'number'],
    [{ number: '4242 4242 4242 4242x' }, 'invalid_number', 'number'],
    [{ exp_month: 13 }, 'invalid_expiry', 'exp_month'],
    [{ exp_month: 10, exp_year: 2026 }, 'invalid_expiry', 'exp_year'],
    [{ exp_year: 3000 }, 'invalid_expiry', 'exp_year'],
    [{ cvc: '12' }, 'invalid_cvc', 'cvc'],
    [{ cvc: '12345' }, 'invalid_cvc', 'cvc'],
  ])('refuses %j', (change, code, param) => {
    expect(checkCard({ ...CARD, ...change }, NOW)).toEqual({ ok: false, error: { code, param } });
  });
});
