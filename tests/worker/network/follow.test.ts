/** Whom an account follows, and the list of a network's stores. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { sql as directorySql } from '../../../edge/db/directory-sql.ts';
import type { Followed, Following } from '../../../shared/contracts/follow.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { FOLLOWS_MAX } from '../../../shared/rules/follow.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON, openStore, write } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from '../profiles/person.ts';

// Passwords are hashed two at a time.
vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();

beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({ slug: 'rama', cell: 'a', root: 'raiz' });
  await openStore({ slug: 'espejo', cell: 'a', root: 'raiz', isProxy: true });
  await openStore({ slug: 'ajena', cell: 'a' });
});

const at = (me: SignedIn, id: string) => `/api/follow/${me.id}/subscribe/${id}`;
const follow = (me: SignedIn, id: string) => me.call<Following>('PUT', at(me, id));
const unfollow = (me: SignedIn, id: string) => me.call<Following>('DELETE', at(me, id));

interface List<Row> {
  readonly results: readonly Row[];
  readonly matches_estimated: number;
}

async function followed(me: SignedIn): Promise<List<Followed>> {
  const { status, body } = await me.call<List<Followed>>('GET', `/api/follow/${me.id}/subscribe`);
  expect(status).toBe(200);
  return body;
}

describe('following', () => {
  test('a store and a person, each once however often it is said, the last one first', async () => {
    const ana = await signIn(platform, { store: 'rama' });
    const bea = await signIn(platform, { store: 'rama', name: 'Bea <b>Paz</b>' });
    const first = await follow(ana, 'st_raiz');
    expect(first).toMatchObject({
      status: 200,
      body: { id: 'st_raiz', following: true, state_follow: 'following' },
    });
    expect((await follow(ana, 'st_raiz')).body).toEqual(first.body);
    expect((await follow(ana, bea.id)).status).toBe(200);
    const list = await followed(ana);
    expect(list.matches_estimated).toBe(2);
    expect(list.results.map(({ id }) => id).toSorted()).toEqual([bea.id, 'st_raiz'].toSorted());
    expect(list.results.find(({ id }) => id === bea.id)).toEqual({
      id: bea.id,
      following: true,
      state_follow: 'following',
      name: 'Bea <b>Paz</b>',
      image: '/media/ana.webp',
    });
    const asked = await ana.call<List<Following>>(
      'GET',
      `/api/follow/${ana.id}/following/st_raiz,st_rama,${bea.id}`,
    );
    expect(asked.body.results.map((row) => [row.id, row.state_follow])).toEqual([
      ['st_raiz', 'following'],
      ['st_rama', 'follower'],
      [bea.id, 'following'],
    ]);
    // Bea follows nobody: whom she is followed by is not hers to see.
    expect(await followed(bea)).toEqual({ results: [], matches_estimated: 0 });

    expect((await unfollow(ana, 'st_raiz')).body).toEqual({
      id: 'st_raiz',
      following: false,
      state_follow: 'follower',
    });
    expect((await unfollow(ana, 'st_raiz')).status).toBe(200);
    expect((await followed(ana)).results.map(({ id }) => id)).toEqual([bea.id]);
  });

  test('is kept by network: the same account follows anew in another', async () => {
    const ana = await signIn(platform, { store: 'rama' });
    await follow(ana, 'st_rama');
    const [row] = await directory(
      directorySql<{
        network_id: string;
      }>`SELECT network_id FROM follow WHERE account_id = ${ana.id}`,
    );
    expect(row).toEqual({ network_id: 'st_raiz' });
  });

  test('works in a mirror too, which is read-only for its staff', async () => {
    const ana = await signIn(platform, { store: 'espejo' });
    expect((await follow(ana, 'st_raiz')).status).toBe(200);
  });

  test('twenty calls at once make one row', async () => {
    const ana = await signIn(platform, { store: 'rama' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(ana, 'st_raiz')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await followed(ana)).matches_estimated).toBe(1);
  });
});

describe('is refused', () => {
  test('for oneself, for the own store, for another network and for nobody', async () => {
    const ana = await signIn(platform, { store: 'rama' });
    await directory(directorySql`UPDATE store SET owner_id = ${ana.id} WHERE id = 'st_rama'`);
    expect((await follow(ana, ana.id)).body).toMatchObject({ code: 'follows_itself' });
    expect((await follow(ana, 'st_rama')).body).toMatchObject({ code: 'follows_itself' });
    for (const id of ['st_ajena', 'st_ninguna', newId('account')]) {
      expect((await follow(ana, id)).body, id).toMatchObject({ code: 'not_found' });
    }
    expect((await follow(ana, 'it_uno')).status).toBe(400);
    expect((await followed(ana)).matches_estimated).toBe(0);
    await directory(directorySql`UPDATE store SET owner_id = 'ac_rama' WHERE id = 'st_rama'`);
  });

  test("in another account's name, and without a session", async () => {
    const ana = await signIn(platform, { store: 'rama' });
    const bea = await signIn(platform, { store: 'rama' });
    expect((await bea.call('PUT', at(ana, 'st_raiz'))).status).toBe(404);
    expect((await bea.call('DELETE', at(ana, 'st_raiz'))).status).toBe(404);
    expect((await bea.call('GET', `/api/follow/${ana.id}/subscribe`)).status).toBe(404);
    const answer = await platform.ask(`http://rama.localhost${at(ana, 'st_raiz')}`, {
      method: 'PUT',
      headers: { origin: 'http://rama.localhost' },
    });
    expect(answer.status).toBe(401);
  });

  test('beyond the most that an account follows', async () => {
    const ana = await signIn(platform, { store: 'rama' });
    await directory(directorySql`WITH RECURSIVE n (i) AS
        (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${FOLLOWS_MAX - 1})
      INSERT INTO follow (account_id, network_id, followed_id, since)
      SELECT ${ana.id}, 'st_raiz', 'ac_x' || i, ${NOON} FROM n`);
    const stores = ['st_raiz', 'st_rama', 'st_espejo'];
    const answers = await Promise.all(stores.map((id) => follow(ana, id)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too_many_follows',
    });
    // One that is followed already stays so.
    const kept = stores[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await follow(ana, kept)).status).toBe(200);
  });
});

describe("a network's stores", () => {
  interface Row {
    readonly id: string;
  }

  async function listed(slug: string, query = ''): Promise<string[]> {
    const answer = await platform.ask(`http://${slug}.localhost/api/published/businesses${query}`);
    expect(answer.status, query).toBe(200);
    const { results } = (await answer.json()) as List<Row>;
    return results.map(({ id }) => id);
  }

  test('are listed for everybody, with nothing that is not public', async () => {
    expect(await listed('rama')).toEqual(['st_espejo', 'st_raiz', 'st_rama']);
    expect(await listed('ajena')).toEqual(['st_ajena']);
    const answer = await platform.ask('http://rama.localhost/api/published/businesses?limit=1');
    const { results } = (await answer.json()) as List<Row>;
    expect(Object.keys(results[0] ?? {}).toSorted()).toEqual([
      'canonical_url',
      'id',
      'name',
      'num_products',
      'photo',
      'slug',
      'store_type',
    ]);
  });

  test('by name and type; a name that changes is found anew', async () => {
    await write(
      'a',
      sql`UPDATE store SET name = 'Óptica Ñandú', store_type = 'franchise'
      WHERE id = 'st_rama'`,
    );
    expect(await listed('raiz', '?text=OPTICA%20n')).toEqual(['st_rama']);
    expect(await listed('raiz', '?type=franchise')).toEqual(['st_rama']);
    expect(await listed('raiz', '?text=tienda&type=franchise')).toEqual([]);
    expect(await listed('raiz', `?text=${encodeURIComponent('"\' OR 1=1 --🌮')}`)).toEqual([]);
    expect(await listed('raiz', '?text=%25')).toEqual([]);
    const refused = async (query: string) =>
      (await platform.ask(`http://raiz.localhost/api/published/businesses?${query}`)).status;
    expect(await refused(`text=${'a'.repeat(101)}`)).toBe(400);
    expect(await refused('type=root')).toBe(400);
  });
});
