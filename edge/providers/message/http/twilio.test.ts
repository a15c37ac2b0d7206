import { Ajv, type AnySchema } from 'ajv';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { providerOfTests, testBrokenLines } from '../../../../tests/support/message-provider.ts';
import type { OutgoingSms } from '../port.ts';
import { twilioSender } from './twilio.ts';

/** The operation as its owner describes it. */
const wire = JSON.parse(
  readFileSync(
    new URL('../../../../tests/support/twilio-messages.json', import.meta.url),
    'utf8',
  ).replaceAll('#/components/', 'wire#/components/'),
) as {
  readonly path: string;
  readonly parameter: AnySchema;
  readonly request: object;
  readonly response: AnySchema;
  readonly example: { readonly sid: string };
  readonly components: object;
};

const ajv = new Ajv({ strict: false, validateFormats: true });
ajv.addFormat('phone-number', /^\+[1-9]\d{6,14}$/);
for (const format of ['uri', 'date-time', 'date-time-rfc-2822', 'currency', 'uri-map']) {
  ajv.addFormat(format, true);
}
ajv.addSchema({ $id: 'wire', components: wire.components });
const check = (schema: AnySchema, value: unknown) => {
  const validate = ajv.compile(schema);
  return validate(value) ? [] : validate.errors;
};

const SID = `AC${'a1'.repeat(16)}`;
const TOKEN = 'token-of-the-tests';
const NUMBER = '+14155552345';

const sms: OutgoingSms = {
  channel: 'sms',
  id: 'ms_1',
  storeId: 'st_lirio',
  storeName: 'Lirio',
  locale: 'es',
  recipient: '+525512345678',
  text: 'Tu PIN es 483920 & vence en 5 minutos ñ',
};

const provider = await providerOfTests({ status: 201, json: wire.example });

function send({ origin = provider.origin, from = NUMBER } = {}) {
  const account = { accountSid: SID, authToken: TOKEN, from };
  return twilioSender({ origin, ...account, timeoutMs: 300 }).send(sms);
}

test.each([
  [NUMBER, 'From'],
  [`MG${'0'.repeat(32)}`, 'MessagingServiceSid'],
])(
  'what it asks and what it reads is what the document describes: from %s',
  async (from, field) => {
    expect(check(wire.response, wire.example)).toEqual([]);
    expect(await send({ from })).toEqual({ ok: true, value: { providerId: wire.example.sid } });
    const call = provider.asked.at(-1);
    expect(call).toMatchObject({
      method: 'POST',
      path: wire.path.replace('{AccountSid}', SID),
      headers: {
        authorization: `Basic ${Buffer.from(`${SID}:${TOKEN}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(check(wire.parameter, SID)).toEqual([]);
    const form = Object.fromEntries(new URLSearchParams(call?.body));
    expect(form).toEqual({ To: sms.recipient, [field]: from, Body: sms.text });
    // The service would silently ignore a parameter that it does not know.
    const request = { ...wire.request, additionalProperties: false };
    expect(check(request, form)).toEqual([]);
    expect(check(request, { ...form, Too: '' })).not.toEqual([]);
    expect(check(request, { ...form, [field]: '5512' })).not.toEqual([]);
  },
);

test.each([
  [400, 21211, 'refused'],
  [400, 21610, 'refused'],
  [400, 21614, 'refused'],
  [400, 21408, 'later'],
  [400, 21606, 'later'],
  [401, 20003, 'later'],
  [404, 20404, 'later'],
  [429, 20429, 'later'],
  [500, 20500, 'later'],
])('%i with code %i is %s', async (status, code, kind) => {
  provider.answer = { status, json: { code, message: `${TOKEN}: ${sms.text}`, status } };
  const sent = await send();
  expect(sent).toMatchObject({ ok: false, error: { kind } });
  expect(JSON.stringify(sent)).toContain(`${status} ${code}`);
  expect(JSON.stringify(sent)).not.toMatch(/token-of|483920/);
});

testBrokenLines(provider, (origin) => send({ origin }));
