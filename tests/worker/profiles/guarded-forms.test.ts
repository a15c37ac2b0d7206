/** A change of contact and the end of an account, by forms that are posted to the page. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import type { Platform } from '../platform/platform.ts';
import {
  browserAt,
  newcomer,
  openWorld,
  otherPin,
  pinTo,
  signUp,
  type Browser,
} from '../people/world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const PATH = '/me/preferences';
const password = String(newcomer().body['password']);

let world: Platform & { one: string; two: string };
let browser: Browser;
let me: string;

beforeAll(async () => {
  world = await openWorld('cambios');
});

beforeEach(async () => {
  world.clock.advance(60 * 60_000);
  browser = browserAt(world, world.one);
  me = (await signUp(browser)).id;
});

async function post(fields: Record<string, string>) {
  const answer = await browser.submit(PATH, fields);
  const { status, headers } = answer;
  return { status, to: headers.get('location'), html: await answer.text() };
}

const page = async (query: string) => (await browser.get(`${PATH}?${query}`)).text();
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const errorAt = (html: string, id: string) =>
  new RegExp(`id="f-${id}-error">([^<]*)<`).exec(html)?.[1];
const profile = async () =>
  (await browser.get(`/api/profile/${me}:st_${world.one}/${me}`)).json() as Promise<object>;

/** Sets an app up; gives the code that it shows now. */
async function withApp(): Promise<() => string> {
  const begun = await browser.post('/api/auth/authenticator', {});
  const { secret } = (await begun.json()) as { secret: string };
  const code = () => appCodeAt(secret, world.clock.now());
  await browser.post('/api/auth/authenticator/confirm', { otp: code() });
  world.clock.advance(30_000);
  return code;
}

test('an e-mail is changed in two steps, and keeps what was typed where one is refused', async () => {
  const { email } = newcomer();
  expect(hidden(await page('step=email'), 'step')).toBe('email');
  const step = { intent: 'contact', step: 'email', type: 'email' };
  const empty = await post({ ...step, email: '', password: '' });
  expect([empty.status, errorAt(empty.html, 'email'), errorAt(empty.html, 'password')]).toEqual([
    422,
    'Escribe tu correo electrónico',
    'Escribe tu contraseña',
  ]);
  const wrong = await post({ ...step, email, password: 'otra' });
  expect([wrong.status, wrong.html.includes(`value="${email}"`)]).toEqual([422, true]);
  expect(errorAt(wrong.html, 'password')).toBeDefined();
  expect(wrong.html).not.toContain('value="otra"');

  const asked = await post({ ...step, email, password });
  expect([asked.status, hidden(asked.html, 'code')]).toEqual([200, expect.stringMatching(/^pf_/)]);
  const proof = {
    intent: 'prove',
    step: 'proving',
    type: 'email',
    code: hidden(asked.html, 'code'),
    contact: hidden(asked.html, 'contact'),
  };
  const pin = await pinTo(email);
  const bad = await post({ ...proof, pin: otherPin(pin) });
  expect([bad.status, hidden(bad.html, 'code')]).toEqual([422, proof.code]);
  expect(errorAt(bad.html, 'pin')).toBeDefined();
  expect((await post({ ...proof, pin })).to).toBe(`${PATH}?done=email`);
  expect(await profile()).toMatchObject({ email, email_verified: true });
  expect(await page('done=email')).toContain('Tu correo cambió');
});

test('where an app is on, its code is asked for, at its field', async () => {
  const code = await withApp();
  expect(await page('step=phone')).toMatch(/name="otp"/);
  const body = {
    intent: 'contact',
    step: 'phone',
    type: 'phone',
    phone: '5512349911',
    country: 'MX',
  };
  const missing = await post({ ...body, password });
  expect([missing.status, errorAt(missing.html, 'otp')]).toEqual([
    422,
    'Escribe el código de tu aplicación de autenticación.',
  ]);
  const odd = await post({ ...body, password, otp: '12' });
  expect([odd.status, errorAt(odd.html, 'otp')]).toEqual([422, expect.stringContaining('código')]);
  const asked = await post({ ...body, password, otp: code() });
  expect(asked.html).toContain('value="prove"');
});

test('an account is erased by its word, its password and its code, and is said good-bye to', async () => {
  const code = await withApp();
  const body = { intent: 'erase', step: 'erasing', confirmation: 'borrar', password };
  const word = await post({ ...body, confirmation: 'no', otp: code() });
  expect([word.status, errorAt(word.html, 'erase-confirmation')]).toEqual([
    422,
    'Escribe la palabra tal como aparece',
  ]);
  const missing = await post(body);
  expect(errorAt(missing.html, 'erase-otp')).toBeDefined();
  expect(missing.html).toMatch(/<details[^>]* open/);
  const done = await post({ ...body, otp: code() });
  expect([done.status, done.to]).toEqual([303, '/logout']);
  expect((await browser.get(PATH)).status).toBe(303);
});

test('an address shows no code of a change, whatever it says', async () => {
  const html = await page(`step=proving&code=pf_${'a'.repeat(26)}&contact=mal@example.com`);
  expect(html).not.toMatch(/pf_aaaa|mal@example/);
});
