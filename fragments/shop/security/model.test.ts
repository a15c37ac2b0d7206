import { describe, expect, test } from 'vitest';
import type { PasskeyError } from '../../../shared/api-client/index.ts';
import type { PasskeyView } from '../../../shared/contracts/passkeys.ts';
import type { SecurityView } from '../../../shared/contracts/security.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { guards, passkey } from './fixtures.ts';
import { isShort } from './model/app.ts';
import { es } from './messages/es.ts';
import { securityModel } from './model.ts';

const SETUP = { secret: 'ABCD', uri: 'otpauth://totp/x', qr: { size: 3, path: 'M0 0h1v1h-1z' } };
const CODES = { recovery_codes: ['aaaaa-bbbbb', 'ccccc-ddddd'] };
const NOW = Date.parse('2026-11-21T12:00:00Z');

const GUARDED = { authenticator_since: '2026-08-21T04:30:00.000Z', recovery_codes_left: 7 };

type Edge = Record<string, [status: number, body: object]>;

/** One account on screen, with an edge that answers by path. */
function open(
  edge: Edge = {},
  given: Partial<SecurityView> = {},
  made: readonly Result<PasskeyView, PasskeyError>[] = [ok(passkey('n'))],
) {
  const sent: { to: string; body: unknown }[] = [];
  const toasts: string[] = [];
  const names: string[] = [];
  const model = securityModel(
    {
      t: es,
      api: {
        base: '',
        tag: 'es-MX',
        fetch: (path, { method, body }) => {
          const to = `${method} ${path.replace('/api/auth', '')}`;
          sent.push({ to, body: body === undefined ? undefined : JSON.parse(body as string) });
          const [status, answer] = edge[to] ?? [200, {}];
          return Promise.resolve(Response.json(answer, { status }));
        },
      },
      toast: ({ tone, message }) => toasts.push(`${tone}: ${message}`),
      makePasskey: (name) => {
        names.push(name);
        return Promise.resolve(made[Math.min(names.length, made.length) - 1]!);
      },
      deviceName: () => 'Chrome en Windows',
    },
    { guards: guards(given) },
    () => NOW,
  );
  return { ...model, sent, toasts, names };
}

