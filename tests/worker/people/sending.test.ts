/** The limits on messages that strangers can cause, and the words of their answers. */
import { beforeAll, expect, test, vi } from 'vitest';
import { limits } from '../../../shared/contracts/limits.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, messagesTo, newcomer, openWorld, signUp } from './world.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 60_000 });

const HOUR = 60 * 60_000;

let world: Platform & { one: string; two: string };

beforeAll(async () => {
  world = await openWorld('envios');
});

const reset = (username: string) =>
  browserAt(world, world.one).post('/api/auth/password/reset', { username, country: 'MX' });

/** Begins a sign-up that writes to an e-mail; its status. */
async function signUpTo(email: string): Promise<number> {
  const body = { ...newcomer({ type: 'email' }).body, email };
  return (await browserAt(world, world.one).post('/api/auth/authorize', body)).status;
}

test('a stranger’s mailbox gets no more sign-ups than its limit, whatever stands behind its plus', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_one, index) => signUpTo(`ajena+${index}@example.com`)),
  );
  const sent = answers.filter((status) => status === 201);
  expect(sent).toHaveLength(limits.sendToContact.times);
});

test('nor does it by asking for its resets by another name, and nobody is told so', async () => {
  const someone = newcomer({ type: 'email', username: 'rosa.mendez' });
  await signUp(browserAt(world, world.one), {
    ...someone,
    body: { ...someone.body, username: 'rosa.mendez' },
  });
  const before = (await messagesTo(someone.email)).length;
  for (let round = 0; round < 5; round += 1) {
    expect((await reset('rosa.mendez')).status).toBe(201);
    await reset(someone.email);
  }
  expect((await messagesTo(someone.email)).length - before).toBeLessThanOrEqual(
    limits.sendToContact.times,
  );
});

test('however patient somebody is, a day has its own limit', async () => {
  const email = 'paciente@example.com';
  const statuses: number[] = [];
  for (let hour = 0; hour < 8; hour += 1) {
    for (let time = 0; time < limits.sendToContact.times; time += 1) {
      statuses.push(await signUpTo(email));
    }
    world.clock.advance(HOUR);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(
    limits.sendToContactInADay.times,
  );
});

test('a whole IPv6 /64 is one address for the limits', async () => {
  const ask = async (address: string) => {
    const browser = browserAt(world, world.one, address);
    return (await browser.post('/api/auth/users/exist', { username: 'nadie' })).status;
  };
  const { times } = limits.existsByAddress;
  for (let one = 0; one < times; one += 1) expect(await ask(`2001:db8:a:b::${one}`)).toBe(200);
  expect(await ask('2001:db8:a:b:ffff::1')).toBe(429);
  expect(await ask('2001:db8:a:c::1')).toBe(200);
});

test('a reset and its PIN answer alike for a username that somebody has and one that nobody has', async () => {
  const someone = newcomer();
  await signUp(browserAt(world, world.one), {
    ...someone,
    body: { ...someone.body, username: 'la.rosa' },
  });
  const told = async (username: string) => {
    const browser = browserAt(world, world.one);
    const ask = async (path: string, body: object) => {
      const answer = await browser.post(path, body);
      const { code, ...rest } = (await answer.json()) as Record<string, unknown>;
      return { code, said: { status: answer.status, ...rest } };
    };
    const begun = await ask('/api/auth/password/reset', { username, country: 'MX' });
    const soon = await ask('/api/auth/pin', { code: begun.code });
    const state = await browser.get(`/api/activate/proofs/${String(begun.code)}`);
    world.clock.advance(30_000);
    const again = await ask('/api/auth/pin', { code: begun.code });
    const { expires_at, ...said } = again.said as Record<string, unknown>;
    return [
      { ...begun.said, username: '', expires_at: '' },
      { ...soon.said, request_id: '' },
      await state.json(),
      { ...said, expires_at: typeof expires_at },
    ];
  };
  expect(await told('la.rosa')).toEqual(await told('la.nadie'));
});
