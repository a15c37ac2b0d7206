import { describe, expect, test } from 'vitest';
import { edgeOf, pageEnv, pinSent, refusal, type Reply } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { signInModel } from './model.ts';

const CODE = pinSent.code;
const t = messages.es;
const env = pageEnv({ base: '/tienda/moda' });
const filled = { username: ' lucia ', password: 'una frase larga', country: 'MX' };
const entered = { state: 'signed_in', person: {}, redirect_to: '/tienda/moda/' };
const session = { '/auth/session': { body: { person: { id: 'ac_1' } } } };

function open(replies: Record<string, Reply>, values: Record<string, string> = filled) {
  const { api, calls } = edgeOf(env, replies);
  const went: string[] = [];
  const model = signInModel(
    {
      t,
      api,
      go: (path) => void went.push(path),
    },
    { env, storeName: 'Lirio', values },
  );
  return { model, calls, went, state: () => model.form.$state.get() };
}

test('signs in by password, and goes on once the browser has its session', async () => {
  const { model, calls, went } = open({ '/oauth/authorization': { body: entered }, ...session });
  await model.submit();
  expect(calls.map(({ path }) => path)).toEqual(['/oauth/authorization', '/auth/session']);
  expect(calls[0]!.body).toEqual({
    client_id: 'st_moda',
    username: 'lucia',
    password: 'una frase larga',
  });
  expect(went).toEqual(['/tienda/moda/']);
});

test('a phone without its code goes with its country, and everything where it came from', async () => {
  const values = { ...filled, username: '5512345678', redirect_uri: '/tienda/moda/productos' };
  const { model, calls } = open({}, values);
  await model.submit();
  expect(calls[0]!.body).toMatchObject({
    username: '5512345678',
    country: 'MX',
    redirect_uri: '/tienda/moda/productos',
  });
});

test('a form that lacks a field is not sent', async () => {
  const { model, calls, state } = open({}, { username: ' ', country: 'MX' });
  await model.submit();
  expect(calls).toEqual([]);
  expect(Object.keys(state().touched)).toEqual(['username', 'password']);
});

test('a browser that keeps no cookie is told, and led nowhere', async () => {
  const { model, went, state } = open({
    '/oauth/authorization': { body: entered },
    '/auth/session': { body: { person: null } },
  });
  await model.submit();
  expect(went).toEqual([]);
  expect(state().failure).toBe(t.noCookies);
});

test('without an answer about the session it goes on: the next page will tell', async () => {
  const { model, went } = open({ '/oauth/authorization': { body: entered } });
  await model.submit();
  expect(went).toEqual(['/tienda/moda/']);
});

describe('a refusal', () => {
  test('of the password is told at its field, which is emptied', async () => {
    const { model, state } = open({ '/oauth/authorization': refusal('wrong_credentials', 401) });
    await model.submit();
    expect(state()).toMatchObject({
      values: { username: ' lucia ', password: '' },
      refused: { password: 'words of wrong_credentials' },
      busy: false,
      stopped: 1,
    });
  });

  test('of a field that cannot be read is told there, and leaves a name as it was', async () => {
    const answer = {
      status: 400,
      body: { code: 'invalid_request', message: 'No', field: 'username', request_id: 'rq_1' },
    };
    const { model, state } = open({ '/oauth/authorization': answer });
    await model.submit();
    expect(state()).toMatchObject({ values: { username: ' lucia ' }, refused: { username: 'No' } });
  });

  test('of another kind is told of the whole', async () => {
    const { model, state } = open({ '/oauth/authorization': refusal('too_many_requests', 429) });
    await model.submit();
    expect(state()).toMatchObject({ failure: 'words of too_many_requests', refused: {} });
    const offline = open({});
    await offline.model.submit();
    expect(offline.state().failure).toBe(t.tryAgain);
  });
});

test('too many tries offer a new password, until the next try', async () => {
  const { model, state } = open({ '/oauth/authorization': refusal('too_many_requests', 429) });
  await model.submit();
  expect(state().values['locked']).toBe('on');
  const again = model.submit();
  expect(state().values['locked']).toBe('');
  await again;
});

test('a sign-in under way is not sent twice', async () => {
  const { model, calls, state } = open({ '/oauth/authorization': { body: entered }, ...session });
  const first = model.submit();
  expect(state().busy).toBe(true);
  await Promise.all([first, model.submit()]);
  expect(calls.map(({ path }) => path)).toEqual(['/oauth/authorization', '/auth/session']);
});

test('only too many tries of the password offer a new one', async () => {
  const { model, state } = open({ '/oauth/authorization': refusal('wrong_credentials', 401) });
  await model.submit();
  expect(state().values['locked']).toBe('');
});

describe('the second factor', () => {
  const asks = { '/oauth/authorization': { body: { state: 'second_factor', code: CODE } } };

  test('is asked for after the password, which is forgotten, and finishes the sign-in', async () => {
    const { model, calls, went, state } = open({
      ...asks,
      ...session,
      '/oauth/second-factor': { body: entered },
    });
    await model.submit();
    expect(model.$code.get()).toBe(CODE);
    expect(state().values['password']).toBe('');
    await model.submit();
    expect(calls).toHaveLength(1);
    model.form.input('otp', ' 123456 ');
    await model.submit();
    expect(calls[1]).toEqual({
      path: '/oauth/second-factor',
      body: { code: CODE, otp: '123456' },
    });
    expect(went).toEqual(['/tienda/moda/']);
  });

  test('that is wrong is told at its field', async () => {
    const { model, state } = open({
      ...asks,
      '/oauth/second-factor': refusal('invalid_code', 422),
    });
    await model.submit();
    model.form.input('otp', '000000');
    await model.submit();
    expect(state().refused).toEqual({ otp: 'words of invalid_code' });
    expect(model.$code.get()).toBe(CODE);
  });

  test('is asked for in an empty field, and too many tries of it offer no new password', async () => {
    const { model, state } = open({
      ...asks,
      '/oauth/second-factor': refusal('too_many_requests', 429),
    });
    model.form.input('otp', '999999');
    await model.submit();
    expect(state()).toMatchObject({ values: { otp: '' }, busy: false });
    model.form.input('otp', '000000');
    await model.submit();
    expect(state()).toMatchObject({
      values: { otp: '000000', locked: '' },
      failure: 'words of too_many_requests',
    });
  });

  test('that comes too late begins anew', async () => {
    const { model, state } = open({
      ...asks,
      '/oauth/second-factor': refusal('sign_in_expired', 410),
    });
    await model.submit();
    model.form.input('otp', '123456');
    model.form.leave('otp');
    await model.submit();
    expect(model.$code.get()).toBe('');
    expect(state().touched).toEqual({});
    expect(state().failure).toBe('words of sign_in_expired');
  });

  test('can be left for another account, whose empty fields show no problem', async () => {
    const { model, state } = open(asks);
    model.form.leave('password');
    await model.submit();
    expect(state().touched).toEqual({});
    model.form.leave('otp');
    model.form.input('otp', '12');
    model.form.end('failed');
    model.startOver();
    expect(model.$code.get()).toBe('');
    expect(state()).toMatchObject({ touched: {}, values: { otp: '' }, failure: null });
  });
});