describe('passkeys', () => {
  test('a new one is called after its device, and stands in the list', async () => {
    const { passkeys, names, toasts } = open();
    await passkeys.add(false);
    expect(names).toEqual(['Chrome en Windows']);
    expect(passkeys.$passkeys.get()).toEqual([passkey('n')]);
    expect(toasts).toEqual([`success: ${es.passkeyAdded}`]);
  });

  test.each<[PasskeyError, string]>([
    [{ code: 'cancelled', message: '' }, es.passkeyCancelled],
    [{ code: 'unavailable', message: '' }, es.unsupported],
    [{ code: 'passkey_exists', message: '' }, es.passkeyExists],
    [{ code: 'too_many_passkeys', message: 'Ya son muchas' }, 'Ya son muchas'],
    [{ code: 'network_failed', message: '' }, es.tryAgain],
  ])('where there is none for %j, it is said why', async (error, words) => {
    const { passkeys } = open({}, {}, [fail(error)]);
    await passkeys.add(false);
    expect(passkeys.$failure.get()).toBe(words);
    expect(passkeys.$passkeys.get()).toEqual([]);
    expect(passkeys.$busy.get()).toBeNull();
  });

  test('where an app is on, the first press asks for its code, and a wrong one is typed again', async () => {
    const wrong = { code: 'invalid_code', message: 'No es' } as PasskeyError;
    const { app, passkeys, names } = open({}, GUARDED, [fail(wrong), ok(passkey('n'))]);
    await passkeys.add(true);
    expect([names, passkeys.$edit.get()]).toEqual([[], { kind: 'add' }]);
    await passkeys.add(true);
    expect([names.length, passkeys.form.$state.get().touched]).toEqual([0, { otp: true }]);
    passkeys.form.input('otp', '123456');
    await passkeys.add(true);
    expect(passkeys.form.$state.get()).toMatchObject({
      values: { otp: '' },
      refused: { otp: 'No es' },
    });
    passkeys.form.input('otp', '654321');
    await passkeys.add(true);
    expect([passkeys.$edit.get(), passkeys.$passkeys.get()]).toEqual([null, [passkey('n')]]);
    // A recovery code is one less; a code of the app is none of them.
    const { codesLeft } = app.$app.get();
    app.spent('654321');
    expect(app.$app.get().codesLeft).toBe(codesLeft);
    app.spent('abcde-12345');
    expect(app.$app.get().codesLeft).toBe(codesLeft - 1);
  });

  test('an app that another page turned on is asked for its code', async () => {
    const asked = { code: 'second_factor_required', message: 'Escribe el código' } as PasskeyError;
    const { app, passkeys } = open({}, {}, [fail(asked), ok(passkey('n'))]);
    await passkeys.add(false);
    expect([app.$app.get().since, passkeys.$edit.get()]).not.toContain(null);
    expect(passkeys.form.$state.get().refused).toEqual({ otp: 'Escribe el código' });
    passkeys.form.input('otp', '123456');
    await passkeys.add(true);
    expect(passkeys.$passkeys.get()).toEqual([passkey('n')]);
  });

  test('the browser is asked one question at a time', async () => {
    const { passkeys, names } = open();
    await Promise.all([passkeys.add(false), passkeys.add(false)]);
    expect(names).toHaveLength(1);
  });

  test('one is renamed, another one removed', async () => {
    const [a, b] = [passkey('a'), passkey('b')];
    const { passkeys, sent } = open({}, { passkeys: [a, b] });
    passkeys.open({ id: a.id, kind: 'rename' });
    await passkeys.rename('  ');
    expect(sent).toEqual([]);
    await passkeys.rename(' Mi laptop ');
    passkeys.open({ id: b.id, kind: 'remove' });
    await passkeys.remove(false);
    expect(sent).toEqual([
      { to: `PUT /passkeys/${a.id}`, body: { name: 'Mi laptop' } },
      { to: `POST /passkeys/${b.id}/remove`, body: {} },
    ]);
    expect(passkeys.$passkeys.get()).toEqual([{ ...a, name: 'Mi laptop' }]);
    expect(passkeys.$edit.get()).toBeNull();
  });

  test('one is removed by a code where an app is on; a wrong one is to be typed again', async () => {
    const a = passkey('a');
    const refusal = { code: 'invalid_code', message: 'No es', field: 'otp' };
    const to = `POST /passkeys/${a.id}/remove`;
    const { passkeys, sent } = open({ [to]: [422, refusal] }, { ...GUARDED, passkeys: [a] });
    passkeys.open({ id: a.id, kind: 'remove' });
    await passkeys.remove(true);
    expect(sent).toEqual([]);
    passkeys.form.input('otp', '123456');
    await passkeys.remove(true);
    expect(sent).toEqual([{ to, body: { otp: '123456' } }]);
    const { values, refused } = passkeys.form.$state.get();
    expect([values['otp'], refused]).toEqual(['', { otp: 'No es' }]);
    expect(passkeys.$edit.get()).toEqual({ id: a.id, kind: 'remove' });
  });

  test('one whose removal fails stays, and the question with it', async () => {
    const a = passkey('a');
    const refusal = { code: 'internal_error', message: 'Falló' };
    const { passkeys, toasts } = open(
      { [`POST /passkeys/${a.id}/remove`]: [500, refusal] },
      { passkeys: [a] },
    );
    passkeys.open({ id: a.id, kind: 'remove' });
    await passkeys.remove(false);
    expect(passkeys.$passkeys.get()).toEqual([a]);
    expect(passkeys.$edit.get()).toEqual({ id: a.id, kind: 'remove' });
    expect(toasts).toEqual(['error: Falló']);
  });
});

