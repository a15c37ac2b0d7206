/** Bodies that break the rules of HTTP/1.1 itself: the sender's fault, and told as such. */
import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';

const port = inject('port');

/** The status of the answer to raw bytes. */
function statusOf(bytes: string): Promise<number> {
  return new Promise((settle) => {
    const socket = connect({ host: '127.0.0.1', port });
    let read = '';
    socket.on('data', (data) => {
      read += data.toString('latin1');
      socket.destroy();
    });
    socket.on('close', () => settle(Number(read.slice(9, 12))));
    socket.on('error', () => undefined);
    socket.write(bytes);
  });
}

const request = (path: string, type: string, headers: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: moda.localhost:${port}\r\nOrigin: http://moda.localhost:${port}\r\n` +
  `Content-Type: ${type}\r\nIdempotency-Key: bad-body-1234\r\n${headers}\r\n\r\n${body}`;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

test.each([
  ['/api/shopping-carts/', JSON_TYPE],
  ['/api/auth/sign-in', JSON_TYPE],
  ['/api/payment/webhooks/str_card', JSON_TYPE],
  ['/shopping-cart', FORM_TYPE],
  ['/login', FORM_TYPE],
  ['/preferences', FORM_TYPE],
  ['/no-such-page', FORM_TYPE],
])('a chunk that is none is no fault of the server: %s', async (path, type) => {
  for (const body of ['zz\r\n{}\r\n0\r\n\r\n', '5\r\n{}\r\n0\r\n\r\n', '-1\r\n{}\r\n0\r\n\r\n']) {
    const status = await statusOf(request(path, type, 'Transfer-Encoding: chunked', body));
    expect([body, status]).toEqual([body, 400]);
  }
});
