import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { Profile } from '../../../shared/contracts/profiles.ts';
import type { ProofView } from '../../../shared/contracts/registration.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory, PASSWORD, signIn, type Answer, type SignedIn } from './person.ts';

// Passwords are hashed two at a time.
vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MINUTE_MS = 60_000;

beforeAll(() => openStore({ slug: 'raiz', cell: 'a' }));

/** The PIN of the latest message to a recipient, waiting or sent. */
async function pinTo(recipient: string): Promise<string> {
  const messages = await directory(sql<{ words: string }>`
    SELECT coalesce(o.body, m.text) AS words FROM outbox o LEFT JOIN sent_mail m ON m.id = o.id
    WHERE o.payload ->> 'recipient' = ${recipient} ORDER BY o.rowid DESC LIMIT 1`);
  const pin = /(?<!\d)\d{6}(?!\d)/.exec(messages[0]?.words ?? '')?.[0];
  if (!pin) throw new Error(`no PIN for ${recipient}`);
  return pin;
}

function begin(person: SignedIn, contact: object): Promise<Answer<ProofView>> {
  return person.call('POST', `/api/profile/${person.path}/contact`, {
    password: PASSWORD,
    ...contact,
  });
}

function prove(person: SignedIn, code: string, pin: string): Promise<Answer<Profile>> {
  return person.call('POST', `/api/profile/${person.path}/contact/pin`, { code, pin });
}

const otherThan = (pin: string) => (pin === '000000' ? '000001' : '000000');

describe('a new e-mail or phone', () => {
  test('is the account’s once its PIN was typed, and not before', async () => {
    const ana = await signIn(platform, { store: 'raiz', email: 'vieja@example.com' });
    const begun = await begin(ana, { type: 'email', email: ' Nueva@Example.com ' });
    expect(begun.status).toBe(201);
    expect(begun.body).toMatchObject({ type: 'email', can_skip_pin: false });
    expect(JSON.stringify(begun.body)).not.toContain('nueva@');
    const profile = () => ana.call<Profile>('GET', `/api/profile/${ana.path}`);
    expect((await profile()).body.email).toBe('vieja@example.com');

    const pin = await pinTo('nueva@example.com');
    const wrong = await prove(ana, begun.body.code, otherThan(pin));
    expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid_pin']);
    const right = await prove(ana, begun.body.code, pin);
    expect([right.status, right.body.email, right.body.email_verified]).toEqual([
      200,
      'nueva@example.com',
      true,
    ]);
    expect((await profile()).body).toEqual(right.body);
    const reused = await prove(ana, begun.body.code, pin);
    expect(reused.body.code).toBe('invalid_pin');
  });

  test('a phone, as its country writes it; a username that was the old one follows', async () => {
    const ana = await signIn(platform, { store: 'raiz', phone: '+525512345601' });
    await directory(sql`UPDATE account SET username = '525512345601' WHERE id = ${ana.id}`);
    const begun = await begin(ana, { type: 'phone', phone: '(551) 234-5602', country: 'MX' });
    const right = await prove(ana, begun.body.code, await pinTo('+525512345602'));
    expect(right.body).toMatchObject({
      phone: '+525512345602',
      phone_country: 'MX',
      phone_verified: true,
      username: '525512345602',
    });
  });

  test.each([
    [{ type: 'phone', phone: '12345678', country: 'MX' }, 400, 'invalid_request', 'phone'],
    [{ type: 'email', email: 'no' }, 400, 'invalid_request', 'email'],
    [
      { type: 'email', email: 'x@example.com', password: 'otra' },
      401,
      'wrong_credentials',
      'password',
    ],
    [{ type: 'phone', phone: '612345678', country: 'FR' }, 422, 'not_eligible', 'phone'],
  ])('%j is refused', async (contact, status, code, field) => {
    const ana = await signIn(platform, { store: 'raiz' });
    const { body, ...answer } = await begin(ana, contact);
    expect([answer.status, body.code, body.field]).toEqual([status, code, field]);
  });

  test('of another account is refused, even when it became theirs in the meantime', async () => {
    const ana = await signIn(platform, { store: 'raiz' });
    await signIn(platform, { store: 'raiz', email: 'ocupada@example.com' });
    const taken = await begin(ana, { type: 'email', email: 'ocupada@example.com' });
    expect([taken.status, taken.body.code, taken.body.field]).toEqual([
      409,
      'existing_user',
      'email',
    ]);
    const begun = await begin(ana, { type: 'email', email: 'pronto@example.com' });
    const pin = await pinTo('pronto@example.com');
    await signIn(platform, { store: 'raiz', email: 'pronto@example.com' });
    expect((await prove(ana, begun.body.code, pin)).body.code).toBe('existing_user');
  });
});

