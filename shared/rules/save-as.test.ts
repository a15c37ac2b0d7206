import { expect, test } from 'vitest';
import { ACCOUNT_WAITS_MS, beginsAccount, leadsToProof } from './save-as.ts';

const asked = { saveAs: 'user', isSignedIn: false, email: 'Ana@Example.com' } as const;

test('a buyer without a session begins an account by the wish alone', () => {
  expect(beginsAccount(asked, null)).toBe(true);
  expect(beginsAccount({ ...asked, saveAs: 'guest' }, null)).toBe(false);
  expect(beginsAccount({ ...asked, saveAs: undefined }, null)).toBe(false);
  expect(beginsAccount({ ...asked, isSignedIn: true }, null)).toBe(false);
});

test('another try of the same checkout begins one more only for another e-mail', () => {
  const proof = 'pf_1';
  expect(beginsAccount(asked, { proof, email: 'ana@example.com' })).toBe(false);
  expect(beginsAccount(asked, { proof, email: 'otra@example.com' })).toBe(true);
});

test('a purchase leads to its proof for a day', () => {
  expect(leadsToProof(1_000, 1_000 + ACCOUNT_WAITS_MS - 1)).toBe(true);
  expect(leadsToProof(1_000, 1_000 + ACCOUNT_WAITS_MS)).toBe(false);
});
