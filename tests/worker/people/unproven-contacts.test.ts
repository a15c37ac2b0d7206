/** A contact that is only claimed opens nothing, blocks no sign-up and gets no messages. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import {
  accountOf,
  begin,
  browserAt,
  messagesTo,
  newcomer,
  openWorld,
  pinTo,
  signUp,
  type Browser,
} from './world.ts';

let world: Platform & { one: string; two: string };
/** A store whose customers sign up without a PIN. */
let open: string;

const PASSWORD = 'una frase larga';

beforeAll(async () => {
  world = await openWorld('dichos');
  open = world.two;
  await env.DIRECTORY.prepare('UPDATE store SET can_skip_pin = 1 WHERE slug = ?').bind(open).run();
});

type Body = Record<string, unknown> & { code?: string; field?: string };

async function ask(browser: Browser, path: string, body: object) {
  const answer = await browser.post(path, body);
  return { status: answer.status, body: (await answer.json()) as Body };
}

const signIn = (username: string, password = PASSWORD) =>
  ask(browserAt(world, world.one), '/api/oauth/authorization', {
    username,
    password,
    country: 'MX',
  });

async function personAt(browser: Browser): Promise<string | undefined> {
  const answer = await browser.get('/api/auth/session');
  return ((await answer.json()) as { person: { id: string } | null }).person?.id;
}

/** An account that signed up by phone and claimed a stranger's e-mail. */
async function withStrangersMail(email: string) {
  const browser = browserAt(world, world.one);
  return { ...(await signUp(browser, newcomer({ email }))), browser };
}

/**
 * An account that signed up where no PIN is needed, with a contact that may belong to a stranger.
 */
async function withoutProof(change: Record<string, unknown> = {}) {
  const begun = await begin(world, change, open);
  const done = await begun.browser.post('/api/activate/pin', { code: begun.code });
  expect(done.status).toBe(200);
  const id = (await personAt(begun.browser)) ?? expect.fail('nobody is signed in');
  return { ...begun, id };
}

interface Profile {
  id: string;
  email: string | null;
  email_verified: boolean;
  phone: string | null;
  phone_verified: boolean;
}

async function profileOf(browser: Browser, id: string, slug: string): Promise<Profile> {
  const answer = await browser.get(`/api/profile/${id}:st_${slug}/${id}`);
  return (await answer.json()) as Profile;
}

describe('a stranger’s e-mail that a sign-up by phone names', () => {
  test('does not keep its owner from signing up, and is theirs from then on', async () => {
    const owner = newcomer({ type: 'email' });
    const first = await withStrangersMail(owner.email);
    expect(await profileOf(first.browser, first.id, world.one)).toMatchObject({
      email: owner.email,
      email_verified: false,
    });
    const second = await signUp(browserAt(world, world.one), owner);
    expect(second.id).not.toBe(first.id);
    expect(await accountOf(owner.email)).toMatchObject({ id: second.id });
    expect(await profileOf(first.browser, first.id, world.one)).toMatchObject({ email: null });
  });

  test('opens nothing: no sign-in, no reset, and nobody has it', async () => {
    const { email } = newcomer();
    await withStrangersMail(email);
    expect(await signIn(email)).toMatchObject({ status: 401 });
    const browser = browserAt(world, world.one);
    const exists = await ask(browser, '/api/auth/users/exist', { username: email });
    expect(exists.body).toEqual({ exist: false });
    const reset = await ask(browser, '/api/auth/password/reset', { username: email });
    expect(reset.status).toBe(201);
    await browser.post('/api/auth/pin', { code: reset.body.code });
    expect(await messagesTo(email)).toEqual([]);
  });

  test('is no way to be told of a reset that was asked for by username', async () => {
    const { email } = newcomer();
    const { phone } = await withStrangersMail(email);
    const reset = await ask(browserAt(world, world.one), '/api/auth/password/reset', {
      username: phone.slice(1),
    });
    expect(reset.status).toBe(201);
    expect(await messagesTo(email)).toEqual([]);
  });

  test('can be asked for by its owner in their profile, and goes to who proves it', async () => {
    const { email } = newcomer();
    const first = await withStrangersMail(email);
    const second = await signUp(browserAt(world, world.one));
    const owner = browserAt(world, world.one);
    await owner.post('/api/oauth/authorization', {
      username: second.phone,
      password: PASSWORD,
      country: 'MX',
    });
    const path = `/api/profile/${second.id}:st_${world.one}/${second.id}/contact`;
    const begun = await ask(owner, path, { type: 'email', email, password: PASSWORD });
    expect(begun.status).toBe(201);
    const proved = await ask(owner, `${path}/pin`, {
      code: begun.body.code,
      pin: await pinTo(email),
    });
    expect(proved.body).toMatchObject({ email, email_verified: true });
    expect(await profileOf(first.browser, first.id, world.one)).toMatchObject({ email: null });
  });
});

