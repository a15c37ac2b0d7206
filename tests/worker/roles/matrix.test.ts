import { beforeAll, describe, expect, test } from 'vitest';
import type { Contract } from '../../../shared/contracts/contract.ts';
import { contracts } from '../../support/contracts.ts';
import { addressOf, bodyOf, widestQueryOf, type Named } from '../../support/sample.ts';
import { sampleIds } from '../../../shared/contracts/samples.ts';
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

/** The end of an id that no row has. */
const NOBODY = '0'.repeat(26);

/** The value of a path parameter: the store's, or the caller's own; else the sample's. */
function paramOf(contract: Contract, name: string, slug: Slug, me: string): unknown {
  const { params, ids } = things[slug];
  const store = `st_${slug}`;
  if (name === 'me') return me;
  if (name === 'mashup' && contract.id === 'profile-public.get') return `${ids['ac']}:${store}`;
  if (name === 'mashup')
    return contract.service === 'store' ? `${store}:${store}` : `${me}:${store}`;
  if (name === 'id') {
    const kind = String(contract.sample.params?.['id']).slice(0, 2);
    return (kind === 'ac' ? ids[contract.service] : undefined) ?? ids[kind] ?? `${kind}_${NOBODY}`;
  }
  return params[name] ?? contract.sample.params?.[name];
}

/** The store's own values by field; a key that the talk names is a mailbox, and no secret. */
function namedFor({ service }: Contract, slug: Slug): Named {
  const { named } = things[slug];
  if (service === 'inbox') return { ...named, key: `st_${slug}` };
  // A ticket's code, where others' is a cart's that a partner hands over.
  return service === 'tickets-admin' || service === 'customers'
    ? { ...named, code: sampleIds.ticketCode }
    : named;
}

interface Asked {
  /** The store whose domain is called. */
  readonly at: Slug;
  /** The store whose rows the call names. */
  readonly about: Slug;
  readonly who: Somebody;
  /** The account in the path; by default the caller. */
  readonly me?: string;
  /** A body in place of the sample's. */
  readonly body?: string | undefined;
}

async function ask(contract: Contract, { at, about, who, me = who.account, body }: Asked) {
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
    ...(writes && { body: body ?? JSON.stringify(bodyOf(contract, namedFor(contract, about))) }),
  });
  const text = await answer.text();
  const { code } = JSON.parse(text) as { code?: string };
  return { status: answer.status, text, code };
}

type Access = 'may' | 401 | 403;

/** Whether the caller was let in; a call's own 401s and 403s have other codes. */
function accessOf({ status, code }: Awaited<ReturnType<typeof ask>>): Access {
  if (status === 401 && code === 'login_required') return 401;
  return status === 403 && code === 'not_allowed' ? 403 : 'may';
}

/** One call that reads and one that writes of every class of access. */
const CLASSES = new Map(
  contracts.map((contract) => {
    const { access, method } = contract;
    return [`${access}, ${method === 'get' ? 'read' : 'written'}`, contract] as const;
  }),
);

test.each([...CLASSES])(
  'a call for %s refuses before it reads what was sent',
  async (_class, contract) => {
    const may = WHO_MAY[contract.id] ?? [];
    const strangers = (await newPeople('dos', 'uno')).filter(({ cookie }) => cookie !== '');
    const body = contract.method === 'get' ? undefined : 'no json';
    const asked = { at: 'uno', about: 'uno', body } as const;
    for (const who of await newPeople('uno')) {
      const answer = await ask(contract, { ...asked, who });
      const expected = may.includes(who.role) ? 'may' : who.role === 'anonymous' ? 401 : 403;
      expect(accessOf(answer), `${who.role}: ${answer.text}`).toBe(expected);
    }
    // Whatever role the account has in another store, here it is a customer.
    for (const who of strangers) {
      const answer = await ask(contract, { ...asked, who });
      const expected = may.includes('customer') ? 'may' : 403;
      expect(accessOf(answer), `${who.role} of dos: ${answer.text}`).toBe(expected);
    }
  },
);

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
  // Other stores, whose rows no test has used up yet, and the cells the other way round.
  ['tres', 'cuatro'],
] as const)('at %s', (at, other) => {
  test.each(contracts.map((contract) => [contract.id, contract] as const))(
    '%s works for its owner, and neither shows nor changes what is the other store’s',
    async (_id, contract) => {
      const [anonymous, owner] = await newPeople(at, at, ['anonymous', 'owner']);
      const [stranger] = await newPeople(other, at, ['owner']);
      const before = await allOf(other, [stranger!]);

      const { victim: me } = things[other];
      for (const who of [anonymous!, owner!, stranger!]) {
        const { text } = await ask(contract, { at, about: other, me, who });
        expect(text, `${who.role} about ${other}`).not.toContain(canaryOf(other));
      }
      // Replaces an account that the call above may have erased or signed out.
      const [again] = await newPeople(at, at, ['owner']);
      const answer = await ask(contract, { at, about: at, who: again! });
      expect(accessOf(answer), answer.text).toBe('may');
      expect(answer.status, answer.text).toBeLessThan(500);
      expect(await allOf(other, [stranger!])).toBe(before);
    },
  );
});

test('the samples are what the contracts take, so that calls are tried and not their forms', () => {
  for (const contract of contracts) {
    const parsed = contract.body.safeParse(bodyOf(contract, namedFor(contract, 'uno')));
    expect(parsed.success, `${contract.id}: ${JSON.stringify(parsed.error?.issues)}`).toBe(true);
  }
});
