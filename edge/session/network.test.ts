import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0'],
  ['', ''],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['::FFFF:10.20.30.40', '10.20.30.40'],
  ['x::ffff:10.20.30.40', 'x:0:0:0'],
  ['::ffff:10.20.30.40:5', '0:0:0:0'],
  ['1:2:3:4::', '1:2:3:4'],
  ['1:2:3::', '1:2:3:0'],
  ['1:2::4:5:6:7:8', '1:2:0:4'],
  ['1::4:5:6:7:8', '1:0:0:4'],
  ['::3:4:5:6:7:8', '0:0:3:4'],
  ['1::5:6:192.0.2.1', '1:0:0:0'],
  ['1::4:5:6:192.0.2.1', '1:0:0:4'],
  ['0000:00a0::1', '0:a0:0:0'],
  // A text that is no address stays what it is.
  ['007', '007'],
  ['ab:cd', 'ab:cd'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('addresses of one /64 are one network, those of two are two', () => {
  const keys = ['::', '::1', ':ffff:ffff:ffff:ffff', ':0:0:0:2'].map((end) =>
    networkOf(`2001:db8:aa:bb${end}`),
  );
  expect(new Set(keys).size).toBe(1);
  expect(networkOf('2001:db8:aa:bc::1')).not.toBe(keys[0]);
});
