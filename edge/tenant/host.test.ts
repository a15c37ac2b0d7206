import { expect, test } from 'vitest';
import { normaliseHost, pathInStore, readAddress } from './host.ts';

test.each([
  ['Moda.LOCALHOST:8787', 'moda.localhost'],
  ['www.moda.test.', 'www.moda.test'],
  ['xn--caf-dma.example', 'xn--caf-dma.example'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['mi_tienda.localhost', 'mi_tienda.localhost'],
])('%s is %s', (header, host) => expect(normaliseHost(header)).toBe(host));

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
])('refuses %s', (header) => expect(normaliseHost(header)).toBeUndefined());

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
