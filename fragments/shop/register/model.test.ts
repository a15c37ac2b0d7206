import { describe, expect, test } from 'vitest';
import { edgeOf, pageEnv, pinSent, type Reply } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { RegisterProps } from './props.ts';
import { registerModel } from './model.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';

const CODE = pinSent.code;
const t = messages.en;
const env = pageEnv({ locale: 'en', tag: 'en-US', base: '/tienda/moda' });
const filled = {
  type: 'phone',
  full_name: 'Lucía Méndez',
  country: 'MX',
  phone: '(551) 234-5678',
  password: 'una frase larga',
  terms: 'on',
};
const proof = pinSent;

/** A registration whose edge answers by path; a path without a reply fails. */
function open(replies: Record<string, Reply>, props: Partial<RegisterProps> = {}) {
  const { api, calls: sent } = edgeOf(env, replies);
  const went: string[] = [];
  const kept: string[] = [];
  const toasts: Notice[] = [];
  const model = registerModel(
    {
      t,
      api,
      go: (path) => void went.push(path),
      wait: (milliseconds) => {
        went.push(`wait ${milliseconds}`);
        return Promise.resolve();
      },
      toast: (notice) => void toasts.push(notice),
      keep: ({ code }) => void kept.push(code),
    },
    { env, storeName: 'Lirio', form: 'basic', values: filled, ...props },
  );
  return { model, state: () => model.form.$state.get(), sent, went, kept, toasts };
}

const refused = (code: string, field?: string) => ({
  '/auth/authorize': { status: 409, body: { code, message: 'words', field, request_id: 'rq_1' } },
});

test('sends the fields that the form asks for, and goes on to the PIN', async () => {
  const { model, sent, went, kept } = open({ '/auth/authorize': { status: 201, body: proof } });
  await model.submit();
  expect(sent[0]!.body).toEqual({
    client_id: 'st_moda',
    type: 'phone',
    full_name: 'Lucía Méndez',
    phone: '5512345678',
    country: 'MX',
    password: 'una frase larga',
    terms: true,
  });
  expect([went.length, kept]).toEqual([1, [CODE]]);
  const to = new URL(went[0]!, 'http://shop.test');
  expect(to.pathname).toBe('/tienda/moda/register/activate/');
  expect(Object.fromEntries(to.searchParams)).toEqual({
    type: 'phone',
    code: CODE,
    username: '+525512345678',
    phone: '5512345678',
    country_code: '52',
    country: 'MX',
    full_name: 'Lucía Méndez',
  });
});

test('an incomplete form is not sent and shows its missing fields', async () => {
  const { model, sent, state } = open({}, { values: { type: 'phone', country: 'MX' } });
  await model.submit();
  expect(sent).toEqual([]);
  expect(Object.keys(state().touched)).toEqual(['full_name', 'phone', 'password', 'terms']);
});

test('a form under way is not sent twice, and no setting up shows without a plan', async () => {
  const { model, sent, state } = open({ '/auth/authorize': { status: 201, body: proof } });
  expect(model.$settingUp.get()).toBe(false);
  const first = model.submit();
  expect(state().busy).toBe(true);
  await Promise.all([first, model.submit()]);
  expect(sent.map(({ path }) => path)).toEqual(['/auth/authorize']);
});

describe('whether the user exists', () => {
  const taken = { '/auth/users/exist': { body: { exist: true } } };

  test('may be answered with no; the field has been left all the same', async () => {
    const { model, sent, state } = open({ '/auth/users/exist': { body: { exist: false } } });
    await model.leave('phone');
    expect(sent).toHaveLength(1);
    expect(state()).toMatchObject({ refused: {}, touched: { phone: true } });
  });

  test('is asked of a name without the spaces around it', async () => {
    const values = { ...filled, type: 'email', email: ' l@example.com ' };
    const { model, sent } = open(taken, { values });
    await model.leave('email');
    expect(sent).toEqual([{ path: '/auth/users/exist', body: { username: 'l@example.com' } }]);
  });

  test.each([
    ['phone', filled, { username: '5512345678', country: 'MX' }],
    ['email', { ...filled, type: 'email', email: 'l@example.com' }, { username: 'l@example.com' }],
  ])('is asked when the %s is left, once for each value', async (name, values, body) => {
    const { model, sent, state } = open(taken, { values });
    await model.leave(name);
    expect(sent).toEqual([{ path: '/auth/users/exist', body }]);
    expect(state().refused).toEqual({ [name]: 'The user already exists' });
    model.form.input(name, values[name as 'phone'] + ' ');
    model.form.input(name, values[name as 'phone']);
    await model.leave(name);
    expect(sent).toHaveLength(1);
    expect(state().refused).toEqual({ [name]: 'The user already exists' });
  });

  test('is not asked of a value that is wrong or missing, nor of other fields', async () => {
    const { model, sent } = open(taken, { values: { ...filled, phone: '55', email: '' } });
    for (const name of ['phone', 'email', 'full_name']) await model.leave(name);
    expect(sent).toEqual([]);
  });

  test('stops the form, which asks for another', async () => {
    const { model, sent, state } = open(taken);
    await model.leave('phone');
    await model.submit();
    expect(sent).toHaveLength(1);
    expect(state().failure).toBe('The user already exists, please try a different one.');
  });

  test('without an answer no problem shows', async () => {
    const { model, state } = open({});
    await model.leave('phone');
    expect(state().refused).toEqual({});
  });
});

