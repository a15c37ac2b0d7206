import { expect, test } from 'vitest';
import type { Api } from './call.ts';
import { makePasskey, signInByPasskey, type PasskeyPorts } from './passkeys.ts';

/** An edge that answers by path and remembers the requests it got. */
function edge(answers: Record<string, [status: number, body: object]>) {
  const sent: { path: string; body: unknown }[] = [];
  const api: Api = {
    base: '',
    tag: 'es-MX',
    fetch: (path, { body }) => {
      sent.push({ path, body: JSON.parse(body as string) });
      const [status, answer] = answers[path] ?? [404, { code: 'not_found', message: '' }];
      return Promise.resolve(Response.json(answer, { status }));
    },
  };
  return { api, sent };
}

const throws = (name: string) => () => Promise.reject(new DOMException('', name));

test('the browser’s new passkey is added under its name', async () => {
  const { api, sent } = edge({
    '/api/auth/passkeys/options': [200, { challenge: 'c' }],
    '/api/auth/passkeys': [201, { id: 'pk_1' }],
  });
  const create = ((options: object) =>
    Promise.resolve({ id: 'new', for: options })) as unknown as PasskeyPorts['create'];
  const made = await makePasskey(api, { name: 'Mi teléfono', otp: '123456' }, { create });
  expect(made).toEqual({ ok: true, value: { id: 'pk_1' } });
  expect(sent[0]?.body).toEqual({ otp: '123456' });
  expect(sent[1]?.body).toEqual({
    name: 'Mi teléfono',
    credential: { id: 'new', for: { challenge: 'c' } },
  });
});

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'passkey_exists'],
  ['SecurityError', 'unavailable'],
])('a browser that throws %s means %s', async (name, code) => {
  const { api } = edge({
    '/api/auth/passkeys/options': [200, {}],
    '/api/oauth/passkey/options': [200, {}],
  });
  const error = { ok: false, error: { code, message: '' } };
  expect(await makePasskey(api, { name: 'x' }, { create: throws(name) })).toEqual(error);
  expect(await signInByPasskey(api, {}, { get: throws(name) })).toEqual(error);
});

test('the edge’s refusal comes through, and the browser does not ask where it refuses at once', async () => {
  const refusal = { code: 'login_required', message: 'Inicia sesión' };
  const { api } = edge({ '/api/auth/passkeys/options': [401, refusal] });
  let asked = 0;
  const create = () => {
    asked += 1;
    return throws('AbortError')();
  };
  expect(await makePasskey(api, { name: 'x' }, { create })).toMatchObject({
    ok: false,
    error: refusal,
  });
  expect(asked).toBe(0);
});

test('a sign-in goes on to where it was asked for', async () => {
  const { api, sent } = edge({
    '/api/oauth/passkey/options': [200, { challenge: 'c' }],
    '/api/oauth/passkey': [200, { state: 'signed_in' }],
  });
  const asked: object[] = [];
  const get = ((_options: object, how: object) => {
    asked.push(how);
    return Promise.resolve({ id: 'used' });
  }) as unknown as PasskeyPorts['get'];
  await signInByPasskey(api, { next: '/me/security', whileTyping: true }, { get });
  expect(asked).toEqual([{ whileTyping: true, signal: undefined }]);
  expect(sent[1]?.body).toEqual({ credential: { id: 'used' }, redirect_uri: '/me/security' });
});
