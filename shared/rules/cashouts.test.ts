import { expect, test } from 'vitest';
import { answeredState, mayCancel, payableWallet } from './cashouts.ts';

test('a bank’s answer leads on once, and what was paid may still come back', () => {
  expect(answeredState('sent', 'failed')).toBe('failed');
  expect(answeredState('paid', 'returned')).toBe('returned');
  expect(answeredState('paid', 'paid')).toBe('known');
  expect(answeredState('returned', 'paid')).toBeUndefined();
  expect(answeredState('failed', 'returned')).toBeUndefined();
  expect(answeredState('requested', 'paid')).toBeUndefined();
});

test('a wallet is paid out where its currency’s banks are known', () => {
  expect(payableWallet('mxn')).toMatchObject({ kind: 'clabe', minimum: 20_000, currency: 'MXN' });
  expect(payableWallet('ars')?.kind).toBe('cbu');
  expect(payableWallet('usd')).toBeUndefined();
  expect(mayCancel('approved') && !mayCancel('sent')).toBe(true);
});
