/** The security page without script: each of its steps is a form that is posted to the page. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import { RECENT_PROOF_MS } from '../../../shared/kernel/constants/timers.ts';
import { SoftAuthenticator } from '../../support/soft-authenticator.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, newcomer, openWorld, otherPin, signUp, type Browser } from '../people/world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const STEP = 30_000;
const PATH = '/me/security';
const password = String(newcomer().body['password']);

let world: Platform & { one: string; two: string };
let browser: Browser;

beforeAll(async () => {
  world = await openWorld('formas');
});

beforeEach(async () => {
  world.clock.advance(60 * 60_000);
  browser = browserAt(world, world.one);
  await signUp(browser);
});

interface Shown {
  readonly status: number;
  readonly to: string | null;
  readonly html: string;
}

/** Posts one of the page's forms as a browser without script does. */
async function post(fields: Record<string, string>): Promise<Shown> {
  const answer = await browser.submit(PATH, fields);
  const { status, headers } = answer;
  return { status, to: headers.get('location'), html: await answer.text() };
}

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** Sets the app up by the page's forms; gives its secret and its recovery codes. */
async function setUp(): Promise<{ secret: string; codes: string[] }> {
  const begun = await post({ intent: 'begin' });
  expect([begun.status, begun.html.includes('class="qr"')]).toEqual([200, true]);
  const secret = hidden(begun.html, 'secret');
  const step = { intent: 'confirm', step: 'setup', secret, uri: hidden(begun.html, 'uri') };
  const wrong = await post({ ...step, otp: otherPin(appCodeAt(secret, world.clock.now())) });
  // The same set-up is shown again: the app has read it already.
  expect([wrong.status, hidden(wrong.html, 'secret')]).toEqual([422, secret]);
  expect(wrong.html).toContain('El código no es correcto');
  const done = await post({ ...step, otp: appCodeAt(secret, world.clock.now()) });
  world.clock.advance(STEP);
  return { secret, codes: codesIn(done.html) };
}

const codesIn = (html: string) =>
  [...html.matchAll(/<code>([0-9a-z]{5}-[0-9a-z]{5})<\/code>/g)].map(([, code]) => code ?? '');

const guards = async () =>
  (await (await browser.get('/api/auth/security')).json()) as {
    passkeys: object[];
    authenticator_since: string | null;
  };

test('the app is set up, gives new codes and is turned off', async () => {
  const { secret, codes } = await setUp();
  expect(codes.length).toBeGreaterThan(5);
  const opened = await (await browser.get(`${PATH}?step=renewing`)).text();
  expect(hidden(opened, 'intent')).toBe('renew');
  const renewed = await post({ intent: 'renew', step: 'renewing', otp: codes[0] ?? '' });
  const fresh = codesIn(renewed.html);
  expect(fresh).toHaveLength(codes.length);
  expect(fresh).not.toContain(codes[1]);
  const refused = await post({ intent: 'off', step: 'removing', otp: codes[1] ?? '' });
  expect([refused.status, hidden(refused.html, 'intent')]).toEqual([422, 'off']);
  const off = await post({
    intent: 'off',
    step: 'removing',
    otp: appCodeAt(secret, world.clock.now()),
  });
  expect([off.status, off.to]).toEqual([303, `${PATH}?done=app-off`]);
  expect((await guards()).authenticator_since).toBeNull();
});

test('a passkey is renamed and removed, after a question', async () => {
  const device = new SoftAuthenticator(`http://${world.one}.localhost:8787`);
  const asked = await browser.post('/api/auth/passkeys/options', {});
  const credential = await device.create((await asked.json()) as never);
  const made = await browser.post('/api/auth/passkeys', { name: 'Mi teléfono', credential });
  const { id } = (await made.json()) as { id: string };
  const page = await (await browser.get(PATH)).text();
  expect(page).toContain('Mi teléfono');
  const renamed = await post({ intent: 'rename', step: 'rename', passkey: id, name: 'Laptop' });
  expect(renamed.to).toBe(`${PATH}?done=renamed`);
  const question = await (await browser.get(`${PATH}?step=remove&passkey=${id}`)).text();
  expect(question).toContain('¿Quitar «Laptop»?');
  expect((await guards()).passkeys).toHaveLength(1);
  const { to } = await post({ intent: 'remove', step: 'remove', passkey: id });
  expect(to).toBe(`${PATH}?done=removed`);
  expect((await guards()).passkeys).toEqual([]);
});

test('after an old sign-in the password is asked for, and the step comes back', async () => {
  await setUp();
  world.clock.advance(RECENT_PROOF_MS);
  const asked = await post({ intent: 'renew', step: 'renewing', otp: '123456' });
  expect([asked.status, hidden(asked.html, 'intent')]).toEqual([422, 'prove']);
  const again = { intent: 'prove', step: 'renewing', asked: 'password' };
  const wrong = await post({ ...again, password: 'otra' });
  expect([wrong.status, hidden(wrong.html, 'intent')]).toEqual([422, 'prove']);
  expect(wrong.html).toContain('id="f-password-error"');
  const proved = await post({ ...again, password });
  expect([proved.status, hidden(proved.html, 'intent')]).toEqual([200, 'renew']);
});

test('before a set-up, too: the page then says that one can go on', async () => {
  world.clock.advance(RECENT_PROOF_MS);
  const asked = await post({ intent: 'begin', step: '' });
  expect(hidden(asked.html, 'intent')).toBe('prove');
  const proved = await post({ intent: 'prove', step: '', asked: 'password', password });
  expect(proved.to).toBe(`${PATH}?done=proved`);
  expect((await post({ intent: 'begin', step: '' })).status).toBe(200);
});

test('an address shows no set-up and no codes, whatever it says', async () => {
  const html = await (
    await browser.get(`${PATH}?step=codes&codes=aaaaa-bbbbb&secret=ABCD&uri=javascript:alert(1)`)
  ).text();
  expect(html).not.toMatch(/aaaaa-bbbbb|javascript:|ABCD/);
  const step = { intent: 'confirm', step: 'setup', secret: 'A'.repeat(32), otp: '123456' };
  expect((await post({ ...step, uri: 'javascript:alert(1)' })).html).not.toContain('javascript:');
});
