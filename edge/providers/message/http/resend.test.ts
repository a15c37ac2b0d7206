import { expect, test } from 'vitest';
import { providerOfTests, testBrokenLines } from '../../../../tests/support/message-provider.ts';
import type { OutgoingMail } from '../port.ts';
import { resendSender } from './resend.ts';

const API_KEY = 're_secret_of_the_tests';

const mail: OutgoingMail = {
  channel: 'mail',
  id: 'ms_1',
  storeId: 'st_lirio',
  storeName: 'Lirio "S.A."\r\nBcc: eve@example.com',
  locale: 'es',
  recipient: 'ana@example.com',
  subject: 'Tu compra AB12 en Lirio',
  text: 'Hola ñ',
  html: '<p>Hola ñ</p>',
};

const provider = await providerOfTests({ status: 200, json: { id: '49a3999c' } });

function send(origin = provider.origin) {
  const from = 'pedidos@lirio.example';
  return resendSender({ origin, apiKey: API_KEY, from, timeoutMs: 300 }).send(mail);
}

test('a mail goes out once for each id, under the store’s name', async () => {
  expect(await send()).toEqual({ ok: true, value: { providerId: '49a3999c' } });
  const call = provider.asked.at(-1);
  expect(call).toMatchObject({ method: 'POST', path: '/emails' });
  expect(call?.headers).toMatchObject({
    authorization: `Bearer ${API_KEY}`,
    'content-type': 'application/json',
    'idempotency-key': 'ms_1',
  });
  expect(JSON.parse(call?.body ?? '')).toEqual({
    from: '"Lirio \\"S.A.\\" Bcc: eve@example.com" <pedidos@lirio.example>',
    to: ['ana@example.com'],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Content-Language': 'es', 'Auto-Submitted': 'auto-generated' },
  });
});

test('a mail that can be unsubscribed from says how, by one click', async () => {
  const from = 'pedidos@lirio.example';
  const sender = resendSender({ origin: provider.origin, apiKey: API_KEY, from, timeoutMs: 300 });
  await sender.send({ ...mail, unsubscribe: 'https://lirio.example/correos/avisos/x' });
  expect(JSON.parse(provider.asked.at(-1)?.body ?? '').headers).toMatchObject({
    'List-Unsubscribe': '<https://lirio.example/correos/avisos/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('a 2xx counts as sent whatever its body, and so does a conflict about a key that was used before', async () => {
  provider.answer = { status: 200 };
  expect(await send()).toEqual({ ok: true, value: { providerId: null } });
  provider.answer = { status: 409, json: { name: 'invalid_idempotent_request', message: '' } };
  expect(await send()).toEqual({ ok: true, value: { providerId: null } });
});

test.each([
  [400, 'validation_error', 'refused'],
  [413, '', 'refused'],
  [422, 'missing_required_field', 'refused'],
  [302, '', 'later'],
  [401, 'missing_api_key', 'later'],
  [403, 'invalid_api_key', 'later'],
  [409, 'concurrent_idempotent_requests', 'later'],
  [429, 'rate_limit_exceeded', 'later'],
  [500, 'application_error', 'later'],
  [503, '', 'later'],
])('%i %s is %s', async (status, name, kind) => {
  provider.answer = { status, json: { name, message: `about ${API_KEY} and Hola ñ` } };
  const sent = await send();
  expect(sent).toMatchObject({ ok: false, error: { kind, reason: expect.stringContaining(name) } });
  expect(JSON.stringify(sent)).not.toMatch(/re_secret|Hola/);
});

test.each([
  ['7', 7],
  [new Date(Date.now() + 60_000).toUTCString(), expect.closeTo(60, -1)],
  ['soon', undefined],
])('waits as long as it is asked to: %s', async (asked, afterSeconds) => {
  provider.answer = { status: 429, json: {}, headers: { 'retry-after': asked } };
  const sent = await send();
  expect(sent.ok ? null : sent.error).toEqual({
    kind: 'later',
    reason: '429 :',
    ...(afterSeconds === undefined ? {} : { afterSeconds }),
  });
});

testBrokenLines(provider, send);
