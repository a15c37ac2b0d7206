/** The PIN of a registration: how long it is valid, for how many tries, and for which account. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import {
  accountOf,
  begin,
  browserAt,
  codeOf,
  messagesTo,
  newcomer,
  keyTo,
  openWorld,
  otherPin,
  pinTo,
  signUp,
} from './world.ts';

let world: Platform & { one: string; two: string };

beforeAll(async () => {
  world = await openWorld('pines');
});

const MINUTE = 60_000;
const RESEND = 30_000;

describe('a PIN', () => {
  test('is bound to the host of its store by the last line of its message', async () => {
    const { phone } = await begin(world);
    const [sent] = await messagesTo(phone);
    const pin = await pinTo(phone);
    expect(sent?.text.split('\n').at(-1)).toBe(`@${world.one}.localhost #${pin}`);
    expect(sent?.text.split('\n')[0]).toContain(pin);
  });

  test('is over after five minutes, and a new one comes', async () => {
    const { browser, code, phone } = await begin(world);
    const first = await pinTo(phone);
    world.clock.advance(5 * MINUTE + 1);
    const late = await browser.post('/api/activate/pin', { code, pin: first });
    expect([late.status, await codeOf(late)]).toEqual([422, 'invalid_pin']);
    expect((await browser.post('/api/auth/pin', { code })).status).toBe(200);
    const second = await pinTo(phone);
    expect((await browser.post('/api/activate/pin', { code, pin: second })).status).toBe(200);
  });

  test('is worth nothing once another came, was used, or is another registration’s', async () => {
    const { browser, code, phone } = await begin(world);
    const first = await pinTo(phone);
    world.clock.advance(RESEND);
    await browser.post('/api/auth/pin', { code });
    const second = await pinTo(phone);
    if (first !== second) {
      expect(await codeOf(await browser.post('/api/activate/pin', { code, pin: first }))).toBe(
        'invalid_pin',
      );
    }
    const thief = await begin(world);
    const stolen = await thief.browser.post('/api/activate/pin', { code: thief.code, pin: second });
    if (second !== (await pinTo(thief.phone))) expect(stolen.status).toBe(422);
    expect((await browser.post('/api/activate/pin', { code, pin: second })).status).toBe(200);
    const reused = await browser.post('/api/activate/pin', { code, pin: second });
    expect([reused.status, await codeOf(reused)]).toEqual([409, 'user_already_active']);
  });

  test('is worth nothing in another store', async () => {
    const { code, phone } = await begin(world);
    const elsewhere = browserAt(world, world.two);
    const answer = await elsewhere.post('/api/activate/pin', { code, pin: await pinTo(phone) });
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'user_does_not_exist']);
  });

  test('of a thousand guesses at once five are looked at, and then the right one is refused', async () => {
    const { browser, code, phone } = await begin(world);
    const right = await pinTo(phone);
    const guesses = Array.from({ length: 1000 }, (_none, index) => String(index).padStart(6, '0'));
    const answers = await Promise.all(
      guesses
        .filter((pin) => pin !== right)
        .map(async (pin) => codeOf(await browser.post('/api/activate/pin', { code, pin }))),
    );
    // The fifth answer says that it was the last try; later tries get the same answer, unchecked.
    expect(answers.filter((one) => one === 'invalid_pin')).toHaveLength(4);
    expect(new Set(answers)).toEqual(new Set(['invalid_pin', 'pin_locked']));
    const row = await env.DIRECTORY.prepare('SELECT tries FROM proof WHERE id = ?')
      .bind(code)
      .first();
    expect(row).toEqual({ tries: 5 });
    const locked = await browser.post('/api/activate/pin', { code, pin: right });
    expect([locked.status, await codeOf(locked)]).toEqual([429, 'pin_locked']);
    expect(await codeOf(await browser.post('/api/auth/pin', { code }))).toBe('pin_locked');
    world.clock.advance(15 * MINUTE + 1);
    expect((await browser.post('/api/auth/pin', { code })).status).toBe(200);
    const fresh = await browser.post('/api/activate/pin', { code, pin: await pinTo(phone) });
    expect(fresh.status).toBe(200);
  }, 60_000);

  test('is not sent again to the same contact within half a minute', async () => {
    const { browser, code, phone, body } = await begin(world);
    const send = async (to: object = {}) => {
      const answer = await browser.post('/api/auth/pin', { code, ...to });
      return { status: answer.status, ...((await answer.json()) as { message: string }) };
    };
    world.clock.advance(7_000);
    const soon = await send();
    expect(soon).toMatchObject({ status: 429, code: 'pin_just_sent', values: { seconds: 23 } });
    expect(soon.message).toContain('en 23 segundos');
    expect(await send({ type: 'phone', phone: body['phone'], country: 'MX' })).toMatchObject({
      code: 'pin_just_sent',
    });
    expect(await messagesTo(phone)).toHaveLength(1);
    world.clock.advance(23_000);
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    expect(await messagesTo(phone)).toHaveLength(2);
    expect(await send({ type: 'email', email: newcomer().email })).toMatchObject({ status: 200 });
  });

  test('tells the tries and the time that are left, to the form and to callers', async () => {
    const { browser, code, phone } = await begin(world);
    const state = async () => (await browser.get(`/api/activate/proofs/${code}`)).json();
    const waiting = { is_done: false, locked_in: 0, needs_password: false, redirect_to: '/' };
    expect(await state()).toEqual({ ...waiting, tries_left: 5, expires_in: 300, resend_in: 30 });
    const guess = async (pin: string) =>
      (await browser.post('/api/activate/pin', { code, pin })).json();
    const right = await pinTo(phone);
    const wrong = await guess(otherPin(right));
    expect(wrong).toMatchObject({ code: 'invalid_pin', values: { left: 4 } });
    expect((wrong as { message: string }).message).toContain('Te quedan 4 intentos.');
    world.clock.advance(40_000);
    expect(await state()).toEqual({ ...waiting, tries_left: 4, expires_in: 260, resend_in: 0 });
    for (let count = 0; count < 4; count += 1) await guess(otherPin(right));
    expect(await state()).toMatchObject({ tries_left: 0, locked_in: 15 * 60 });
    world.clock.advance(15 * MINUTE);
    expect(await state()).toMatchObject({ tries_left: 5, expires_in: 0, locked_in: 0 });
  });

  test('a lock says so on the page too, without tries or time, and names the link that still works', async () => {
    const { browser, code, email } = await begin(world, { type: 'email' });
    const right = await pinTo(email);
    let told = '';
    for (let count = 0; count < 5; count += 1) {
      const answer = await browser.post('/api/activate/pin', { code, pin: otherPin(right) });
      told = ((await answer.json()) as { message: string }).message;
    }
    expect(told).toMatch(/En 15 minutos.* El enlace del correo/);
    const path = `/register/activate/?type=email&code=${code}&username=a&email=${email}`;
    const page = await (await browser.get(path)).text();
    const [shown = ''] = page.slice(page.indexOf('<shop-activation')).split('<script');
    expect(shown).toContain('En 15 minutos');
    expect(shown).not.toMatch(/El PIN vence|Te queda|Enviar otro PIN/);
    const link = await browser.post('/api/activate/link', { key: await keyTo(email) });
    expect(link.status).toBe(200);
  });

  test('that was proved elsewhere is told to the tab that waits, in its own store alone', async () => {
    const { browser, code, phone } = await begin(world, { redirect_uri: '/productos' });
    const elsewhere = browserAt(world, world.two);
    expect((await elsewhere.get(`/api/activate/proofs/${code}`)).status).toBe(404);
    const phoneTab = browserAt(world, world.one);
    await phoneTab.post('/api/activate/pin', { code, pin: await pinTo(phone) });
    const state = await browser.get(`/api/activate/proofs/${code}`);
    expect(await state.json()).toMatchObject({ is_done: true, redirect_to: '/productos' });
    const page = `/register/activate/?type=phone&code=${code}&username=x`;
    const strange = await (await browser.get(page)).text();
    expect(strange).toContain('Tu cuenta ya está activa');
    expect(strange).toContain('href="/login?next=%2Fproductos"');
    const signedIn = await (await phoneTab.get(page)).text();
    expect(signedIn).toMatch(/<a class="btn btn-primary btn-block" href="\/productos">/);
  });

  test('tries count across resends', async () => {
    const { browser, code, phone } = await begin(world);
    for (let round = 0; round < 2; round += 1) {
      const wrong = otherPin(await pinTo(phone));
      await browser.post('/api/activate/pin', { code, pin: wrong });
      world.clock.advance(RESEND);
      await browser.post('/api/activate/pin', { code, pin: wrong });
      expect((await browser.post('/api/auth/pin', { code })).status).toBe(200);
    }
    const fifth = await browser.post('/api/activate/pin', {
      code,
      pin: otherPin(await pinTo(phone)),
    });
    const { code: why, message } = (await fifth.json()) as { code: string; message: string };
    expect(why).toBe('pin_locked');
    expect(message).toContain('15 minutos');
    world.clock.advance(10 * MINUTE);
    const later = await browser.post('/api/auth/pin', { code });
    expect(((await later.json()) as { message: string }).message).toContain('5 minutos');
  });

  test('ten an hour for one contact, however many registrations it has', async () => {
    const { body, phone } = newcomer();
    let looked = 0;
    for (let round = 0; round < 3; round += 1) {
      const browser = browserAt(world, world.one);
      const code = await codeOf(await browser.post('/api/auth/authorize', body));
      const wrong = otherPin(await pinTo(phone));
      for (let index = 0; index < 5; index += 1) {
        const answer = await codeOf(await browser.post('/api/activate/pin', { code, pin: wrong }));
        if (answer !== 'too_many_requests') looked += 1;
      }
    }
    expect(looked).toBe(10);
  });

  test('ten an hour for one account’s resets, sent again or not', async () => {
    const someone = await signUp(browserAt(world, world.one));
    const username = someone.phone;
    let looked = 0;
    for (let round = 0; round < 4; round += 1) {
      const browser = browserAt(world, world.one);
      const code = await codeOf(await browser.post('/api/auth/password/reset', { username }));
      // A message a minute, so that the messages' own limit lets all of them through.
      world.clock.advance(4 * MINUTE);
      if (round > 1) expect((await browser.post('/api/auth/pin', { code })).status).toBe(200);
      const wrong = otherPin(await pinTo(someone.phone));
      for (let index = 0; index < 5; index += 1) {
        const guess = { code, pin: wrong, password: 'otra frase larga' };
        const answer = await codeOf(await browser.post('/api/activate/pin', guess));
        if (answer !== 'too_many_requests') looked += 1;
      }
      world.clock.advance(6 * MINUTE);
    }
    expect(looked).toBe(10);
  });

  test('ten an hour for one registration, whichever contact it is sent to', async () => {
    const { browser, code, phone } = await begin(world);
    let looked = 0;
    for (const recipient of [phone, newcomer().phone, newcomer().phone]) {
      world.clock.advance(RESEND);
      const sent = await browser.post('/api/auth/pin', {
        code,
        phone: recipient.slice(3),
        country: 'MX',
      });
      expect(sent.status).toBe(200);
      const wrong = otherPin(await pinTo(recipient));
      for (let index = 0; index < 5; index += 1) {
        const answer = await codeOf(await browser.post('/api/activate/pin', { code, pin: wrong }));
        if (answer !== 'too_many_requests') looked += 1;
      }
      world.clock.advance(15 * MINUTE + 1);
    }
    expect(looked).toBe(10);
  });

  test('goes to another contact, or the other way, and the username follows', async () => {
    const { browser, code, phone } = await begin(world);
    const { phone: other, body } = newcomer();
    const moved = await browser.post('/api/auth/pin', {
      code,
      phone: body['phone'],
      country: 'MX',
    });
    expect(await moved.json()).toMatchObject({ username: other.slice(1), type: 'phone' });
    const mail = `cambio-${phone.slice(-6)}@correo.example`;
    const switched = await browser.post('/api/auth/pin', { code, type: 'email', email: mail });
    expect(await switched.json()).toMatchObject({ username: mail, type: 'email' });
    expect((await browser.post('/api/activate/pin', { code, pin: await pinTo(mail) })).status).toBe(
      200,
    );
    expect(await accountOf(mail)).toMatchObject({ phone: null, username: mail });
  });

  test('is sent five times in a quarter of an hour, and no more', async () => {
    const { browser, code } = await begin(world);
    const answers: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      world.clock.advance(RESEND);
      answers.push((await browser.post('/api/auth/pin', { code })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('stands readable nowhere but in its message', async () => {
    const { code, phone } = await begin(world);
    const pin = await pinTo(phone);
    const row = await env.DIRECTORY.prepare('SELECT * FROM proof WHERE id = ?').bind(code).first();
    expect(JSON.stringify(row)).not.toContain(pin);
    const account = await env.DIRECTORY.prepare('SELECT password FROM registration WHERE id = ?')
      .bind(code)
      .first<{ password: string }>();
    expect(account?.password).toMatch(/^scrypt\$/);
  });
});
