/** The forms about accounts without script: each is declared by its call, and leads on or back. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, keyTo, newcomer, openWorld, otherPin, pinTo, signUp } from './world.ts';

const PASSWORD = 'una frase larga';
const HOUR = 60 * 60_000;

let world: Platform & { one: string; two: string };
beforeAll(async () => {
  world = await openWorld('formas');
});
// The tries of earlier tests no longer count.
beforeEach(() => world.clock.advance(HOUR));

type Fields = Record<string, string>;

/** Posts a form as a browser without script does. */
async function post(path: string, fields: Fields, cookie?: string, slug = world.one) {
  const origin = `http://${slug}.localhost:8787`;
  const answer = await world.ask(origin + path, {
    method: 'POST',
    headers: { origin, ...(cookie === undefined ? {} : { cookie }) },
    body: new URLSearchParams(fields),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    to: answer.headers.get('location') ?? '',
    text,
    session: /session=([\w-]{43})/.exec(answer.headers.getSetCookie().join('\n'))?.[1],
    errorAt: (field: string) => new RegExp(`id="f-${field}-error">([^<]*)<`).exec(text)?.[1],
  };
}

/** A page's text without the comments that part it for hydration. */
const spoken = (html: string): string => html.replaceAll('<!-- -->', '');

/** The fields of a proof in the address that a form leads to. */
function proofIn(address: string): Fields {
  return Object.fromEntries(new URL(address, 'http://x').searchParams);
}

function signUpFields(change: Fields = {}): { fields: Fields; phone: string; email: string } {
  const { body, phone, email } = newcomer({ type: change['type'] ?? 'phone' });
  const { terms: _terms, ...texts } = body as Record<string, string>;
  const typed = change['type'] === 'email' ? { ...texts, phone: '' } : texts;
  // The stores' form asks for a username.
  const username = email.replace(/@.*/, '');
  return { fields: { ...typed, username, mode: 'form', terms: 'on', ...change }, phone, email };
}

describe('sign-in', () => {
  test('it leads to a page of the same host, and to no other', async () => {
    const { phone } = await signUp(browserAt(world, world.one));
    const fields = { username: phone, password: PASSWORD };
    const done = await post('/login', { ...fields, redirect_uri: '/productos?page=2' });
    expect([done.status, done.to]).toEqual([303, '/productos?page=2']);
    expect(done.session).toBeDefined();
    const foreign = await post('/login', { ...fields, redirect_uri: 'https://evil.example/' });
    expect([foreign.status, foreign.to]).toEqual([303, '/']);
  });

  test.each([
    ['a wrong password', { password: 'no es la mía' }],
    ['no password', {}],
    ['an account that nobody could have', { username: '', password: PASSWORD }],
  ])('%s is reported at the password, whose text is not shown again', async (_name, given) => {
    const { phone } = await signUp(browserAt(world, world.one));
    const again = await post('/login', { username: phone, ...given });
    expect([again.status, again.session]).toEqual([422, undefined]);
    expect(again.errorAt('password')).toBe('El usuario o la contraseña no son correctos.');
    expect(again.text).not.toContain('no es la mía');
  });

  test('after too many tries it says for how long, and offers a new password', async () => {
    const { phone } = await signUp(browserAt(world, world.one));
    const tries = [];
    for (let index = 0; index < 11; index += 1) {
      tries.push(await post('/login', { username: phone, password: 'no es la mía' }));
    }
    const [before, locked] = tries.slice(-2);
    const offer = 'class="btn btn-block" href="/password/reset/"';
    expect(before?.text).not.toContain(offer);
    expect(locked?.text).toContain(offer);
    expect(locked?.text).toContain('Podrás volver a intentarlo en 15 minutos.');
    expect(locked?.text).not.toContain('no es la mía');
    world.clock.advance(13.5 * 60_000);
    const later = await post('/login', { username: phone, password: PASSWORD });
    expect(later.text).toContain('Podrás volver a intentarlo en 2 minutos.');
  });

  test('the second factor is asked for, and one that comes too late begins anew', async () => {
    const browser = browserAt(world, world.one);
    const { phone } = await signUp(browser);
    const begun = await browser.post('/api/auth/authenticator', {});
    const { secret } = (await begun.json()) as { secret: string };
    const otp = () => appCodeAt(secret, world.clock.now());
    await browser.post('/api/auth/authenticator/confirm', { otp: otp() });
    world.clock.advance(30_000);

    const asked = await post('/login', {
      username: phone,
      password: PASSWORD,
      redirect_uri: '/terms',
    });
    expect([asked.status, asked.session]).toEqual([200, undefined]);
    const code = /name="code" value="(pf_[a-z0-9]{26})"/.exec(asked.text)?.[1] ?? expect.fail();
    expect(asked.text).toContain('name="redirect_uri" value="/terms"');
    const second = { intent: 'second_factor', code, redirect_uri: '/terms' };
    const wrong = await post('/login', { ...second, otp: 'x' });
    expect([wrong.status, wrong.text.includes(code)]).toEqual([422, true]);
    expect(wrong.errorAt('otp')).toBeDefined();
    const over = await post('/login', { ...second, code: `pf_${'a'.repeat(26)}`, otp: otp() });
    expect([over.status, over.text.includes('name="code"')]).toEqual([422, false]);
    expect(over.text).toContain('id="f-password"');
    const done = await post('/login', { ...second, otp: otp() });
    expect([done.to, done.session]).toEqual(['/terms', expect.anything()]);
  });

  test('signing out ends the session, and goes on', async () => {
    const browser = browserAt(world, world.one);
    await signUp(browser);
    const cookie = `session=${browser.cookie}`;
    const left = await post('/logout', { next: '/terms' }, cookie);
    expect([left.status, left.to]).toEqual([303, '/terms']);
    expect((await post('/logout', { next: '//evil.example' }, cookie)).to).toBe('/');
    const page = await world.ask(`http://${world.one}.localhost:8787/me/security`, {
      headers: { cookie },
    });
    expect(page.headers.get('location')).toMatch(/^\/login/);
  });
});

describe('sign-up', () => {
  test('it leads to its PIN; a wrong one is said, another can be sent, and the right one signs in', async () => {
    const { fields, phone } = signUpFields({ redirect_uri: '/productos' });
    const begun = await post('/register', fields);
    expect(begun.to).toMatch(/^\/register\/activate\/\?type=phone&code=pf_[a-z0-9]{26}&/);
    const proof = proofIn(begun.to);
    const wrong = await post('/register/activate', {
      ...proof,
      intent: 'activate',
      pin: otherPin(await pinTo(phone)),
    });
    expect([wrong.status, wrong.errorAt('pin')]).toEqual([422, expect.anything()]);
    const short = await post('/register/activate', { ...proof, intent: 'activate', pin: '12' });
    expect(wrong.errorAt('pin')).toBe(`${short.errorAt('pin')}. Te quedan 4 intentos.`);
    expect(spoken(short.text)).toContain('Te quedan 4 intentos.');
    const soon = await post('/register/activate', { ...proof, intent: 'resend' });
    expect([soon.status, spoken(soon.text)]).toEqual([422, expect.stringContaining('30 segundos')]);
    world.clock.advance(30_000);
    const sent = await post('/register/activate', { ...proof, intent: 'resend' });
    expect(sent.to).toMatch(/^\/register\/activate\/\?.*&sent=1$/);
    const pin = (await pinTo(phone)).replace(/^(...)/, '$1 ');
    const done = await post('/register/activate', { ...proof, intent: 'activate', pin });
    expect([done.to, done.session]).toEqual(['/productos', expect.anything()]);
  });

  test('the page of a PIN names the e-mail that it went to, not the username', async () => {
    const { fields, email } = signUpFields({ type: 'email' });
    const proof = proofIn((await post('/register', fields)).to);
    const told = `un enlace a ${email}.`;
    const wrong = { ...proof, intent: 'activate', pin: otherPin(await pinTo(email)) };
    expect(spoken((await post('/register/activate', wrong)).text)).toContain(told);
    // Another contact that is refused got no PIN: the page still names the first.
    const { type = '', email: was = '', ...rest } = proof;
    const other = { ...rest, was_type: type, was_email: was, intent: 'contact', type, email: 'x@' };
    expect(spoken((await post('/register/activate', other)).text)).toContain(told);
    world.clock.advance(30_000);
    const again = await post('/register/activate', { ...proof, intent: 'resend' });
    expect(proofIn(again.to)).toMatchObject({ email, sent: '1' });
  });

  test('the PIN goes to another contact, which has to be one', async () => {
    const { fields } = signUpFields();
    const proof = proofIn((await post('/register', fields)).to);
    const { type, phone, country, ...rest } = proof;
    const was = { was_type: type ?? '', was_phone: phone ?? '', was_country: country ?? '' };
    const other = { ...rest, ...was, intent: 'contact', type: 'email' };
    const refused = await post('/register/activate', { ...other, email: 'sin-arroba@x' });
    expect([refused.status, refused.errorAt('email')]).toEqual([422, expect.anything()]);
    const { email } = newcomer();
    const sent = await post('/register/activate', { ...other, email });
    expect(proofIn(sent.to)).toMatchObject({ type: 'email', sent: '1' });
    expect(await pinTo(email)).toMatch(/^\d{6}$/);
  });

  test('from an invitation it comes filled with the e-mail, as the sign-in does', async () => {
    const shown = async (path: string) =>
      (await world.ask(`http://${world.one}.localhost:8787${path}`)).text();
    const query = '?next=%2Finvitacion%2Fabc&email=ines%40example.com';
    const signUpPage = await shown(`/register${query}`);
    expect(signUpPage).toMatch(/name="email"[^>]* value="ines@example\.com"/);
    expect(signUpPage).toMatch(/name="type"[^>]*checked[^>]*value="email"/);
    expect(await shown(`/login${query}`)).toMatch(/name="username"[^>]* value="ines@example\.com"/);
    expect(await shown('/register?email=Llama+ya')).not.toContain('Llama ya');
  });

  test('a contact that has an account is reported at its field', async () => {
    const someone = newcomer();
    await signUp(browserAt(world, world.one), someone);
    const { fields } = signUpFields({ phone: String(someone.body['phone']) });
    const again = await post('/register', fields);
    expect([again.status, again.errorAt('phone')]).toEqual([422, expect.anything()]);
    expect(again.text).not.toContain(PASSWORD);
  });

  test('where the store asks for no PIN, the person is signed in at once', async () => {
    const skip = (on: number) =>
      env.DIRECTORY.prepare('UPDATE store SET can_skip_pin = ? WHERE slug = ?').bind(on, world.two);
    await skip(1).run();
    const done = await post('/register', signUpFields().fields, undefined, world.two);
    await skip(0).run();
    expect([done.status, done.session]).toEqual([303, expect.anything()]);
    expect(done.to).not.toContain('/register');
  });

  test('a text message asks for the phone alone, and leads to the rest of the form', async () => {
    const { fields } = signUpFields();
    const { phone = '', country = '' } = fields;
    const wrong = await post('/register', { mode: 'sms', phone: '55', country });
    expect([wrong.status, wrong.errorAt('phone')]).toEqual([422, expect.anything()]);
    const begun = await post('/register', { mode: 'sms', phone, country, redirect_uri: '//x' });
    expect(begun.to).toMatch(/^\/register\/complete\/\?code=pf_/);
    expect(proofIn(begun.to)['number']).toBe(phone);
  });
});

describe('a forgotten password', () => {
  test('it is replaced by PIN, and signs in', async () => {
    const { phone } = await signUp(browserAt(world, world.one));
    const none = await post('/password/reset', { username: '' });
    expect([none.status, none.errorAt('username')]).toEqual([422, expect.anything()]);
    const asked = await post('/password/reset', { username: phone, country: 'MX' });
    expect(asked.to).toMatch(/^\/password\/reset\/\?type=phone&code=pf_/);
    const proof = proofIn(asked.to);
    world.clock.advance(30_000);
    const resent = await post('/password/reset', { ...proof, intent: 'resend' });
    expect(resent.to).toBe(`${asked.to}&sent=1`);
    const form = { ...proof, intent: 'activate', pin: await pinTo(phone) };
    const short = await post('/password/reset', { ...form, password: 'corta' });
    expect([short.status, short.errorAt('password')]).toEqual([422, expect.anything()]);
    const done = await post('/password/reset', { ...form, password: 'nueva frase larga' });
    expect([done.status, done.session]).toEqual([303, expect.anything()]);
  });

  test('the link of a mail works once, and one that cannot be a link is over', async () => {
    const { fields, email } = signUpFields({ type: 'email' });
    await post('/register', fields);
    const key = await keyTo(email);
    const done = await post('/activate', { key });
    expect([done.status, done.session]).toEqual([303, expect.anything()]);
    for (const used of [key, 'x']) {
      const again = await post('/activate', { key: used });
      expect([again.status, again.session]).toEqual([410, undefined]);
    }
  });
});
