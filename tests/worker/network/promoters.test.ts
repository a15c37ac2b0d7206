/** Who brought whom into a network: the list, the tree as of a day, and sponsors that its owner changes. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { listCandidates } from '../../../edge/modules/shares/sellers.ts';
import type { DrawnNode, FormerSponsor, Promoted } from '../../../shared/contracts/promoters.ts';
import {
  PROMOTED_PAGE,
  TREE_LEVELS,
  TREE_MOST,
  TREE_WIDTH,
} from '../../../shared/rules/promoters.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from '../profiles/person.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const DAY_MS = 24 * 60 * 60_000;
let made = 0;
let owner: SignedIn;

beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({ slug: 'rama', cell: 'a', root: 'raiz' });
  await openStore({ slug: 'ajena', cell: 'a' });
  owner = await signIn(platform, { store: 'raiz' });
  await directory(sql`UPDATE store SET owner_id = ${owner.id} WHERE id = 'st_raiz'`);
});

/** An account that somebody brought; each joins an hour after the one before. */
async function join(sponsor: string | null, store = 'st_rama'): Promise<string> {
  made += 1;
  const id = `ac_p${String(made).padStart(4, '0')}`;
  const at = NOON - 20 * DAY_MS + made * 3_600_000;
  await directory(sql`INSERT INTO account (id, username, full_name, locale, store_id, referral,
      created_at, updated_at)
    VALUES (${id}, ${id.slice(3)}, ${`Persona ${made}`}, 'es', ${store}, ${sponsor}, ${at}, ${at})`);
  return id;
}

/** A person who looks, and joined before everybody else. */
async function looker(): Promise<SignedIn> {
  const person = await signIn(platform, { store: 'rama' });
  await directory(
    sql`UPDATE promoter SET joined_at = 0, since = 0 WHERE account_id = ${person.id}`,
  );
  return person;
}

interface List {
  readonly code?: string;
  readonly of: Promoted;
  readonly results: Promoted[];
  readonly matches_estimated: number;
}
const tree = (me: SignedIn, query = '', of = me.id) =>
  me.call<List>('GET', `/api/graph/${of}/tree?${query}`);
const ids = async (me: SignedIn, query = '') =>
  (await tree(me, query)).body.results.map(({ id }) => id);
const drawn = async (me: SignedIn, query = '') =>
  (await me.call<{ results: DrawnNode[] }>('GET', `/api/graph/${me.id}/drawn?${query}`)).body
    .results;
const change = (id: string, sponsor: string | null, by = owner, reason = 'Se equivocó de enlace') =>
  by.call<Promoted & { code?: string }>('PUT', `/api/network-admin/accounts/${id}/sponsor`, {
    sponsor,
    reason,
  });
/** What is kept about the tree agrees with the sponsors themselves. */
async function expectWhole(): Promise<void> {
  const wrong = await directory(sql`SELECT p.account_id FROM promoter p
    LEFT JOIN promoter s ON s.account_id = p.sponsor_id
    WHERE p.path <> coalesce(s.path, '') || printf('%08x', p.n)
      OR p.depth <> coalesce(s.depth + 1, 0)
      OR p.promoted <> (SELECT count(*) FROM promoter c
        WHERE c.sponsor_id = p.account_id AND c.network_id = p.network_id)`);
  expect(wrong).toEqual([]);
}

