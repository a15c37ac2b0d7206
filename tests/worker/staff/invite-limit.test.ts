/** How many invitations a store sends in an hour. */
import { beforeAll, expect, test } from 'vitest';
import { limits } from '../../../shared/contracts/limits.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, type Answer, type Caller } from './caller.ts';

const { times, seconds } = limits.inviteByStore;

let platform: Platform;
let made = 0;
beforeAll(() => {
  platform = startPlatform();
});

/** The owner of a new store. */
async function owner(): Promise<Caller> {
  made += 1;
  const name = `local${made}`;
  await openStore({ slug: name, cell: 'a' });
  await openAccount(name);
  await appoint(name, name, 'owner');
  return calling(platform, name, name);
}

function invite(as: Caller): Promise<Answer> {
  made += 1;
  const body = { email: `gente${made}@example.com`, role: 'marketing' };
  return as('POST', '/staff/invites', body, `invitation-${made}`);
}

const codesOf = (answers: readonly Answer[]) => answers.map(({ body }) => body['code']);

test('the invitation after the last is refused, and sent when the hour is over', async () => {
  const [one, other] = [await owner(), await owner()];
  const sent: Answer[] = [];
  for (let count = 0; count < times; count += 1) sent.push(await invite(one));
  expect(codesOf(sent)).toEqual(sent.map(() => undefined));
  expect(codesOf([await invite(one)])).toEqual(['too_many_requests']);
  expect(codesOf([await invite(other)])).toEqual([undefined]);

  platform.clock.advance(seconds * 1000 - 1);
  expect(codesOf([await invite(one)])).toEqual(['too_many_requests']);
  platform.clock.advance(1);
  // A whole new hour begins.
  for (let count = 0; count < 2; count += 1) {
    expect(codesOf([await invite(one)])).toEqual([undefined]);
  }
});

test('of many at one time no more are sent than one after another', async () => {
  const one = await owner();
  const answers = await Promise.all(Array.from({ length: times + 5 }, () => invite(one)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(times);
});
