import { beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '../../../shared/contracts/contract.ts';
import { contracts } from '../../support/contracts.ts';
import { addressOf, bodyOf, widestQueryOf } from '../../support/sample.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import {
  allOf,
  canaryOf,
  fillStore,
  newPeople,
  PASSWORD,
  STORES,
  type Slug,
  type Somebody,
  type Things,
} from './world.ts';
import { WHO_MAY } from './who-may/index.ts';

let platform: Platform;
const things = {} as Record<Slug, Things>;

beforeAll(async () => {
  platform = startPlatform();
  for (const slug of STORES) things[slug] = await fillStore(platform, slug, PASSWORD);
});

/** Spells a path parameter: what is the store's, or the caller's own; else the sample's. */
function paramOf(contract: Contract, name: string, slug: Slug, me: string): unknown {
  const { params, ids } = things[slug];
  const store = `st_${slug}`;
  if (name === 'me') return me;
  if (name === 'mashup' && contract.id === 'profile-public.get')
    return `${ids[contract.id]}:${store}`;
  if (name === 'mashup')
    return contract.service === 'store' ? `${store}:${store}` : `${me}:${store}`;
  if (name === 'id') return ids[contract.id] ?? `xx_${'0'.repeat(26)}`;
  return params[name] ?? contract.sample.params?.[name];
}

interface Asked {
  /** The store that is asked. */
  readonly at: Slug;
  /** The store whose things are named. */
  readonly about: Slug;
  readonly who: Somebody;
  /** The account that the path names; whoever asks, unless it says otherwise. */
  readonly me?: string;
}

async function ask(contract: Contract, { at, about, who, me = who.account }: Asked) {
  const { named } = things[about];
  const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(
    inPath.map((name) => [name, paramOf(contract, name, about, me || 'ac_nadie')]),
  );
  const path = addressOf(contract, { params, query: widestQueryOf(contract) });
  const origin = `http://${at}.localhost`;
  const writes = contract.method !== 'get';
  const answer = await platform.ask(`${origin}/api${path}`, {
    method: contract.method.toUpperCase(),
    headers: {
      origin,
      ...(who.cookie && { cookie: who.cookie }),
      ...(writes && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(writes && { body: JSON.stringify(bodyOf(contract, named)) }),
  });
  const text = await answer.text();
  const { code } = JSON.parse(text) as { code?: string };
  return { status: answer.status, text, code };
}

/** All of them at once: who is refused does not depend on who came before. */
function askAs(people: readonly Somebody[], contract: Contract, asked: Omit<Asked, 'who'>) {
  return Promise.all(
    people.map(async (who) => [who, await ask(contract, { ...asked, who })] as const),
  );
}

type Access = 'may' | 401 | 403;

/** Whether somebody was let in; a call's own 401s and 403s have codes of their own. */
function accessOf({ status, code }: Awaited<ReturnType<typeof ask>>): Access {
  if (status === 401 && code === 'login_required') return 401;
  return status === 403 && code === 'not_allowed' ? 403 : 'may';
}

test('every call is in the table, and nothing else', () => {
  const ids = contracts.map(({ id }) => id);
  expect(Object.keys(WHO_MAY).toSorted()).toEqual([...new Set(ids)].toSorted());
});

test.each([
  'store.fetch',
  'catalogues.get',
  'public.item',
  'shopping-carts.orders',
  'orders.get',
  'staff.invites',
  'collaborators.list',
])('%s has something to show that others may not see', async (id) => {
  const contract = contracts.find((one) => one.id === id)!;
  const owner = (await newPeople('uno')).find(({ role }) => role === 'owner')!;
  const { status, text } = await ask(contract, { at: 'uno', about: 'uno', who: owner });
  expect(status, text).toBe(200);
  expect(text).toContain(canaryOf('uno'));
});

describe.each([
  ['uno', 'dos'],
  // Others, whose things nobody has used up yet, and the cells the other way round.
  ['tres', 'cuatro'],
] as const)('at %s', (at, other) => {
  test.each(contracts.map((contract) => [contract.id, contract] as const))(
    '%s',
    async (id, contract) => {
      const may = WHO_MAY[id] ?? [];
      const people = await newPeople(at);
      const strangers = (await newPeople(other, at)).filter(({ cookie }) => cookie !== '');
      const before = await allOf(other, strangers);

      // What is the other store's is not read by naming it, whoever asks here.
      const { victim: me } = things[other];
      for (const [who, { text }] of await askAs(people, contract, { at, about: other, me })) {
        expect(text, `${who.role} about ${other}`).not.toContain(canaryOf(other));
      }

      for (const [who, answer] of await askAs(await newPeople(at), contract, { at, about: at })) {
        const expected = may.includes(who.role) ? 'may' : who.role === 'anonymous' ? 401 : 403;
        expect(accessOf(answer), `${who.role}: ${answer.text}`).toBe(expected);
        expect(answer.status, answer.text).toBeLessThan(500);
      }

      // Whatever somebody is elsewhere, here they are a customer.
      for (const [who, answer] of await askAs(strangers, contract, { at, about: at })) {
        expect(accessOf(answer), `${who.role} of ${other}: ${answer.text}`).toBe(
          may.includes('customer') ? 'may' : 403,
        );
      }
      expect(await allOf(other, strangers)).toBe(before);
    },
  );
});

test('the samples are what the contracts take, so that calls are tried and not their forms', () => {
  for (const contract of contracts) {
    const parsed = contract.body.safeParse(bodyOf(contract, things.uno.named));
    expect(parsed.success, `${contract.id}: ${JSON.stringify(parsed.error?.issues)}`).toBe(true);
  }
});
