import { expect, test } from 'vitest';
import { isAddress, readNetworks } from './networks.ts';

test('an address belongs to its networks, however it is written', () => {
  const known = readNetworks('10.0.0.0/8, 192.0.2.7,2001:db8:1::/48,::1');
  for (const inside of [
    '10.0.0.0',
    '10.255.255.255',
    '::ffff:10.1.2.3',
    '::ffff:a01:203',
    '192.0.2.7',
    '2001:db8:1::',
    '2001:DB8:1:ffff:ffff:ffff:ffff:ffff',
    '::1',
    '0:0:0:0:0:0:0:1',
  ]) {
    expect(known(inside), inside).toBe(true);
  }
  for (const outside of [
    '11.0.0.0',
    '9.255.255.255',
    '192.0.2.8',
    '2001:db8:2::',
    '::2',
    '::',
    '10.0.0',
    '10.0.0.0.0',
    '1.10.0.0.0',
    '10.0.0.256',
    'unknown',
    '',
  ]) {
    expect(known(outside), outside).toBe(false);
  }
  expect(readNetworks('')('127.0.0.1')).toBe(false);
});

test('a prefix need not end with a byte', () => {
  const known = readNetworks('172.16.0.0/12,2001:db8::/33');
  expect(known('172.31.255.255')).toBe(true);
  expect(known('172.32.0.0')).toBe(false);
  expect(known('2001:db8:7fff::1')).toBe(true);
  expect(known('2001:db8:8000::1')).toBe(false);
});

test.each([
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '::1/129',
  '10.0.0.0/8/8',
  'proxy',
  '1::2::3',
  '10.0.0.0/x',
  '10.0.0.0/x8',
  '10.0.0.0/8x',
  '10.0.0.0/1000',
])('%s is no network', (entry) => {
  expect(() => readNetworks(`127.0.0.1,${entry}`)).toThrow(`${entry} is no address`);
});

test('the shortest prefix and the longest are networks', () => {
  const half = readNetworks('128.0.0.0/1,::1/128');
  expect(['128.0.0.1', '127.0.0.1', '::1', '::2'].map(half)).toEqual([true, false, true, false]);
});

test.each([
  '10.0.0.1',
  '::',
  '1:2:3:4:5:6:7:8',
  '1:2:3:4:5:6:7::',
  '::2:3:4:5:6:7:8',
  '1:2:3:4:5:6:192.0.2.1',
  'fe80::1%eth0',
])('%s is an address', (text) => expect(isAddress(text)).toBe(true));

test.each([
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7::8',
  ':1',
  '12345::',
  'g::',
  '1:g::',
  '1::g',
  '::1.2.3.4:5',
  '1::10.0.0.256',
])('%s is no address', (text) => expect(isAddress(text)).toBe(false));