describe('a refusal is a toast of seven seconds in the words of the spec', () => {
  test.each([
    ['existing_user', 'The user already exists'],
    [
      'email_client_failure',
      'The activation email could not be sent (client error)! Please, try again later',
    ],
    [
      'email_server_failure',
      'The activation email could not be sent (server error)! Please, try again later',
    ],
    ['user_already_exists', 'The user has already been activated!'],
    ['not_eligible', t.failures.not_eligible],
    ['internal_error', 'Unkown error'],
    ['too_many_requests', 'words'],
  ])('%s', async (code, message) => {
    const { model, toasts, went, state } = open(refused(code));
    await model.submit();
    expect(toasts).toEqual([{ tone: 'error', title: 'Failed!', message, seconds: 7 }]);
    expect(went).toEqual([]);
    expect(state().busy).toBe(false);
  });

  test('no answer at all is unknown as well', async () => {
    const { model, toasts } = open({});
    await model.submit();
    expect(toasts[0]!.message).toBe('Unkown error');
  });

  test('the field of a user that exists says what to do', async () => {
    const { model, state } = open(refused('existing_user', 'email'));
    await model.submit();
    expect(state().refused).toEqual({ email: t.useAnother });
  });

  test('what its field says is in no notice', async () => {
    const { model, state, toasts } = open(refused('invalid_request', 'email'));
    await model.submit();
    expect(state().refused).toEqual({ email: 'words' });
    expect(toasts).toEqual([]);
  });
});

describe('a refusal of a field', () => {
  test.each([
    ['in the edge’s words', 'invalid_request', 'full_name', { full_name: 'words' }],
    ['none where it names no field', 'invalid_request', undefined, {}],
    ['of a user that exists, at the phone', 'existing_user', undefined, { phone: t.useAnother }],
  ])('is told there: %s', async (_what, code, field, told) => {
    const { model, state } = open(refused(code, field));
    await model.submit();
    expect(state().refused).toEqual(told);
  });

  test('of a user that exists is told at the e-mail of a sign-up by e-mail', async () => {
    const values = { ...filled, type: 'email', email: 'l@example.com' };
    const { model, state } = open(refused('existing_user'), { values });
    await model.submit();
    expect(state().refused).toEqual({ email: t.useAnother });
  });

  test('without words is not told there', async () => {
    const body = { code: 'invalid_request', message: '', field: 'full_name', request_id: 'rq_1' };
    const { model, state } = open({ '/auth/authorize': { status: 400, body } });
    await model.submit();
    expect(state().refused).toEqual({});
  });

  test('too many tries without words are an unknown failure', async () => {
    const body = { code: 'too_many_requests', message: '', request_id: 'rq_1' };
    const { model, toasts } = open({ '/auth/authorize': { status: 429, body } });
    await model.submit();
    expect(toasts[0]!.message).toBe('Unkown error');
  });
});

describe('a registration that needs no PIN', () => {
  const skipping = { '/auth/authorize': { body: { ...proof, can_skip_pin: true } } };
  const setAuth = { action: 'set-auth', person: {}, redirect_to: '/tienda/moda/' };

  test('is activated at once', async () => {
    const { model, sent, went } = open({
      ...skipping,
      '/activate/pin': { body: { actions: [setAuth] } },
    });
    await model.submit();
    expect(sent[1]).toEqual({ path: '/activate/pin', body: { code: CODE, type: 'phone' } });
    expect(went).toEqual(['/tienda/moda/']);
  });

  test('with a plan waits three seconds for its page', async () => {
    const plan = { action: 'plan', response_url: '/apps/paquetes/micro', wait_ms: 3000 };
    const { model, went } = open({
      ...skipping,
      '/activate/pin': { body: { actions: [setAuth, plan] } },
    });
    await model.submit();
    expect(model.$settingUp.get()).toBe(true);
    expect(went).toEqual(['wait 3000', '/apps/paquetes/micro']);
  });

  test('goes to the page of the PIN where that fails', async () => {
    const { model, went } = open(skipping);
    await model.submit();
    expect(went[0]).toContain('/register/activate/?');
  });
});

test('by text message a phone is all, and its form is completed on the next page', async () => {
  const values = { type: 'phone', country: 'MX', phone: '5512345678', package_code: 'micro' };
  const begun = { ...proof, username: '', expires_at: null };
  const { model, sent, went } = open(
    { '/auth/authorize': { status: 201, body: begun } },
    { mode: 'sms', values },
  );
  await model.submit();
  expect(sent[0]!.body).toMatchObject({
    response_type: 'sms_registration',
    phone: '5512345678',
    package_code: 'micro',
  });
  expect(went).toEqual([
    `/tienda/moda/register/complete/?code=${CODE}&number=5512345678&package_code=micro`,
  ]);
});
