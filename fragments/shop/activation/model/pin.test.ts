import { describe, expect, test } from 'vitest';
import { CODE, env, fakePage, NOW, proof, refusal, signedIn, openPin } from '../fixtures.ts';
import { messages } from '../messages/en.ts';
import { pinModel } from './pin.ts';

test('the right PIN signs in and goes on', async () => {
  const { model, calls, went } = openPin({ '/activate/pin': { body: signedIn } });
  model.form.input('pin', '123456');
  await model.submit();
  expect(calls).toEqual([
    { path: '/activate/pin', body: { code: CODE, type: 'phone', pin: '123456' } },
  ]);
  expect(went).toEqual(['/tienda/moda/']);
});

test('a text that is no PIN is not sent', async () => {
  const { model, calls, state } = openPin();
  model.form.input('pin', '12345');
  await model.submit();
  expect(calls).toEqual([]);
  expect(state()).toMatchObject({ touched: { pin: true }, stopped: 1 });
});

test('a wrong one is told in a notice, its field says what to do, and the next can be typed', async () => {
  const { model, toasts, state } = openPin({ '/activate/pin': refusal('invalid_pin', 422, 'pin') });
  model.form.input('pin', '000000');
  await model.submit();
  expect(state()).toMatchObject({
    values: { pin: '' },
    refused: { pin: messages.en.checkPin },
    busy: false,
  });
  expect(toasts).toEqual([
    { tone: 'error', title: 'failed', message: 'Incorrect or expired code', seconds: 7 },
  ]);
});

describe('a refusal is told in the words of the spec', () => {
  test.each([
    ['user_already_active', 'user already activated'],
    ['user_does_not_exist', 'user does not exist'],
    ['internal_error', 'unknown error'],
    ['too_many_requests', 'words of too_many_requests'],
  ])('%s', async (code, message) => {
    const { model, toasts } = openPin({ '/activate/pin': refusal(code, 409) });
    model.form.input('pin', '123456');
    await model.submit();
    expect(toasts[0]).toMatchObject({ title: 'failed', message });
  });

  test('a lock stays in sight, and is said once', async () => {
    const locked = refusal('pin_locked', 429);
    const { model, state, toasts } = openPin({ '/activate/pin': locked, '/auth/pin': locked });
    model.form.input('pin', '123456');
    await model.submit();
    expect(state().failure).toBe('words of pin_locked');
    await model.resend();
    expect(state().failure).toBe('words of pin_locked');
    expect(toasts).toEqual([]);
  });

  test('a lock forgets the wrong PIN, and lasts as long as the edge says', async () => {
    const { body, ...how } = refusal('pin_locked', 429);
    const locked = { ...how, body: { ...(body as object), values: { minutes: 15 } } };
    const { model, state } = openPin({ '/activate/pin': locked });
    model.form.input('pin', '123456');
    await model.submit();
    expect(state().values['pin']).toBe('');
    expect(model.$pin.get().lockedUntil).toBeGreaterThan(0);
  });
});

test('a reset takes the new password along, and does not go without one', async () => {
  const { model, calls } = openPin({ '/activate/pin': { body: signedIn } }, { kind: 'reset' });
  model.form.input('pin', '123456');
  await model.submit();
  expect(calls).toEqual([]);
  model.form.input('password', 'otra frase larga');
  await model.submit();
  expect(calls[0]!.body).toMatchObject({ pin: '123456', password: 'otra frase larga' });
});

test('the expiry that this tab keeps counts once the page is live', () => {
  const { model } = openPin({}, { kept: { until: NOW + 60_000, canSkip: true } });
  expect(model.$pin.get()).toMatchObject({ until: undefined, canSkip: false });
  model.start();
  expect(model.$pin.get()).toMatchObject({ until: NOW + 60_000, canSkip: true });
});

test('a registration that may skip the PIN goes on without one', async () => {
  const { model, calls, went } = openPin({ '/activate/pin': { body: signedIn } });
  await model.skip();
  expect(calls[0]!.body).toEqual({ code: CODE, type: 'phone' });
  expect(went).toEqual(['/tienda/moda/']);
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
    const state = {
      is_done: false,
      tries_left: 3,
      expires_in: null,
      resend_in: 5,
      locked_in: 0,
      needs_password: false,
    };
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
  const { model, calls, state } = openPin({ '/activate/pin': { body: { actions: [] } } });
  model.form.input('pin', '123456');
  const first = model.submit();
  expect(state().busy).toBe(true);
  await Promise.all([first, model.submit(), model.resend(), model.lookElsewhere()]);
  expect(calls.map(({ path }) => path)).toEqual(['/activate/pin']);
  // The page stays: the form can be used again.
  expect(state().busy).toBe(false);
});

test('a page that is left keeps its form busy', async () => {
  const { model, state } = openPin({ '/activate/pin': { body: signedIn } });
  model.form.input('pin', '123456');
  await model.submit();
  expect(state().busy).toBe(true);
});

test('a refused password is told at its field, which keeps the PIN', async () => {
  const { model, state } = openPin(
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
  const other = openPin({ '/activate/pin': refusal('invalid_request', 400, 'pin') });
  other.model.form.input('pin', '123456');
  await other.model.submit();
  expect(other.state()).toMatchObject({ values: { pin: '123456' }, refused: {} });
  expect(other.model.$pin.get().triesLeft).toBeUndefined();
});
