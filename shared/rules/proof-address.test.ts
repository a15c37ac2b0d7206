import { expect, test } from 'vitest';
import { activationPath, completionPath, readProofAddress, resetPath } from './proof-address.ts';

const code = `pf_${'a'.repeat(26)}`;
const queryOf = (path: string) => new URL(path, 'http://shop.test').searchParams;

test('the page of a PIN reads what the form wrote into its address, and no password', () => {
  const form = {
    phone: '5512345678',
    country: 'MX',
    full_name: 'Lucía Méndez',
    password: 'una frase larga',
    email: 'lucia@example.com',
  };
  const path = activationPath({ code, type: 'phone', username: '5512345678' }, form);
  expect(path).toMatch(/^\/register\/activate\/\?type=phone&code=pf_a+&/);
  expect(path).toContain('country_code=52&country=MX');
  expect(path).not.toContain('frase');
  expect(readProofAddress(queryOf(path))).toEqual({
    code,
    type: 'phone',
    username: '5512345678',
    phone: '5512345678',
    email: '',
    country: 'MX',
    full_name: 'Lucía Méndez',
  });
});

test('by e-mail no phone stands in it', () => {
  const proof = { code, type: 'email', username: 'lucia@example.com' } as const;
  const path = activationPath(proof, { phone: '55', country: 'MX', full_name: 'Lucía' });
  expect([...queryOf(path).keys()]).toEqual(['type', 'code', 'username', 'full_name']);
});

test('an e-mail stands in it beside a username that was chosen, and is read as one alone', () => {
  const form = { email: ' lucia@example.com ' };
  const named = activationPath({ code, type: 'email', username: 'lucia' }, form);
  expect(readProofAddress(queryOf(named))?.email).toBe('lucia@example.com');
  const plain = activationPath({ code, type: 'email', username: 'lucia@example.com' }, form);
  expect(plain).not.toContain('email=');
  expect(readProofAddress(queryOf(`/?code=${code}&email=Llama+ya`))?.email).toBe('');
});

test('a calling code alone names a country; what is no proof is none', () => {
  expect(readProofAddress(queryOf(`/?code=${code}&country_code=54`))?.country).toBe('AR');
  expect(readProofAddress(queryOf('/?code=pf_1&phone=55'))).toBeUndefined();
  expect(readProofAddress(queryOf('/'))).toBeUndefined();
});

test('a reset and a registration by text message name what they go on from', () => {
  const proof = { code, type: 'email', username: 'lucia' } as const;
  expect(resetPath(proof)).toBe(`/password/reset/?type=email&code=${code}&username=lucia`);
  const query = queryOf(
    completionPath(proof, { phone: '5512345678', package_code: 'micro', referral_id: 'ana' }),
  );
  expect(Object.fromEntries(query)).toEqual({
    code,
    number: '5512345678',
    username: 'lucia',
    package_code: 'micro',
    referal_id: 'ana',
  });
});