describe('the list', () => {
  test('has the first level, the last one first, or all levels in the order of the tree', async () => {
    const me = await looker();
    const [ana, bea] = [await join(me.id), await join(me.id)];
    const [cid, dan] = [await join(ana), await join(bea)];
    const eva = await join(cid);
    const first = (await tree(me)).body;
    expect(first.of).toMatchObject({ id: me.id, level: 0, promoted: 2, sponsor: null });
    expect(first.results.map(({ id, level, promoted }) => [id, level, promoted])).toEqual([
      [bea, 1, 1],
      [ana, 1, 1],
    ]);
    expect(first.matches_estimated).toBe(2);
    const all = (await tree(me, 'children=false')).body;
    expect(all.results.map(({ id, level }) => [id, level])).toEqual([
      [ana, 1],
      [cid, 2],
      [eva, 3],
      [bea, 1],
      [dan, 2],
    ]);
    expect(all.matches_estimated).toBe(5);
    expect(await ids(me, 'children=false&offset=1&limit=2')).toEqual([cid, eva]);
    const below = (await tree(me, `parent=${ana}`)).body;
    expect([below.of.sponsor, below.results.map(({ id, level }) => [id, level])]).toEqual([
      me.id,
      [[cid, 1]],
    ]);
    await expectWhole();
  });

  test('comes in pages, and is counted', async () => {
    const me = await looker();
    for (let n = 0; n <= PROMOTED_PAGE; n += 1) await join(me.id);
    const { body } = await tree(me);
    expect([body.results.length, body.matches_estimated]).toEqual([PROMOTED_PAGE, 11]);
    expect(await ids(me, `offset=${PROMOTED_PAGE}`)).toHaveLength(1);
  });

  test('is nobody else’s: neither another tree, nor what stands above, nor another network', async () => {
    const [me, other] = [await looker(), await looker()];
    const mine = await join(me.id);
    const foreign = await join(other.id);
    const elsewhere = await join(me.id, 'st_ajena');
    for (const parent of [foreign, other.id, 'ac_nobody', owner.id]) {
      expect((await tree(me, `parent=${parent}`)).status).toBe(404);
      expect((await me.call('GET', `/api/graph/${me.id}/drawn?parent=${parent}`)).status).toBe(404);
    }
    expect((await tree(me, '', other.id)).status).toBe(404);
    expect(await ids(me)).toEqual([mine]);
    expect(await ids(me, 'children=false')).toEqual([mine]);
    expect((await drawn(me)).map(({ id }) => id)).toEqual([me.id, mine]);
    expect(elsewhere).not.toBe(mine);
    // Whoever administers the network begins anywhere in it, and names accounts by username.
    expect(await ids(owner, `parent=${other.id}`)).toEqual([foreign]);
    expect((await tree(owner, `parent=${foreign.slice(3)}`)).body.of.id).toBe(foreign);
    expect((await tree(owner, `parent=${elsewhere}`)).status).toBe(404);
    await expectWhole();
  });
});

describe('the tree', () => {
  test('is told level by level, so many of each, and says where there are more', async () => {
    const me = await looker();
    const first = [];
    for (let n = 0; n <= TREE_WIDTH; n += 1) first.push(await join(me.id));
    let last = first[0] ?? '';
    for (let n = 1; n <= TREE_LEVELS; n += 1) last = await join(last);
    const nodes = await drawn(me);
    expect(nodes.filter(({ level }) => level === 1)).toHaveLength(TREE_WIDTH);
    expect(nodes[0]).toMatchObject({ id: me.id, parent: null, level: 0, more: true });
    expect(nodes.at(-1)).toMatchObject({ level: TREE_LEVELS, more: true });
    expect(nodes.filter(({ more }) => more)).toHaveLength(2);
  });

  test('names no more accounts than one call of profiles does', async () => {
    const me = await looker();
    for (let n = 0; n < TREE_WIDTH; n += 1) {
      const one = await join(me.id);
      for (let m = 0; m < TREE_WIDTH; m += 1) await join(one);
    }
    const nodes = await drawn(me);
    expect(nodes).toHaveLength(TREE_MOST);
    expect(nodes.filter(({ more }) => more).length).toBeGreaterThan(0);
  });

  test('stands as it did on an earlier day: before people joined, and before sponsors changed', async () => {
    const me = await looker();
    const [ana, bea] = [await join(me.id), await join(me.id)];
    const cid = await join(ana);
    const [{ joined }] = (await directory(
      sql<{ joined: number }>`SELECT joined_at AS joined FROM promoter WHERE account_id = ${cid}`,
    )) as [{ joined: number }];
    expect((await change(cid, bea.slice(3))).status).toBe(200);
    const at = async (moment: number) =>
      (await drawn(me, `at=${new Date(moment).toISOString()}`)).map(({ id, parent }) => [
        id,
        parent,
      ]);
    const others = [
      [me.id, null],
      [ana, me.id],
      [bea, me.id],
    ];
    expect(await at(joined - 1)).toEqual(others);
    expect(await at(joined)).toEqual([...others, [cid, ana]]);
    expect(await at(NOON + 30 * DAY_MS)).toEqual([...others, [cid, bea]]);
    expect((await drawn(me)).map(({ id, parent }) => [id, parent])).toEqual([
      ...others,
      [cid, bea],
    ]);
  });
});

