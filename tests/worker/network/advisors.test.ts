/** Advisors: a root store gives the role, a reseller gets the one with fewest, and keeps them. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { Advisor, OwnAdvisor } from '../../../shared/contracts/advisors.ts';
import { messages } from '../../../fragments/shop/advisor/messages/en.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from '../profiles/person.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const CONTACTS = { email: 'eva@example.com', phone: '+525512345678', whatsapp: null };
let made = 0;
let owner: SignedIn;

beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({ slug: 'ajena', cell: 'a' });
  owner = await signIn(platform, { store: 'raiz' });
  await directory(sql`UPDATE store SET owner_id = ${owner.id} WHERE id = 'st_raiz'`);
});
beforeEach(async () => {
  await directory(sql`DELETE FROM advised`);
  await directory(sql`DELETE FROM advisor`);
});

/** Somebody who works in the root store. */
async function member(name: string): Promise<SignedIn> {
  const person = await signIn(platform, { store: 'raiz', name });
  await directory(sql`INSERT INTO staff (store_id, account_id, role, created_at)
    VALUES ('st_raiz', ${person.id}, 'admin', ${NOON})`);
  return person;
}

/** Somebody with a store of the network, signed in there. */
async function reseller(root: string | null = 'raiz'): Promise<SignedIn> {
  made += 1;
  const slug = `rama${made}`;
  await openStore({ slug, cell: 'a', ...(root === null ? {} : { root }) });
  const person = await signIn(platform, { store: slug });
  await directory(sql`UPDATE store SET owner_id = ${person.id} WHERE slug = ${slug}`);
  return person;
}

const give = (id: string, more: object = {}, by = owner) =>
  by.call('PUT', `/api/advisors/${id}`, { hours: 'day', ...CONTACTS, ...more });
const take = (id: string) => owner.call('DELETE', `/api/advisors/${id}`);
async function ownOf(person: SignedIn): Promise<OwnAdvisor | null> {
  const path = `/api/advisors/${person.id}/own`;
  const { status, body } = await person.call<{ advisor: OwnAdvisor | null }>('GET', path);
  expect(status).toBe(200);
  return body.advisor;
}
async function listed(): Promise<Advisor[]> {
  return (await owner.call<{ results: Advisor[] }>('GET', '/api/advisors')).body.results;
}