describe.each(['phone', 'email'] as const)('a %s that nobody was asked to prove', (type) => {
  const contactOf = (one: { phone: string; email: string }) => one[type];

  test('signs in who said it by their password, and nothing else', async () => {
    const someone = await withoutProof({ type });
    const contact = contactOf(someone);
    expect(await accountOf(contact)).toBeNull();
    expect(await signIn(contact)).toMatchObject({
      status: 200,
      body: { person: { id: someone.id } },
    });
    const browser = browserAt(world, world.one);
    const exists = await ask(browser, '/api/auth/users/exist', { username: contact });
    expect(exists.body).toEqual({ exist: false });
    await ask(browser, '/api/auth/password/reset', { username: contact, country: 'MX' });
    expect(await messagesTo(contact)).toEqual([]);
  });

  test('yields to who proves it: theirs is the sign-in, the name and the next reset', async () => {
    const claimed = await withoutProof({ type });
    const contact = contactOf(claimed);
    const { phone, email } = claimed;
    const owner = await signUp(browserAt(world, world.one), {
      phone,
      email,
      body: { ...newcomer({ type }).body, [type]: contact, password: 'la de su persona' },
    });
    expect(owner.id).not.toBe(claimed.id);
    expect(await signIn(contact)).toMatchObject({ status: 401 });
    expect(await signIn(contact, 'la de su persona')).toMatchObject({
      status: 200,
      body: { person: { id: owner.id } },
    });
    expect(await profileOf(claimed.browser, claimed.id, open)).toMatchObject({ [type]: null });
  });

  test('is asked to be proved once somebody has said that it is theirs', async () => {
    const claimed = await withoutProof({ type });
    const body = { ...newcomer({ type }).body, [type]: contactOf(claimed) };
    const next = await ask(browserAt(world, open), '/api/auth/authorize', body);
    expect(next.body).toMatchObject({ can_skip_pin: false });
  });

  test('of two who say it at one time one has it, the other is asked for the PIN', async () => {
    const one = await begin(world, { type }, open);
    const other = await ask(browserAt(world, open), '/api/auth/authorize', one.body);
    expect(other.body).toMatchObject({ can_skip_pin: true });
    const answers = await Promise.all(
      [one.code, other.body.code].map((code) =>
        ask(browserAt(world, open), '/api/activate/pin', { code }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'invalid_pin',
      field: 'pin',
    });
  });
});

test('no account can hold a contact that was not proved, whichever way it is written', async () => {
  const { id } = await signUp(browserAt(world, world.one));
  const write = (text: string) => env.DIRECTORY.prepare(text).bind(id).run();
  await expect(
    write("UPDATE account SET email = 'ajeno@example.com' WHERE id = ?"),
  ).rejects.toThrow('unproven contact');
  await expect(write('UPDATE account SET phone_verified_at = NULL WHERE id = ?')).rejects.toThrow(
    'unproven contact',
  );
});
