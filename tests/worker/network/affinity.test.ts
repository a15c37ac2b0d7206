/** An affinity group: accounts ask to join it, its store accepts or rejects them, and they leave. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { AffinityMember, OwnAffinity } from '../../../shared/contracts/affinity.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from '../profiles/person.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
let owner: SignedIn;

beforeAll(async () => {
  await openStore({ slug: 'gremio', cell: 'a' });
  await openStore({ slug: 'taller', cell: 'a', root: 'gremio' });
  await openStore({ slug: 'sola', cell: 'a' });
  await directory(sql`UPDATE store SET store_type = 'affinity' WHERE id = 'st_gremio'`);
  owner = await signIn(platform, { store: 'gremio' });
  await directory(sql`UPDATE store SET owner_id = ${owner.id} WHERE id = 'st_gremio'`);
});

type Own = OwnAffinity & { code?: string };
const path = (me: SignedIn, of = me.id) => `/api/affinity-group/${of}`;
const own = async (me: SignedIn) => (await me.call<Own>('GET', path(me))).body;
const ask = (me: SignedIn) => me.call<Own>('POST', path(me), {});
const leave = (me: SignedIn) => me.call<Own>('DELETE', path(me));
const list = async (state = 'asked', by = owner) =>
  (
    await by.call<{ results: AffinityMember[]; matches_estimated: number }>(
      'GET',
      `/api/affinity-admin/requests?state=${state}`,
    )
  ).body;
const decide = (id: string, body: object, by = owner) =>
  by.call<AffinityMember & { code?: string }>('PUT', `/api/affinity-admin/requests/${id}`, body);
const NO = { accepted: false, rejection: 'No eres del gremio' };
/** What an account was told by the group. */
const told = async (id: string) =>
  (
    await directory(
      sql<{ said: string }>`SELECT message_body ->> 'es' AS said FROM alert
        WHERE account_id = ${id} AND origin_app = 'affinity-group'`,
    )
  ).map(({ said }) => said);

describe('membership', () => {
  test('is asked for, accepted and left, and each side is told', async () => {
    const ana = await signIn(platform, { store: 'taller', name: 'Ana Ruiz' });
    expect(await own(ana)).toMatchObject({ group: { id: 'st_gremio' }, state: null, since: null });
    expect((await ask(ana)).body.state).toBe('asked');
    expect(await told(owner.id)).toContain('Ana Ruiz pide entrar a tu grupo de afinidad');
    const { results } = await list();
    expect(results).toMatchObject([{ id: ana.id, name: 'Ana Ruiz', state: 'asked' }]);
    const accepted = await decide(ana.id, { accepted: true });
    expect(accepted).toMatchObject({ status: 200, body: { state: 'accepted', rejection: null } });
    expect((await own(ana)).state).toBe('accepted');
    expect(await told(ana.id)).toEqual([expect.stringMatching(/^Ya eres parte de /)]);
    expect((await list()).matches_estimated).toBe(0);
    expect((await list('accepted')).results.map(({ id }) => id)).toEqual([ana.id]);
    expect((await leave(ana)).body.state).toBe('left');
    expect((await list('left')).results.map(({ id }) => id)).toEqual([ana.id]);
  });

  test('is refused with a reason, which the account reads, and may be asked for again', async () => {
    const ana = await signIn(platform, { store: 'taller' });
    await ask(ana);
    expect((await decide(ana.id, { accepted: false })).status).toBe(400);
    expect((await decide(ana.id, { accepted: false, rejection: '  ' })).status).toBe(400);
    expect((await decide(ana.id, NO)).body).toMatchObject({
      state: 'rejected',
      rejection: NO.rejection,
    });
    expect(await own(ana)).toMatchObject({ state: 'rejected', rejection: NO.rejection });
    expect(await told(ana.id)).toEqual([expect.stringContaining(NO.rejection)]);
    expect((await ask(ana)).body).toMatchObject({ state: 'asked', rejection: null });
    // A member may be told no, too.
    await decide(ana.id, { accepted: true });
    expect((await decide(ana.id, NO)).body.state).toBe('rejected');
  });

  test('is asked for by a registration that says so', async () => {
    const id = newId('account');
    await directory(sql`INSERT INTO account (id, username, full_name, locale, store_id, affinity_id,
        created_at, updated_at)
      VALUES (${id}, ${id.slice(3)}, 'Beto', 'es', 'st_taller', 'st_gremio', ${NOON}, ${NOON})`);
    expect((await list()).results.map(({ id: one }) => one)).toContain(id);
    expect((await decide(id, { accepted: true })).status).toBe(200);
  });
});

describe('nobody else', () => {
  test('decides, and a move that does not fit its state changes nothing', async () => {
    const ana = await signIn(platform, { store: 'taller' });
    const bea = await signIn(platform, { store: 'taller' });
    expect((await decide(ana.id, { accepted: true })).status).toBe(404);
    expect((await leave(ana)).body.code).toBe('affinity_state');
    await ask(ana);
    expect((await ask(ana)).body.code).toBe('affinity_state');
    expect((await decide(ana.id, { accepted: true }, bea)).status).toBe(403);
    expect((await bea.call('GET', path(bea, ana.id))).status).toBe(404);
    expect((await bea.call('POST', path(bea, ana.id), {})).status).toBe(404);
    // The owner of another store of the network has no group, and sees none.
    await directory(sql`UPDATE store SET owner_id = ${bea.id} WHERE id = 'st_taller'`);
    expect((await list('asked', bea)).results).toEqual([]);
    expect((await decide(ana.id, { accepted: true }, bea)).status).toBe(404);
    expect((await own(ana)).state).toBe('asked');
  });

  test('is in a group of another network, or in one that there is not', async () => {
    const sol = await signIn(platform, { store: 'sola' });
    expect((await own(sol)).group).toBeNull();
    expect((await ask(sol)).status).toBe(404);
  });

  test('of a decision and a leaving at one time one is made', async () => {
    for (let n = 0; n < 4; n += 1) {
      const ana = await signIn(platform, { store: 'taller' });
      await ask(ana);
      const [decided, left] = await Promise.all([decide(ana.id, { accepted: true }), leave(ana)]);
      const { state } = await own(ana);
      // Whoever leaves after being accepted has left; whoever left before is not accepted.
      if (decided.status !== 200) expect(decided.body.code).toBe('affinity_state');
      if (left.status !== 200) expect(left.body.code).toBe('affinity_state');
      expect([decided.status, left.status]).toContain(200);
      expect(state).toBe(left.status === 200 ? 'left' : 'accepted');
    }
  });
});
