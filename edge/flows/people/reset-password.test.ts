/** A PIN for a new password, on the directory's own tables: whom it reaches, and what is told. */
import { beforeEach, describe, expect, test } from 'vitest';
import { NOON, openWork, type Work } from '../../../tests/support/work-scope.ts';
import { activatePin } from './activate.ts';
import { contactOfAccount, resetPassword } from './reset-password.ts';

const MINUTE = 60_000;
const [EMAIL, PHONE] = ['ana@x.mx', '+525512345678'];

let work: Work;

beforeEach(() => {
  work = openWork();
  Object.assign(work.scope.visitor, { addressKey: async () => 'address' });
  work.directory.exec(`
    INSERT INTO store (id, slug, cell) VALUES ('st_una', 'una', 'a'), ('st_dos', 'dos', 'a');
    INSERT INTO account (id, username, full_name, email, email_verified_at, phone,
        phone_verified_at, locale, store_id, created_at, updated_at) VALUES
      ('ac_ana', 'ana', 'Ana', '${EMAIL}', 1, '${PHONE}', 1, 'en', 'st_una', 1, 1),
      ('ac_luz', 'luz', 'Luz', NULL, NULL, '+525587654321', 1, 'es', 'st_una', 1, 1),
      ('ac_eva', 'eva', 'Eva', NULL, NULL, NULL, NULL, 'es', 'st_una', 1, 1)`);
});

const sent = () =>
  work.directory
    .prepare(
      `SELECT payload ->> 'recipient' AS recipient, payload ->> 'channel' AS channel,
        payload ->> 'locale' AS locale FROM outbox ORDER BY rowid`,
    )
    .all();

/** Asks for a PIN by a name; gives what is answered, without the proof's id. */
async function ask(username: string) {
  const asked = await resetPassword(work.scope, { username, country: 'MX' });
  if (!asked.ok) return asked.error;
  const { code: _id, ...told } = asked.value;
  return told;
}

describe('a PIN goes', () => {
  test.each([
    [EMAIL, [{ recipient: EMAIL, channel: 'mail', locale: 'en' }]],
    ['5512345678', [{ recipient: PHONE, channel: 'sms', locale: 'en' }]],
    ['ana', [{ recipient: EMAIL, channel: 'mail', locale: 'en' }]],
    ['luz', [{ recipient: '+525587654321', channel: 'sms', locale: 'es' }]],
    ['eva', []],
    ['nadie', []],
    ['nadie@x.mx', []],
    ['5599999999', []],
  ])('by %s to %j', async (username, messages) => {
    await ask(username);
    expect(sent()).toEqual(messages);
    expect(work.queued).toHaveLength(messages.length);
    expect(work.directory.prepare('SELECT count(*) AS n FROM proof').get()).toEqual({ n: 1 });
    expect(work.directory.prepare('SELECT account_id FROM password_reset').all()).toHaveLength(
      messages.length,
    );
  });

  test('to the kind of contact that is asked for, where the account has both', () => {
    const both = { email: EMAIL, phone: PHONE };
    const [email, phone] = [
      { type: 'email', recipient: EMAIL },
      { type: 'phone', recipient: PHONE },
    ];
    expect(contactOfAccount(both, 'email')).toEqual(email);
    expect(contactOfAccount(both, 'phone')).toEqual(phone);
    expect(contactOfAccount({ ...both, phone: null }, 'phone')).toEqual(email);
    expect(contactOfAccount({ ...both, email: null }, 'email')).toEqual(phone);
    expect(contactOfAccount({ email: null, phone: null }, 'email')).toBeUndefined();
  });
});

describe('the answer', () => {
  test.each([
    ['a mail address', EMAIL, 'eno@x.mx', 'email'],
    ['a phone', '5512345678', '5599999978', 'phone'],
    ['a username', 'ana', 'ano', 'email'],
  ])('to %s is the same whether an account has it', async (_what, known, unknown, type) => {
    const told = await ask(known);
    expect(told).toMatchObject({ type, can_skip_pin: false });
    const other = await ask(unknown);
    expect({ ...other, username: '', message: '' }).toEqual({ ...told, username: '', message: '' });
    const hidden = (answer: object) =>
      (answer as { message: string }).message.replace(/^pin_sent:.?/, '').replace(/[^*]/g, '');
    expect(hidden(other)).toBe(hidden(told));
  });

  test('to a username names no contact', async () => {
    expect(await ask('ana')).toMatchObject({ message: 'pin_sent:' });
    expect(await ask(EMAIL)).not.toMatchObject({ message: 'pin_sent:' });
  });
});

describe('a proof', () => {
  const proof = (id: string, purpose: string, usedAt: number | null = null) =>
    work.directory
      .prepare(
        `INSERT INTO proof (id, purpose, subject, pin_hash, pin_expires_at, used_at, created_at,
          expires_at) VALUES (?, ?, 's', 'h', ${NOON + MINUTE}, ?, 1, ${NOON + MINUTE})`,
      )
      .run(id, purpose, usedAt);
  const register = (id: string, store: string, canSkip = 0) =>
    work.directory
      .prepare(
        `INSERT INTO registration (id, account_id, store_id, type, username, full_name, password,
          locale, can_skip_pin) VALUES (?, ?, ?, 'email', 'x', 'X', 'h', 'es', ?)`,
      )
      .run(id, `ac_${id}`, store, canSkip);
  const codeOf = async (by: Parameters<typeof activatePin>[1]) => {
    const done = await activatePin(work.scope, by);
    return done.ok ? 'done' : done.error.code;
  };

  test('of a registration counts in its own store alone', async () => {
    proof('pf_una', 'registration');
    register('pf_una', 'st_una');
    proof('pf_dos', 'registration');
    register('pf_dos', 'st_dos');
    expect(await codeOf({ code: 'pf_una' })).toBe('invalid_pin');
    expect(await codeOf({ code: 'pf_dos' })).toBe('user_does_not_exist');
    expect(await codeOf({ code: 'pf_dos', pin: '123456' })).toBe('user_does_not_exist');
    expect(await codeOf({ code: 'pf_none', pin: '123456' })).toBe('user_does_not_exist');
    const tries = work.directory.prepare('SELECT sum(tries) AS n FROM proof').get();
    expect(tries).toEqual({ n: 0 });
  });

  test('of a reset wants a password before a try is spent, then five tries', async () => {
    proof('pf_1', 'reset');
    expect(await codeOf({ code: 'pf_1', pin: '123456' })).toBe('invalid_request');
    const wrong = { code: 'pf_1', pin: '123456', password: 'correct horse' };
    for (let tries = 1; tries <= 4; tries += 1) expect(await codeOf(wrong)).toBe('invalid_pin');
    expect(await codeOf(wrong)).toBe('pin_locked');
    expect(await codeOf(wrong)).toBe('pin_locked');
  });
});
