import { describe, expect, test } from 'vitest';
import { ana, open, OWN, refusal, session } from './fixtures.ts';
import { messages } from './messages/en.ts';

const t = messages.es;
const CODE = `pf_${'a'.repeat(26)}`;
const proof = {
  code: CODE,
  username: 'ana',
  can_skip_pin: false,
  message: 'pin_sent:n•••@example.com',
  type: 'email',
  expires_at: '2026-11-21T12:05:00.000Z',
};

describe('the profile', () => {
  test('is saved with a notice, and leaves no unsaved change', async () => {
    const saved = { ...ana, city: 'Cholula', website: 'https://ana.example' };
    const { model, sent, toasts } = open({ [`PUT ${OWN}`]: [{ body: saved }] });
    const { profile } = model;
    profile.form.input('city', 'Cholula');
    profile.form.input('website', 'ana.example');
    expect(model.isUnsaved()).toBe(true);
    await profile.submit();
    expect(sent).toEqual([
      {
        call: `PUT ${OWN}`,
        body: {
          full_name: 'Ana Ruiz',
          description: null,
          city: 'Cholula',
          country: null,
          website: 'ana.example',
        },
      },
    ]);
    expect(profile.$profile.get()).toEqual(saved);
    expect(profile.form.$state.get().values['website']).toBe('https://ana.example');
    expect(model.isUnsaved()).toBe(false);
    expect(toasts).toEqual([{ tone: 'success', message: 'Tu perfil se actualizó', seconds: 5 }]);
  });

  test('input that is typed during the save stays, unsaved', async () => {
    const { model } = open({ [`PUT ${OWN}`]: [{ body: { ...ana, city: 'Cholula' } }] });
    const { profile } = model;
    profile.form.input('city', 'Cholula');
    const saving = profile.submit();
    profile.form.input('city', 'Atlixco');
    await saving;
    expect(profile.form.$state.get().values['city']).toBe('Atlixco');
    expect(model.isUnsaved()).toBe(true);
  });

  test('that lacks a field is not sent', async () => {
    const { model, sent } = open({});
    model.profile.form.input('full_name', ' ');
    await model.profile.submit();
    expect(sent).toEqual([]);
    expect(model.profile.form.$state.get()).toMatchObject({
      touched: { full_name: true },
      stopped: 1,
    });
  });

  test('a username that is taken is told by a notice, and its field says what to do', async () => {
    const taken = refusal('existing_user', 'El usuario ya existe', 'username');
    const { model, toasts } = open({ [`PUT ${OWN}`]: [taken] });
    model.profile.form.input('username', 'bea');
    await model.profile.submit();
    const { refused, busy } = model.profile.form.$state.get();
    expect([refused, busy]).toEqual([{ username: t.useAnother }, false]);
    expect(toasts).toEqual([
      { tone: 'error', title: t.failed, message: 'El usuario ya existe', seconds: 7 },
    ]);
    expect(model.isUnsaved()).toBe(true);
  });

  test('without an answer the input stays', async () => {
    const { model, toasts } = open({});
    model.profile.form.input('city', 'Cholula');
    await model.profile.submit();
    expect(model.profile.form.$state.get()).toMatchObject({ failure: t.tryAgain, busy: false });
    expect(toasts).toEqual([]);
    expect(model.isUnsaved()).toBe(true);
  });
});

