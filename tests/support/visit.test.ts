import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './visit.ts';

/** Answers the first request of a connection, and ends it with the second. */
let met = 0;
const server = createServer((socket) => {
  let asked = 0;
  socket.on('error', () => {});
  socket.on('data', () => {
    met += 1;
    asked += 1;
    if (asked === 1) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi');
    else socket.destroy();
  });
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

test('a read on a connection that has ended meanwhile is repeated', async () => {
  const before = met;
  expect((await ask(port, 'shop', '/')).text).toBe('hi');
  expect((await ask(port, 'shop', '/')).text).toBe('hi');
  expect(met - before).toBe(3);
});

test('a write is not', async () => {
  expect((await ask(port, 'shop', '/')).text).toBe('hi');
  await expect(ask(port, 'shop', '/', { method: 'POST' })).rejects.toThrow('socket hang up');
});
