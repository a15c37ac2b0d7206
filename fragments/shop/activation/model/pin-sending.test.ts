import { describe, expect, test } from 'vitest';
import { CODE, env, fakePage, NOW, proof, refusal, sent, openPin } from '../fixtures.ts';
import { messages } from '../messages/en.ts';
import { pinModel } from './pin.ts';

describe('sent again', () => {
  test('the PIN has five minutes anew, and the digits of the old one go', async () => {
    const { model, calls, keeps, toasts, state } = openPin({ '/auth/pin': { body: sent } });
    model.form.input('pin', '123');
    await model.resend();
    expect(calls).toEqual([{ path: '/auth/pin', body: { code: CODE } }]);
    expect(model.$pin.get().until).toBe(NOW + 300_000);
    expect(keeps).toEqual([[CODE, { until: NOW + 300_000, canSkip: false }]]);
    expect(state().values).toEqual({ pin: '' });
    expect(toasts[0]).toMatchObject({ tone: 'success' });
  });

  test('the empty field of a new PIN shows no problem', async () => {
    const { model, state } = openPin({ '/auth/pin': { body: sent } });
    model.form.leave('pin');
    await model.resend();
    const { touched, refused, failure } = state();
    expect({ touched, refused, failure }).toEqual({ touched: {}, refused: {}, failure: null });
  });

  test('not twice at one time', async () => {
    const { model, calls } = openPin({ '/auth/pin': { body: sent } });
    await Promise.all([model.resend(), model.resend()]);
    expect(calls).toHaveLength(1);
  });

  test('a refusal leaves the old one as it was', async () => {
    const { model, toasts } = openPin({
      '/auth/pin': refusal('email_client_failure', 422, 'email'),
    });
    await model.resend();
    expect(model.$pin.get().until).toBeUndefined();
    expect(toasts[0]).toMatchObject({ message: 'words of email_client_failure' });
    expect(model.contact.$state.get().busy).toBe(false);
  });
});

describe('half a minute after a PIN was sent', () => {
  const at = `/activate/proofs/${CODE}`;
  const state = {
    is_done: false,
    tries_left: 3,
    expires_in: 60,
    resend_in: 20,
    locked_in: 0,
    needs_password: false,
  };

  test('another is not asked for before', async () => {
    const { model, calls } = openPin({ '/auth/pin': { body: sent } });
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
    const refused = openPin({ '/auth/pin': { status: 429, body: soon } });
    await refused.model.resend();
    expect(refused.model.$pin.get().again).toBe(NOW + 9_000);
    expect(refused.toasts[0]).toMatchObject({ message: 'wait' });
  });

  test('a wrong PIN tells the tries that are left', async () => {
    const wrong = { code: 'invalid_pin', message: 'wrong', field: 'pin', values: { left: 2 } };
    const { model } = openPin({ '/activate/pin': { status: 422, body: wrong } });
    model.form.input('pin', '000000');
    await model.submit();
    expect(model.$pin.get().triesLeft).toBe(2);
  });

  test('a proof that was finished elsewhere brings the page’s next step', async () => {
    const done = openPin({ [at]: { body: { ...state, is_done: true } } });
    await done.model.lookElsewhere();
    expect(done.went).toEqual(['reload']);
    const waits = openPin({ [at]: { body: state } });
    await waits.model.lookElsewhere();
    expect([waits.went, waits.toasts]).toEqual([[], []]);
    await waits.model.askElsewhere();
    expect(waits.toasts[0]).toMatchObject({ tone: 'info' });
  });
});

describe('another contact', () => {
  test('gets the PIN, and stands in the address from then on', async () => {
    const answer = { ...sent, type: 'email', username: 'l@example.com' };
    const { model, calls, went } = openPin({ '/auth/pin': { body: answer } });
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
    const { model, calls } = openPin({ '/auth/pin': { body: sent } });
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

  test('a wrong one gets no PIN, the field of a taken one says what to do', async () => {
    const { model, calls } = openPin({ '/auth/pin': refusal('existing_user', 409, 'phone') });
    model.contact.input('phone', '55');
    await model.change();
    expect(calls).toEqual([]);
    model.contact.input('phone', '5587654321');
    await model.change();
    expect(model.contact.$state.get().refused).toEqual({ phone: messages.en.useAnother });
    expect(model.$pin.get().proof.phone).toBe('5512345678');
  });
});

test.each([
  ['email', { email: messages.en.useAnother }],
  ['phone', { phone: messages.en.useAnother }],
  ['username', {}],
])('what to do is told at a taken %s', async (field, told) => {
  const { model } = openPin({ '/auth/pin': refusal('existing_user', 409, field) });
  await model.resend();
  expect(model.contact.$state.get().refused).toEqual(told);
  expect(model.$pin.get().again).toBeUndefined();
});

test('a PIN that was just sent has its wait, and one of no known length none', async () => {
  const { model } = openPin({ '/auth/pin': refusal('pin_just_sent', 429) });
  await model.resend();
  expect(model.$pin.get().again).toBe(NOW);
  await model.resend();
  expect(model.$pin.get().again).toBe(NOW);
});
