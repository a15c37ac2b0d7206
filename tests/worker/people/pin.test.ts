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

  test('tries count across resends', async () => {
    const { browser, code, phone } = await begin(world);
    for (let round = 0; round < 2; round += 1) {
      const wrong = otherPin(await pinTo(phone));
      await browser.post('/api/activate/pin', { code, pin: wrong });
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