describe('its PIN', () => {
  test('is not sent again to the same contact within half a minute', async () => {
    const ana = await signIn(platform, { store: 'raiz' });
    const asked = { type: 'email', email: 'otravez@example.com' };
    expect((await begin(ana, asked)).status).toBe(201);
    const soon = await begin(ana, asked);
    expect([soon.status, soon.body]).toEqual([
      429,
      expect.objectContaining({ code: 'pin_just_sent', values: { seconds: 30 } }),
    ]);
    platform.clock.advance(30_000);
    expect((await begin(ana, asked)).status).toBe(201);
  });

  test('cannot be used by another account', async () => {
    const ana = await signIn(platform, { store: 'raiz' });
    const bea = await signIn(platform, { store: 'raiz', email: 'bea@example.com' });
    const begun = await begin(ana, { type: 'email', email: 'mia@example.com' });
    const pin = await pinTo('mia@example.com');
    expect((await prove(bea, begun.body.code, pin)).body.code).toBe('invalid_pin');
    const own = await bea.call<Profile>('GET', `/api/profile/${bea.path}`);
    expect(own.body.email).toBe('bea@example.com');
    // Nor does it activate or reset anything.
    for (const path of ['/api/activate/pin', '/api/auth/pin']) {
      const elsewhere = await bea.call('POST', path, { code: begun.body.code, pin });
      expect(elsewhere.body.code, path).toBe('user_does_not_exist');
    }
    expect((await prove(ana, begun.body.code, pin)).status).toBe(200);
  });

  test('is over after five minutes, and when another was asked for', async () => {
    const ana = await signIn(platform, { store: 'raiz' });
    const first = await begin(ana, { type: 'email', email: 'uno@example.com' });
    const firstPin = await pinTo('uno@example.com');
    const second = await begin(ana, { type: 'email', email: 'dos@example.com' });
    const secondPin = await pinTo('dos@example.com');
    expect((await prove(ana, first.body.code, firstPin)).body.code).toBe('invalid_pin');
    platform.clock.advance(5 * MINUTE_MS);
    expect((await prove(ana, second.body.code, secondPin)).body.code).toBe('invalid_pin');
  });

  test('is guessed at five times, parallel guesses included, and then locked with its account', async () => {
    const ana = await signIn(platform, { store: 'raiz' });
    const begun = await begin(ana, { type: 'email', email: 'cinco@example.com' });
    const pin = await pinTo('cinco@example.com');
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => prove(ana, begun.body.code, otherThan(pin))),
    );
    const codes = guesses.map(({ body }) => body.code as string);
    // The fifth answer says that the PIN is locked; later tries find it so.
    expect(codes.filter((code) => code === 'invalid_pin')).toHaveLength(4);
    expect(codes.filter((code) => code === 'pin_locked')).toHaveLength(36);
    expect((await prove(ana, begun.body.code, pin)).body.code).toBe('pin_locked');
    const again = await begin(ana, { type: 'email', email: 'cinco@example.com' });
    expect(again.body.code).toBe('pin_locked');
    platform.clock.advance(15 * MINUTE_MS);
    const later = await begin(ana, { type: 'email', email: 'cinco@example.com' });
    expect(later.status).toBe(201);
    const right = await prove(ana, later.body.code, await pinTo('cinco@example.com'));
    expect(right.body.email).toBe('cinco@example.com');
  });

  test('is sent to ten contacts an hour at most', async () => {
    const ana = await signIn(platform, { store: 'raiz' });
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      const { body } = await begin(ana, { type: 'email', email: `muchas${index}@example.com` });
      codes.push(body.code);
    }
    expect(codes.slice(0, 10).every((code) => code.startsWith('pf_'))).toBe(true);
    expect(codes[10]).toBe('too_many_requests');
  });
});
