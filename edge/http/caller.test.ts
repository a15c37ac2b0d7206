import { expect, test } from 'vitest';
import { readNetworks } from '../../shared/kernel/networks.ts';
import { callerAddress, isForwardedTls, isPlatformInFront } from './caller.ts';

const trusted = readNetworks('10.0.0.0/8,::1');
const from = (clientIp: string | undefined, headers: Record<string, string> = {}) => ({
  cf: clientIp === undefined ? { colo: 'MEX' } : { clientIp },
  headers: new Headers(headers),
});
const FORWARDED = 'x-forwarded-for';

test('on the platform the platform’s header counts, and no other', () => {
  const headers = { 'cf-connecting-ip': '192.0.2.1', [FORWARDED]: '192.0.2.9' };
  expect(callerAddress(from(undefined, headers), trusted)).toBe('192.0.2.1');
  expect(callerAddress(from(undefined), trusted)).toBe('');
});

test('on a machine of one’s own the connection counts, whatever a caller writes', () => {
  const headers = {
    'cf-connecting-ip': '192.0.2.8',
    forwarded: 'for=192.0.2.8',
    'x-real-ip': '192.0.2.8',
    [FORWARDED]: '192.0.2.8',
  };
  expect(callerAddress(from('192.0.2.1:4000', headers), trusted)).toBe('192.0.2.1');
  expect(callerAddress(from('[2001:db8::7]:4000', headers), trusted)).toBe('2001:db8::7');
  expect(callerAddress(from('10.0.0.1:4000', headers), readNetworks(''))).toBe('10.0.0.1');
});

test.each([
  ['192.0.2.8', '192.0.2.8'],
  ['192.0.2.66, 192.0.2.8', '192.0.2.8'],
  ['192.0.2.66, 192.0.2.8, 10.3.3.3', '192.0.2.8'],
  ['192.0.2.8:5555', '192.0.2.8'],
  ['[2001:db8::8]:5555', '2001:db8::8'],
  ['10.1.1.1, 10.2.2.2', '10.1.1.1'],
  ['192.0.2.66, unknown', '10.0.0.1'],
  ['192.0.2.66, not an address, 10.9.9.9', '10.9.9.9'],
  ['', '10.0.0.1'],
])('a trusted proxy that forwards for %j leads to %s', (header, address) => {
  expect(callerAddress(from('10.0.0.1:4000', { [FORWARDED]: header }), trusted)).toBe(address);
});

test('only a trusted proxy says that a request came over TLS', () => {
  const tls = { 'x-forwarded-proto': 'https' };
  expect(isForwardedTls(from('10.0.0.1:1', tls), trusted)).toBe(true);
  expect(isForwardedTls(from('[::1]:1', tls), trusted)).toBe(true);
  expect(isForwardedTls(from('192.0.2.1:1', tls), trusted)).toBe(false);
  expect(isForwardedTls(from(undefined, tls), trusted)).toBe(false);
  expect(isForwardedTls(from('10.0.0.1:1'), trusted)).toBe(false);
  const last = { 'x-forwarded-proto': 'https, http' };
  expect(isForwardedTls(from('10.0.0.1:1', last), trusted)).toBe(false);
});

test('a connection’s address alone is not the platform', () => {
  expect(isPlatformInFront(from(undefined))).toBe(true);
  expect(isPlatformInFront(from('192.0.2.1:1'))).toBe(false);
  expect(isPlatformInFront({ headers: new Headers() })).toBe(false);
});
