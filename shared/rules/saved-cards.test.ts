import { expect, test } from 'vitest';
import { cardEnd, cardName, hasVault } from './saved-cards.ts';

test('a card is named by its brand, its last digits and its end', () => {
  expect(cardName({ brand: 'visa', last4: '4242' })).toBe('Visa ···· 4242');
  expect(cardEnd({ exp_month: 9, exp_year: 2031 })).toBe('09/31');
  expect(cardEnd({ exp_month: 12, exp_year: 2105 })).toBe('12/05');
});

test('a vault is a card provider’s', () => {
  const codes = ['str_card', 'conekta_card', 'openpay_card', 'cash', 'paypal'];
  expect(codes.map(hasVault)).toEqual([true, true, false, false, false]);
});