describe('the app', () => {
  const edge: Edge = {
    'POST /authenticator': [201, SETUP],
    'POST /authenticator/confirm': [200, CODES],
    'POST /recovery-codes': [200, CODES],
  };

  test('is set up, confirmed by its code, and shows its recovery codes once', async () => {
    const { app, sent } = open(edge);
    await app.begin();
    expect(app.$step.get()).toEqual({ kind: 'setup', setup: SETUP });
    app.form.input('otp', '12');
    await app.submit();
    expect(app.form.$state.get().touched).toEqual({ otp: true });
    expect(sent).toHaveLength(1);
    app.form.input('otp', '123 456');
    await app.submit();
    expect(sent[1]).toEqual({ to: 'POST /authenticator/confirm', body: { otp: '123 456' } });
    expect(app.$step.get()).toEqual({ kind: 'codes', codes: CODES.recovery_codes });
    expect(app.$app.get()).toEqual({ since: new Date(NOW).toISOString(), codesLeft: 2 });
    app.close();
    expect(JSON.stringify(app.$step.get())).not.toContain('aaaaa');
  });

  test('a wrong code is to be typed again', async () => {
    const refusal = { code: 'invalid_code', message: 'No es', field: 'otp' };
    const { app } = open({ ...edge, 'POST /authenticator/confirm': [422, refusal] });
    await app.begin();
    app.form.input('otp', '123456');
    await app.submit();
    const { values, refused, busy } = app.form.$state.get();
    expect([values['otp'], refused, busy]).toEqual(['', { otp: 'No es' }, false]);
    expect(app.$step.get().kind).toBe('setup');
  });

  test('is turned off by a code of it, and its codes go with it', async () => {
    const { app, sent } = open(edge, GUARDED);
    app.open('removing');
    await app.submit();
    app.form.input('otp', '12345');
    await app.submit();
    expect(sent).toEqual([]);
    app.form.input('otp', 'abcde-12345');
    await app.submit();
    expect(sent).toEqual([{ to: 'POST /authenticator/remove', body: { otp: 'abcde-12345' } }]);
    expect(app.$app.get()).toEqual({ since: null, codesLeft: 0 });
    expect(app.$step.get()).toEqual({ kind: 'idle' });
  });

  test('new codes that are refused change nothing, and it is said why', async () => {
    const refusal = { code: 'authenticator_missing', message: 'No hay' };
    const { app } = open({ 'POST /recovery-codes': [409, refusal] }, GUARDED);
    app.open('renewing');
    app.form.input('otp', '123456');
    await app.submit();
    expect(app.form.$state.get()).toMatchObject({ failure: 'No hay', busy: false });
    expect(app.$app.get().codesLeft).toBe(7);
  });

  test('few codes are told of where they guard something', () => {
    expect(isShort({ since: 'x', codesLeft: 3 })).toBe(true);
    expect(isShort({ since: 'x', codesLeft: 4 })).toBe(false);
    expect(isShort({ since: null, codesLeft: 0 })).toBe(false);
  });
});

describe('a call that the edge makes only after a proof', () => {
  const STALE = { code: 'proof_required', message: 'Confirma' } as const;

  test('a passkey is added once the password is right', async () => {
    const edge: Edge = { 'POST /prove': [200, {}] };
    const { passkeys, proof, sent } = open(edge, {}, [fail(STALE), ok(passkey('n'))]);
    const added = passkeys.add(false);
    await expect.poll(() => proof.$place.get()).toBe('add');
    expect(passkeys.$busy.get()).toBeNull();
    proof.form.input('password', 'secreta');
    await proof.submit();
    await added;
    expect(sent).toEqual([{ to: 'POST /prove', body: { password: 'secreta' } }]);
    expect(passkeys.$passkeys.get()).toEqual([passkey('n')]);
  });

  test('a removal that is given up leaves passkey and app as they were, and says nothing', async () => {
    const a = passkey('a');
    const edge: Edge = {
      [`POST /passkeys/${a.id}/remove`]: [403, STALE],
      'POST /authenticator/remove': [403, STALE],
    };
    const { passkeys, app, proof, toasts } = open(edge, { ...GUARDED, passkeys: [a] });
    passkeys.open({ id: a.id, kind: 'remove' });
    const removed = passkeys.remove(false);
    await expect.poll(() => proof.$place.get()).toBe('remove');
    // Another step is begun instead.
    app.open('removing');
    await removed;
    app.form.input('otp', '123456');
    const turnedOff = app.submit();
    await expect.poll(() => proof.$place.get()).toBe('app');
    app.open('renewing');
    await turnedOff;
    expect(app.$step.get()).toEqual({ kind: 'renewing' });
    expect([passkeys.$passkeys.get(), passkeys.$edit.get()]).toEqual([[a], null]);
    expect([app.$app.get().since, toasts]).toEqual([GUARDED.authenticator_since, []]);
    expect(app.form.$state.get().failure).toBeNull();
  });

  test('a passkey that is gone already is removed all the same', async () => {
    const a = passkey('a');
    const gone = { code: 'not_found', message: 'No está' };
    const { passkeys } = open(
      { [`POST /passkeys/${a.id}/remove`]: [404, gone] },
      { passkeys: [a] },
    );
    passkeys.open({ id: a.id, kind: 'remove' });
    await passkeys.remove(false);
    expect(passkeys.$passkeys.get()).toEqual([]);
  });
});
