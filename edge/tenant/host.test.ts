import { expect, test } from 'vitest';
import { originOf, pathInStore, readAddress, readHost, writtenPath } from './host.ts';

test.each([
  ['Moda.LOCALHOST:8787', 'moda.localhost', 8787],
  ['www.moda.test.', 'www.moda.test', undefined],
  ['www.moda.test.:08787', 'www.moda.test', 8787],
  ['xn--caf-dma.example', 'xn--caf-dma.example', undefined],
  ['127.0.0.1:80', '127.0.0.1', 80],
  ['mi_tienda.localhost', 'mi_tienda.localhost', undefined],
])('%s is %s at %s', (header, name, port) => expect(readHost(header)).toEqual({ name, port }));

test.each([
  '',
  'a b',
  'moda..localhost',
  '-a.b',
  'user@moda.localhost',
  'moda.localhost/x',
  '[::1]',
  'ü.mx',
  `${'a'.repeat(64)}.mx`,
  '.',
  'moda.localhost:',
  'moda.localhost:123456',
  'moda.localhost:80:80',
  'moda.localhost:-1',
  'moda.localhost..',
  '\u212A.localhost',
])('refuses %s', (header) => expect(readHost(header)).toBeUndefined());

test.each([
  ['http:', undefined, 'http://moda.mx'],
  ['http:', 80, 'http://moda.mx'],
  ['http:', 443, undefined],
  ['https:', 443, 'https://moda.mx'],
  ['https:', 80, undefined],
  ['http:', 8787, 'http://moda.mx:8787'],
  ['http:', 8788, undefined],
  ['http:', 0, undefined],
])('%s at port %s is the origin %s', (protocol, port, origin) =>
  expect(originOf({ name: 'moda.mx', port }, protocol, new Set([8787]))).toBe(origin),
);

test('the three ways to name a store', () => {
  expect(readAddress('moda.localhost', '/productos', 'localhost')).toMatchObject({
    kind: 'subdomain',
    slug: 'moda',
  });
  expect(readAddress('localhost', '/tienda/Ana/productos', 'localhost')).toMatchObject({
    kind: 'path',
    slug: 'ana',
    rest: '/productos',
  });
  expect(readAddress('localhost', '/tienda/ana', 'localhost')).toMatchObject({
    kind: 'path',
    rest: '/',
  });
  expect(readAddress('www.moda.test', '/', 'localhost')).toMatchObject({
    kind: 'host',
    host: 'www.moda.test',
  });
  expect(readAddress('localhost', '/', 'localhost')).toMatchObject({ kind: 'platform' });
  expect(readAddress('a.b.localhost', '/', 'localhost')).toMatchObject({ kind: 'host' });
  expect(readAddress('localhost', '/tienda/../x', 'localhost')).toMatchObject({ kind: 'platform' });
});

test.each([
  ['/', '/'],
  ['/productos/', '/productos'],
  ['/tienda/ana', '/'],
  ['/tienda/ana/', '/'],
  ['/tienda/Ana/productos/?page=2', '/productos'],
  ['/tienda/ana/tienda/eva', '/tienda/eva'],
  ['/tienda/foo%20bar/productos', '/tienda/foo bar/productos'],
  ['/%74ienda/ana', '/tienda/ana'],
  ['/catalogos/ni%C3%B1as', '/catalogos/niñas'],
  ['/productos/%zz', '/productos/%zz'],
])('%s is %s in its store', (address, path) =>
  expect(pathInStore(new Request(`http://moda.localhost${address}`))).toBe(path),
);

test('the path stays as it was sent', () => {
  expect(writtenPath('http://localhost/tienda/ana/../eva/%2e%2e?x#y')).toBe(
    '/tienda/ana/../eva/%2e%2e',
  );
  expect(writtenPath('http://a b/x')).toBe('/x');
  expect(writtenPath('http://moda')).toBe('');
});

test('a name has 253 characters at most, and stands alone in its header', () => {
  const long = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;
  expect(long).toHaveLength(253);
  expect(readHost(long)).toEqual({ name: long, port: undefined });
  expect(readHost(`${long}.:12345`)).toEqual({ name: long, port: 12_345 });
  for (const header of [`${long}e`, null, undefined, 'x\nmoda.localhost', 'moda.localhost\nx']) {
    expect(readHost(header)).toBeUndefined();
  }
});

test('a store’s path begins the path, and has a slug of 120 characters at most', () => {
  const kindOf = (path: string) => readAddress('localhost', path, 'localhost').kind;
  expect(kindOf(`/tienda/${'a'.repeat(120)}`)).toBe('path');
  for (const path of [
    `/tienda/${'a'.repeat(121)}`,
    '/x/tienda/ana',
    '/tienda/',
    '/tienda/a%20b',
    '/tienda/ana?x',
    '/Tienda/ana',
  ]) {
    expect(kindOf(path), path).toBe('platform');
  }
});

test('an address without a scheme has no written path', () => {
  for (const url of ['', '/x', 'moda/x', 'x http://moda/x', 'HTTP://moda/x']) {
    expect(writtenPath(url)).toBe('');
  }
});