describe('a change of sponsor', () => {
  test('moves an account with its tree, is kept with its reason, and pays from then on', async () => {
    const me = await looker();
    const [ana, bea] = [await join(me.id), await join(me.id)];
    const cid = await join(ana);
    const dan = await join(cid);
    const upOf = async (id: string) => {
      const [row] = await directory(listCandidates('st_raiz', [id]));
      return [row?.up_one, row?.up_two];
    };
    expect(await upOf(dan)).toEqual([cid, ana]);
    const changed = await change(cid, bea.slice(3));
    expect(changed).toMatchObject({ status: 200, body: { id: cid, sponsor: bea } });
    expect(await upOf(dan)).toEqual([cid, bea]);
    expect(await ids(me, `parent=${ana}&children=false`)).toEqual([]);
    expect(await ids(me, `parent=${bea}&children=false`)).toEqual([cid, dan]);
    type Sponsors = { account: Promoted; former: FormerSponsor[] };
    const path = `/api/network-admin/accounts/${cid}/sponsors`;
    const { body } = await owner.call<Sponsors>('GET', path);
    expect(body.account.sponsor).toBe(bea);
    expect(body.former).toMatchObject([
      { sponsor: ana, reason: 'Se equivocó de enlace', changed_by: owner.id },
    ]);
    await expectWhole();
    expect((await change(dan, null)).body.sponsor).toBeNull();
    expect(await upOf(dan)).toEqual([null, null]);
    await expectWhole();
  });

  test('never closes a circle, is never to itself, to a stranger or to the one that it has', async () => {
    const me = await looker();
    const ana = await join(me.id);
    const bea = await join(ana);
    const foreign = await join(null, 'st_ajena');
    const code = async (...asked: Parameters<typeof change>) => (await change(...asked)).body.code;
    expect(await code(ana, bea.slice(3))).toBe('sponsor_circle');
    expect(await code(ana, ana.slice(3))).toBe('sponsor_circle');
    expect(await code(bea, ana.slice(3))).toBe('sponsor_same');
    expect(await code(bea, foreign.slice(3))).toBe('sponsor_not_found');
    expect(await code(bea, 'nadie-asi')).toBe('sponsor_not_found');
    expect(await code(foreign, ana.slice(3))).toBe('not_found');
    expect(await code(bea, null, owner, '  ')).toBe('invalid_request');
    await expectWhole();
  });

  test('is the network’s owner’s alone', async () => {
    const me = await looker();
    const ana = await join(me.id);
    expect((await change(ana, null, me)).status).toBe(403);
    const path = `/api/network-admin/accounts/${ana}/sponsors`;
    expect((await me.call('GET', path)).status).toBe(403);
    const branch = await signIn(platform, { store: 'rama' });
    await directory(sql`UPDATE store SET owner_id = ${branch.id} WHERE id = 'st_rama'`);
    expect((await change(ana, null, branch)).status).toBe(403);
    const admin = await signIn(platform, { store: 'raiz' });
    await directory(sql`INSERT INTO staff (store_id, account_id, role, created_at)
      VALUES ('st_raiz', ${admin.id}, 'admin', ${NOON})`);
    expect((await change(ana, null, admin)).status).toBe(403);
  });

  test('of two moves that would close a circle together one is made', async () => {
    for (let n = 0; n < 5; n += 1) {
      const [ana, bea] = [await join(null), await join(null)];
      const answers = await Promise.all([change(ana, bea.slice(3)), change(bea, ana.slice(3))]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.find(({ status }) => status !== 200)?.body.code;
      expect(['sponsor_changed', 'sponsor_circle']).toContain(refused);
      await expectWhole();
    }
  });
});