describe('the role', () => {
  test('is given to the store’s own people, changed, and taken back', async () => {
    const eva = await member('Eva Luna');
    expect((await give(eva.id)).status).toBe(200);
    expect(await listed()).toMatchObject([
      { id: eva.id, full_name: 'Eva Luna', hours: 'day', zone: 'America/Mexico_City', advised: 0 },
    ]);
    await give(eva.id, { hours: '24/7', phone: null });
    expect(await listed()).toMatchObject([{ hours: '24/7', phone: null }]);
    expect((await take(eva.id)).status).toBe(200);
    expect((await take(eva.id)).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  test('is given to nobody else, by no other store, and with no hours that are none', async () => {
    const stranger = await signIn(platform, { store: 'raiz' });
    expect((await give(stranger.id)).status).toBe(404);
    const eva = await member('Eva');
    expect((await give(eva.id, {}, eva)).status).toBe(403);
    const own = await reseller();
    expect((await give(own.id, {}, own)).status).toBe(404);
    for (const hours of ['always', [], [[{ from: '9', to: '10' }], [], [], [], [], [], []]]) {
      expect((await give(eva.id, { hours })).status).toBe(400);
    }
    expect((await give(eva.id, { phone: '5512345678' })).status).toBe(400);
    expect(await listed()).toEqual([]);
  });

  test('ends with the work in the store', async () => {
    const eva = await member('Eva');
    await give(eva.id);
    const bob = await reseller();
    expect((await ownOf(bob))?.id).toBe(eva.id);
    await directory(sql`DELETE FROM staff WHERE account_id = ${eva.id}`);
    expect(await ownOf(bob)).toBeNull();
  });

  test('ends for an owner who gives the store away, unless they stay in its staff', async () => {
    const given = (to: string) =>
      directory(sql`UPDATE store SET owner_id = ${to} WHERE id = 'st_raiz'`);
    const [eva, bob] = [await member('Eva'), await reseller()];
    await give(owner.id);
    expect((await ownOf(bob))?.id).toBe(owner.id);
    await given(eva.id);
    expect(await ownOf(bob)).toBeNull();
    // Their row in the staff may go: the store is theirs now.
    await give(eva.id, {}, eva);
    await directory(sql`DELETE FROM staff WHERE account_id = ${eva.id}`);
    expect((await ownOf(bob))?.id).toBe(eva.id);
    await directory(sql`INSERT INTO staff (store_id, account_id, role, created_at)
      VALUES ('st_raiz', ${eva.id}, 'admin', ${NOON})`);
    await given(owner.id);
    expect((await ownOf(bob))?.id).toBe(eva.id);
  });
});

describe('a reseller', () => {
  test('gets the advisor with fewest, and keeps them', async () => {
    const [eva, luz] = [await member('Eva'), await member('Luz')];
    await give(eva.id);
    const first = await reseller();
    expect((await ownOf(first))?.id).toBe(eva.id);
    await give(luz.id);
    const others = [await reseller(), await reseller(), await reseller()];
    const given = await Promise.all(others.map((one) => ownOf(one)));
    const all = [eva.id, ...given.map((one) => one?.id)];
    expect(all.filter((id) => id === eva.id)).toHaveLength(2);
    expect(all.filter((id) => id === luz.id)).toHaveLength(2);
    expect((await ownOf(first))?.id).toBe(eva.id);
  });

  test('gets another when theirs goes, and none where there is none', async () => {
    const eva = await member('Eva');
    const bob = await reseller();
    expect(await ownOf(bob)).toBeNull();
    await give(eva.id);
    expect(await ownOf(bob)).toMatchObject({ id: eva.id, ...CONTACTS });
    const luz = await member('Luz');
    await give(luz.id);
    await take(eva.id);
    expect((await ownOf(bob))?.id).toBe(luz.id);
  });

  test('is one with a store of this network: a customer, and a store of elsewhere, have none', async () => {
    await give((await member('Eva')).id);
    expect(await ownOf(await signIn(platform, { store: 'raiz' }))).toBeNull();
    expect(await ownOf(await reseller(null))).toBeNull();
    const bob = await reseller();
    const stranger = await reseller();
    expect((await stranger.call('GET', `/api/advisors/${bob.id}/own`)).status).toBe(404);
  });

  test('sees them online in their hours alone, with a heartbeat of five minutes', async () => {
    const eva = await member('Eva');
    // It is six in the morning in Mexico City.
    await give(eva.id);
    await directory(sql`UPDATE account SET heartbeat_at = ${NOON} WHERE id = ${eva.id}`);
    const bob = await reseller();
    expect(await ownOf(bob)).toMatchObject({
      is_online: false,
      opening: { is_open: false, changes_at: '09:00', in_days: 0 },
    });
    await give(eva.id, { hours: '24/7' });
    expect(await ownOf(bob)).toMatchObject({ is_online: true, opening: { is_open: true } });
    await directory(sql`UPDATE account SET heartbeat_at = ${NOON - 301_000} WHERE id = ${eva.id}`);
    expect((await ownOf(bob))?.is_online).toBe(false);
  });
});

describe('at 8:59 and at 9:00', () => {
  const MINUTE = 60_000;
  /** 8:59 in Mexico City, six hours behind UTC; the platform's clock stands at its noon. */
  const EARLY = Date.UTC(2026, 10, 21, 14, 59);
  const until = (at: number) => platform.clock.advance(at - platform.clock.now());

  afterEach(() => until(NOON));

  /** What the page of their advisor says to a reseller, without its markup. */
  async function pageOf(person: SignedIn, tag: string, path: string): Promise<string> {
    const answer = await platform.ask(`http://rama${made}.localhost${path}`, {
      headers: { cookie: person.cookie, 'accept-language': tag },
    });
    expect(answer.status).toBe(200);
    return (await answer.text()).replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, '');
  }

  test.each([['es'], ['en']] as const)('the words change in %s, in the dialog too', async (tag) => {
    const t = messages[tag];
    const eva = await member('Eva Luna');
    await give(eva.id);
    const bob = await reseller();
    until(EARLY);
    await directory(sql`UPDATE account SET heartbeat_at = ${EARLY} WHERE id = ${eva.id}`);
    for (const path of ['/apps/me/advisor', '/apps/me/referral']) {
      const early = await pageOf(bob, tag, path);
      expect(early).toContain(fill(t.opensToday, { time: '09:00' }));
      expect(early).not.toContain(t.online);
    }
    until(EARLY + MINUTE);
    for (const path of ['/apps/me/advisor', '/apps/me/referral']) {
      const nine = await pageOf(bob, tag, path);
      expect(nine).toContain(fill(t.openUntil, { time: '18:00' }));
      expect(nine).toContain(t.online);
    }
  });

  test('by the clock of the root store: in Tijuana it is two hours earlier', async () => {
    await openStore({ slug: 'norte', cell: 'a', profile: { time_zone: 'America/Tijuana' } });
    const luz = await signIn(platform, { store: 'norte', name: 'Luz' });
    await directory(sql`UPDATE store SET owner_id = ${luz.id} WHERE id = 'st_norte'`);
    expect((await give(luz.id, {}, luz)).status).toBe(200);
    const bob = await reseller('norte');
    until(EARLY + MINUTE);
    expect((await ownOf(bob))?.opening).toMatchObject({ is_open: false, changes_at: '09:00' });
    until(EARLY + 121 * MINUTE);
    expect((await ownOf(bob))?.opening).toMatchObject({ is_open: true, changes_at: '18:00' });
  });

  test('a reseller writes at either time, and again before the advisor has answered', async () => {
    const eva = await member('Eva');
    await give(eva.id);
    const bob = await reseller();
    await ownOf(bob);
    const say = (by: SignedIn, to: string, body: string) =>
      by.call('PUT', `/api/inbox/${by.id}:${by.id}/conversation`, { peer: to, body });
    until(EARLY);
    expect((await say(bob, eva.id, 'Buenos días')).status).toBe(200);
    until(EARLY + MINUTE);
    expect((await say(bob, eva.id, '¿Ya abriste?')).status).toBe(200);
    // Another reseller is a stranger to her until she has answered.
    const luz = await reseller(null);
    expect((await say(luz, eva.id, 'Hola')).status).toBe(200);
    expect((await say(luz, eva.id, 'Hola otra vez')).status).toBe(409);
  });
});
