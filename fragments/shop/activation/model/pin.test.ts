import { describe, expect, test } from 'vitest';
import type { TabProof } from '../../../../shared/state/tab-proof.ts';
import {
  CODE,
  env,
  fakePage,
  NOW,
  proof,
  refusal,
  sent,
  signedIn,
  type Reply,
} from '../fixtures.ts';
import { pinModel } from './pin.ts';

function open(
  replies: Record<string, Reply> = {},
  { kind = 'pin', kept }: { kind?: 'pin' | 'reset'; kept?: TabProof } = {},
) {
  const page = fakePage(replies, kept);
  const model = pinModel(page.ports, { env, step: { kind, proof } });
  return { ...page, model, state: () => model.form.$state.get() };
}

test('the right PIN signs in and goes on', async () => {
  const { model, calls, went } = open({ '/activate/pin': { body: signedIn } });
  model.form.input('pin', '123456');
  await model.submit();
  expect(calls).toEqual([
    { path: '/activate/pin', body: { code: CODE, type: 'phone', pin: '123456' } },
  ]);
  expect(went).toEqual(['/tienda/moda/']);
});

test('a text that is no PIN is not sent', async () => {
  const { model, calls, state } = open();
  model.form.input('pin', '12345');
  await model.submit();
  expect(calls).toEqual([]);
  expect(state()).toMatchObject({ touched: { pin: true }, stopped: 1 });
});

test('a wrong one is told at its field and in a notice, and the next can be typed', async () => {
  const { model, toasts, state } = open({ '/activate/pin': refusal('invalid_pin', 422, 'pin') });
  model.form.input('pin', '000000');
  await model.submit();
  expect(state()).toMatchObject({
    values: { pin: '' },
    refused: { pin: 'words of invalid_pin' },
    busy: false,
  });
  expect(toasts).toEqual([
    { tone: 'error', title: 'failed', message: 'words of invalid_pin', seconds: 7 },
  ]);
});

describe('a refusal is told in the words of the spec', () => {
  test.each([
    ['user_already_active', 'user already activated'],
    ['user_does_not_exist', 'user does not exist'],
    ['internal_error', 'unknown error'],
    ['too_many_requests', 'words of too_many_requests'],
  ])('%s', async (code, message) => {
    const { model, toasts } = open({ '/activate/pin': refusal(code, 409) });
    model.form.input('pin', '123456');
    await model.submit();
    expect(toasts[0]).toMatchObject({ title: 'failed', message });
  });

  test('a lock stays in sight, and is said once', async () => {
    const locked = refusal('pin_locked', 429);
    const { model, state, toasts } = open({ '/activate/pin': locked, '/auth/pin': locked });
    model.form.input('pin', '123456');
    await model.submit();
    expect(state().failure).toBe('words of pin_locked');
    await model.resend();
    expect(state().failure).toBe('words of pin_locked');
    expect(toasts).toEqual([]);
  });
});

test('a reset takes the new password along, and does not go without one', async () => {
  const { model, calls } = open({ '/activate/pin': { body: signedIn } }, { kind: 'reset' });
  model.form.input('pin', '123456');
  await model.submit();
  expect(calls).toEqual([]);
  model.form.input('password', 'otra frase larga');
  await model.submit();
  expect(calls[0]!.body).toMatchObject({ pin: '123456', password: 'otra frase larga' });
});

test('the expiry that this tab keeps counts once the page is live', () => {
  const { model } = open({}, { kept: { until: NOW + 60_000, canSkip: true } });
  expect(model.$pin.get()).toMatchObject({ until: undefined, canSkip: false });
  model.start();
  expect(model.$pin.get()).toMatchObject({ until: NOW + 60_000, canSkip: true });
});

test('a registration that may skip the PIN goes on without one', async () => {
  const { model, calls, went } = open({ '/activate/pin': { body: signedIn } });
  await model.skip();
  expect(calls[0]!.body).toEqual({ code: CODE, type: 'phone' });
  expect(went).toEqual(['/tienda/moda/']);
});