describe('a contact', () => {
  const begun = { [`POST ${OWN}/contact`]: [{ status: 201, body: proof }] };

  test('changes by the PIN that the new one got', async () => {
    const changed = { ...ana, email: 'nueva@example.com' };
    const { model, sent, toasts } = open({
      ...begun,
      [`POST ${OWN}/contact/pin`]: [
        refusal('invalid_pin', 'Código incorrecto o vencido', 'pin', 422),
        { body: changed },
      ],
    });
    const { contact } = model;
    contact.open('email');
    await contact.submit();
    expect(sent).toEqual([]);
    expect(contact.form.$state.get().touched).toEqual({ email: true, password: true });
    contact.form.input('email', ' nueva@example.com ');
    contact.form.input('password', 'secreta');
    await contact.submit();
    expect(contact.$step.get()).toMatchObject({
      kind: 'proving',
      type: 'email',
      code: CODE,
      contact: 'n•••@example.com',
    });
    contact.form.input('pin', '000000');
    await contact.submit();
    expect(contact.form.$state.get().refused).toEqual({ pin: 'Código incorrecto o vencido' });
    contact.form.input('pin', '123456');
    await contact.submit();
    expect(sent.map(({ body }) => body)).toEqual([
      { type: 'email', email: 'nueva@example.com', password: 'secreta' },
      { code: CODE, pin: '000000' },
      { code: CODE, pin: '123456' },
    ]);
    expect(contact.$step.get()).toEqual({ kind: 'idle' });
    expect(contact.form.$state.get().values['password']).toBe('');
    expect(model.profile.$profile.get()).toEqual(changed);
    expect(toasts).toMatchObject([{ tone: 'success', message: t.saved.email }]);
  });

  test('is not asked for with the wrong password, and says so at the field', async () => {
    const wrong = refusal('wrong_credentials', 'No es correcta', 'password', 401);
    const { model } = open({ [`POST ${OWN}/contact`]: [wrong] });
    model.contact.open('phone');
    model.contact.form.input('phone', '(551) 234-5670');
    model.contact.form.input('password', 'otra');
    await model.contact.submit();
    expect(model.contact.$step.get()).toEqual({ kind: 'asking', type: 'phone' });
    expect(model.contact.form.$state.get().refused).toEqual({ password: 'No es correcta' });
  });

  test('another PIN asks for the same again; cancelling forgets the input', async () => {
    const { model, sent, clock } = open({
      [`POST ${OWN}/contact`]: [
        { status: 201, body: proof },
        { status: 201, body: { ...proof, code: `pf_${'b'.repeat(26)}` } },
      ],
    });
    const { contact } = model;
    contact.open('phone');
    contact.form.input('phone', '(551) 234-5670');
    contact.form.input('password', 'secreta');
    await contact.submit();
    await contact.resend();
    expect(sent).toHaveLength(1);
    clock.now += 30_000;
    await contact.resend();
    const asked = { type: 'phone', phone: '5512345670', country: 'MX', password: 'secreta' };
    expect(sent.map(({ body }) => body)).toEqual([asked, asked]);
    expect(contact.$step.get()).toMatchObject({ code: `pf_${'b'.repeat(26)}` });
    contact.cancel();
    expect(contact.$step.get()).toEqual({ kind: 'idle' });
    expect(contact.form.$state.get().values).toMatchObject({ phone: '', password: '' });
  });

  test('where an app is on it takes a code, and another PIN another one', async () => {
    const { model, sent, clock } = open(
      { [`POST ${OWN}/contact`]: [{ status: 201, body: proof }] },
      { isGuarded: true },
    );
    const { contact } = model;
    contact.open('email');
    contact.form.input('email', 'nueva@example.com');
    contact.form.input('password', 'secreta');
    await contact.submit();
    expect([sent, contact.form.$state.get().touched]).toEqual([[], { otp: true }]);
    contact.form.input('otp', '123456');
    await contact.submit();
    expect(sent[0]?.body).toMatchObject({ password: 'secreta', otp: '123456' });
    clock.now += 30_000;
    await contact.resend();
    expect(sent).toHaveLength(1);
    expect(contact.$step.get()).toEqual({ kind: 'asking', type: 'email' });
    expect(contact.form.$state.get().values).toMatchObject({
      email: 'nueva@example.com',
      otp: '',
    });
  });

  test('a username that was the old contact follows in the form, unless it was changed there', async () => {
    const old = { ...ana, username: 'ana@example.com' };
    const changed = { ...old, email: 'nueva@example.com', username: 'nueva@example.com' };
    const { model } = open({}, { profile: old });
    model.profile.take(changed);
    expect(model.profile.form.$state.get().values['username']).toBe('nueva@example.com');
    model.profile.form.input('username', 'ana.ruiz');
    model.profile.take(old);
    expect(model.profile.form.$state.get().values['username']).toBe('ana.ruiz');
  });
});

describe('the sessions', () => {
  const other = session('b').id;

  test('one that is ended goes from the list', async () => {
    const { model, toasts } = open({ [`DELETE /auth/sessions/${other}`]: [{ body: {} }] });
    const ending = model.sessions.end(other);
    expect(model.sessions.$ending.get()).toBe(other);
    await ending;
    const left = model.sessions.$sessions.get().map(({ id }) => id);
    expect(left).toEqual([session('a').id, session('c').id]);
    expect(toasts).toMatchObject([{ tone: 'success', message: t.saved.sessions }]);
  });

  test('all others end at once, and this one stays', async () => {
    const { model } = open({ 'DELETE /auth/sessions/others': [{ body: {} }] });
    await model.sessions.end('others');
    expect(model.sessions.$sessions.get()).toMatchObject([{ is_current: true }]);
  });

  test('one that could not be ended stays in the list', async () => {
    const { model, toasts } = open({});
    await model.sessions.end(other);
    expect(model.sessions.$sessions.get()).toHaveLength(3);
    expect(model.sessions.$ending.get()).toBeNull();
    expect(toasts).toMatchObject([{ tone: 'error', message: t.tryAgain }]);
  });
});
