/** The adapter against the sandbox's push service, and against ones that are out of order. */
import { createECDH, randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { fixedClock, systemClock } from '../../../../shared/kernel/clock.ts';
import { decryptPush, newDeviceKeys } from '../../payment/sandbox-server/push/decrypt.ts';
import { isSender } from '../../payment/sandbox-server/push/token.ts';
import { webPush } from './adapter.ts';

const pair = createECDH('prime256v1');
pair.setPrivateKey(randomBytes(32));
const keys = {
  publicKey: pair.getPublicKey('base64url'),
  privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  subject: 'mailto:operator@example.com',
};
const ENDPOINT = 'https://push.example.com/send/abc';
const device = await newDeviceKeys();
const to = { endpoint: ENDPOINT, p256dh: device.publicKey, auth: device.auth };
const message = { topic: 'a'.repeat(26), text: '{"title":"Lirio"}' };

type Sent = Parameters<typeof fetch>;
function sender(answer: (...sent: Sent) => Promise<Response> | Response, timeoutMs = 50) {
  const asked = vi.fn<(...sent: Sent) => Promise<Response>>(async (...sent) => answer(...sent));
  return { asked, push: webPush({ keys, clock: systemClock, fetch: asked, timeoutMs }) };
}

test('a push goes out encrypted and signed, and is not led elsewhere', async () => {
  const { asked, push } = sender(() => new Response(null, { status: 201 }));
  expect(await push.send(to, message)).toEqual({ ok: true, value: null });
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(url).toBe(ENDPOINT);
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  const headers = new Headers(init?.headers);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '43200',
    topic: message.topic,
  });
  expect(await decryptPush(init?.body as Uint8Array<ArrayBuffer>, device)).toBe(message.text);
  const proof = headers.get('authorization') ?? '';
  const now = Date.now();
  expect(await isSender(proof, 'https://push.example.com', now)).toBe(true);
  expect(await isSender(proof, 'https://other.example.com', now)).toBe(false);
  expect(await isSender(proof, 'https://push.example.com', now + 86_400_000)).toBe(false);
  expect(await isSender(`${proof.slice(0, 40)}x${proof.slice(41)}`, ENDPOINT, now)).toBe(false);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [403, 'gone'],
  [301, 'gone'],
  [307, 'gone'],
  [400, 'later'],
  [401, 'later'],
  [413, 'later'],
  [500, 'later'],
  [503, 'later'],
])('%i is %s', async (status, kind) => {
  const headers = { location: 'http://169.254.169.254/' };
  const { asked, push } = sender(() => new Response(null, { status, headers }));
  expect(await push.send(to, message)).toMatchObject({ ok: false, error: { kind } });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('429 waits as long as it is asked to', async () => {
  const headers = { 'retry-after': '120' };
  const { push } = sender(() => new Response(null, { status: 429, headers }));
  expect(await push.send(to, message)).toMatchObject({
    ok: false,
    error: { kind: 'later', afterSeconds: 120 },
  });
});

test('a service that hangs, or whose line breaks, is asked again later', async () => {
  const hangs = sender(
    (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  expect(await hangs.push.send(to, message)).toMatchObject({ error: { kind: 'later' } });
  const breaks = sender(() => Promise.reject(new TypeError('no route')));
  expect(await breaks.push.send(to, message)).toMatchObject({ error: { kind: 'later' } });
});

test('nothing is asked of an address inside, nor for a key that is none', async () => {
  const { asked, push } = sender(() => new Response(null, { status: 201 }));
  for (const endpoint of ['http://localhost:8788/push/send/a', 'https://10.0.0.1/a']) {
    expect(await push.send({ ...to, endpoint }, message)).toMatchObject({
      error: { kind: 'gone' },
    });
  }
  const p256dh = `B${'A'.repeat(86)}`;
  expect(await push.send({ ...to, p256dh }, message)).toMatchObject({ error: { kind: 'gone' } });
  expect(asked).not.toHaveBeenCalled();
});

test('the sandbox is taken where a deployment names it, and its other ports are not', () => {
  const push = webPush({ keys, clock: fixedClock(0), sandbox: 'http://localhost:8788' });
  expect(push.takes('http://localhost:8788/push/send/a')).toBe(true);
  expect(push.takes('http://localhost:8787/push/send/a')).toBe(false);
  expect(push.takes('http://localhost:8788@evil.example/a')).toBe(false);
  expect(push.takes(ENDPOINT)).toBe(true);
});