describe('sent again', () => {
  test('the PIN has five minutes anew, and the digits of the old one go', async () => {
    const { model, calls, keeps, toasts, state } = open({ '/auth/pin': { body: sent } });
    model.form.input('pin', '123');
    await model.resend();
    expect(calls).toEqual([{ path: '/auth/pin', body: { code: CODE } }]);
    expect(model.$pin.get().until).toBe(NOW + 300_000);
    expect(keeps).toEqual([[CODE, { until: NOW + 300_000, canSkip: false }]]);
    expect(state().values).toEqual({ pin: '' });
    expect(toasts[0]).toMatchObject({ tone: 'success' });
  });

  test('the empty field of a new PIN shows no problem', async () => {
    const { model, state } = open({ '/auth/pin': { body: sent } });
    model.form.leave('pin');
    await model.resend();
    const { touched, refused, failure } = state();
    expect({ touched, refused, failure }).toEqual({ touched: {}, refused: {}, failure: null });
  });

  test('not twice at one time', async () => {
    const { model, calls } = open({ '/auth/pin': { body: sent } });
    await Promise.all([model.resend(), model.resend()]);
    expect(calls).toHaveLength(1);
  });

  test('a refusal leaves the old one as it was', async () => {
    const { model, toasts } = open({ '/auth/pin': refusal('email_client_failure', 422, 'email') });
    await model.resend();
    expect(model.$pin.get().until).toBeUndefined();
    expect(toasts[0]).toMatchObject({ message: 'words of email_client_failure' });
    expect(model.contact.$state.get().busy).toBe(false);
  });
});

describe('half a minute after a PIN was sent', () => {
  const at = `/activate/proofs/${CODE}`;
  const state = { is_done: false, tries_left: 3, expires_in: 60, resend_in: 20, locked_in: 0 };

  test('another is not asked for before', async () => {
    const { model, calls } = open({ '/auth/pin': { body: sent } });
    await model.resend();
    await model.resend();
    expect(calls).toHaveLength(1);
    expect(model.$pin.get().again).toBe(NOW + 30_000);
  });

  test('the page’s own facts count, and a refusal of the edge', async () => {
    const page = fakePage({});
    const step = { kind: 'pin', proof } as const;
    const model = pinModel(page.ports, { env, step, state: { ...state, redirect_to: '/' } });
    model.start();
    expect(model.$pin.get()).toMatchObject({
      until: NOW + 60_000,
      again: NOW + 20_000,
      triesLeft: 3,
    });
    const soon = { code: 'pin_just_sent', message: 'wait', values: { seconds: 9 } };
    const refused = open({ '/auth/pin': { status: 429, body: soon } });
    await refused.model.resend();
    expect(refused.model.$pin.get().again).toBe(NOW + 9_000);
    expect(refused.toasts[0]).toMatchObject({ message: 'wait' });
  });

  test('a wrong PIN tells the tries that are left', async () => {
    const wrong = { code: 'invalid_pin', message: 'wrong', field: 'pin', values: { left: 2 } };
    const { model } = open({ '/activate/pin': { status: 422, body: wrong } });
    model.form.input('pin', '000000');
    await model.submit();
    expect(model.$pin.get().triesLeft).toBe(2);
  });

  test('a proof that was finished elsewhere brings the page’s next step', async () => {
    const done = open({ [at]: { body: { ...state, is_done: true } } });
    await done.model.lookElsewhere();
    expect(done.went).toEqual(['reload']);
    const waits = open({ [at]: { body: state } });
    await waits.model.lookElsewhere();
    expect([waits.went, waits.toasts]).toEqual([[], []]);
    await waits.model.askElsewhere();
    expect(waits.toasts[0]).toMatchObject({ tone: 'info' });
  });
});

describe('another contact', () => {
  test('gets the PIN, and stands in the address from then on', async () => {
    const answer = { ...sent, type: 'email', username: 'l@example.com' };
    const { model, calls, went } = open({ '/auth/pin': { body: answer } });
    model.edit(true);
    model.contact.input('type', 'email');
    model.contact.input('email', ' l@example.com ');
    await model.change();
    expect(calls[0]!.body).toEqual({ code: CODE, type: 'email', email: 'l@example.com' });
    expect(model.$pin.get()).toMatchObject({
      editing: false,
      proof: { type: 'email', username: 'l@example.com', email: 'l@example.com' },
    });
    expect(went[0]).toMatch(/^rename \/tienda\/moda\/register\/activate\/\?type=email&code=pf_a+&/);
    expect(went[0]).not.toContain('phone=');
  });

  test('another phone goes with its country', async () => {
    const { model, calls } = open({ '/auth/pin': { body: sent } });
    model.contact.input('phone', '(558) 765-4321');
    await model.change();
    expect(calls[0]!.body).toEqual({
      code: CODE,
      type: 'phone',
      phone: '5587654321',
      country: 'MX',
    });
    expect(model.$pin.get().proof.phone).toBe('5587654321');
  });

  test('a wrong one gets no PIN, a taken one is told at its field', async () => {
    const { model, calls } = open({ '/auth/pin': refusal('existing_user', 409, 'phone') });
    model.contact.input('phone', '55');
    await model.change();
    expect(calls).toEqual([]);
    model.contact.input('phone', '5587654321');
    await model.change();
    expect(model.contact.$state.get().refused).toEqual({ phone: 'words of existing_user' });
    expect(model.$pin.get().proof.phone).toBe('5512345678');
  });
});

describe('a step that begins', () => {
  const begin = (errors?: Record<string, string>) =>
    pinModel(fakePage({}).ports, { env, step: { kind: 'pin', proof }, errors });

  test.each([
    [undefined, {}, {}, false],
    [{ pin: 'a', password: 'b' }, { pin: 'a', password: 'b' }, {}, false],
    [{ phone: 'c' }, {}, { phone: 'c' }, true],
    [{ pin: 'a', email: 'd', country: 'e' }, { pin: 'a' }, { email: 'd', country: 'e' }, true],
    [{ other: 'x' }, {}, {}, false],
  ])('with %j shows each problem in its form', (errors, own, contact, editing) => {
    const model = begin(errors);
    expect(model.form.$state.get().refused).toEqual(own);
    expect(model.contact.$state.get().refused).toEqual(contact);
    expect(model.$pin.get().editing).toBe(editing);
  });

  test('without facts of this tab has none', () => {
    const model = begin();
    model.start();
    expect(model.$pin.get()).toMatchObject({ until: undefined, canSkip: false });
  });

  test('for a proof without an end counts none', () => {
    const state = { is_done: false, tries_left: 3, expires_in: null, resend_in: 5, locked_in: 0 };
    const model = pinModel(fakePage({}).ports, {
      env,
      step: { kind: 'pin', proof },
      state: { ...state, redirect_to: '/' },
    });
    model.start();
    expect(model.$pin.get()).toMatchObject({ until: null, again: NOW + 5000 });
  });
});

test('a PIN under way is not sent twice, nor is another asked for', async () => {
  const { model, calls, state } = open({ '/activate/pin': { body: { actions: [] } } });
  model.form.input('pin', '123456');
  const first = model.submit();
  expect(state().busy).toBe(true);
  await Promise.all([first, model.submit(), model.resend(), model.lookElsewhere()]);
  expect(calls.map(({ path }) => path)).toEqual(['/activate/pin']);
  // The page stays: the form can be used again.
  expect(state().busy).toBe(false);
});

test('a page that is left keeps its form busy', async () => {
  const { model, state } = open({ '/activate/pin': { body: signedIn } });
  model.form.input('pin', '123456');
  await model.submit();
  expect(state().busy).toBe(true);
});

test('a refused password is told at its field, which keeps the PIN', async () => {
  const { model, state } = open(
    { '/activate/pin': refusal('invalid_request', 400, 'password') },
    { kind: 'reset' },
  );
  model.form.input('pin', '123456');
  model.form.input('password', 'otra frase larga');
  await model.submit();
  expect(state()).toMatchObject({
    values: { pin: '123456' },
    refused: { password: 'words of invalid_request' },
    busy: false,
  });
  const other = open({ '/activate/pin': refusal('invalid_request', 400, 'pin') });
  other.model.form.input('pin', '123456');
  await other.model.submit();
  expect(other.state()).toMatchObject({ values: { pin: '123456' }, refused: {} });
  expect(other.model.$pin.get().triesLeft).toBeUndefined();
});

test.each([
  ['email', { email: 'words of existing_user' }],
  ['phone', { phone: 'words of existing_user' }],
  ['username', {}],
])('a contact that is refused at %s is told there', async (field, told) => {
  const { model } = open({ '/auth/pin': refusal('existing_user', 409, field) });
  await model.resend();
  expect(model.contact.$state.get().refused).toEqual(told);
  expect(model.$pin.get().again).toBeUndefined();
});

test('a PIN that was just sent has its wait, and one of no known length none', async () => {
  const { model } = open({ '/auth/pin': refusal('pin_just_sent', 429) });
  await model.resend();
  expect(model.$pin.get().again).toBe(NOW);
  await model.resend();
  expect(model.$pin.get().again).toBe(NOW);
});
