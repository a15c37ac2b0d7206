/** A store with three items, its owner and a helper of hers, and the owner of another store. */
import { expect } from 'vitest';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform } from '../platform/platform.ts';
import { cells, listItems, openStore } from '../platform/stores.ts';
import { calling, type Answer, type Caller } from '../staff/caller.ts';

const HISTORY = '/store/st_uno:st_uno/other/store/history';
const TABLES = ['catalogue_listing', 'deleted_catalogue_item', 'catalogue', 'store_edit'];

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly position: number;
  readonly num_products: number;
}

/** Opens the stores `uno` and `dos`, and gives the calls that tests of catalogues make. */
export async function openCatalogues(items: number) {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'a' });
  await listItems({ slug: 'uno', cell: 'a' }, items);
  const platform = startPlatform();
  for (const name of ['duena', 'ajena', 'ayuda']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ayuda', 'uno', 'admin');
  await appoint('ajena', 'dos', 'owner');
  const owner = await calling(platform, 'duena', 'uno');
  const helper = await calling(platform, 'ayuda', 'uno');
  const other = await calling(platform, 'ajena', 'dos');

  const post = (path: string, body: object = {}, key: string = crypto.randomUUID()) =>
    owner('POST', `/catalogues${path}`, body, key);
  const listed = async () => {
    const { body } = await owner('GET', '/catalogues-admin/?limit=100');
    return body['results'] as Listed[];
  };
  return {
    platform,
    owner,
    helper,
    other,
    post,
    listed,
    names: async () => (await listed()).map(({ name }) => name),
    /** Makes a catalogue with the first of the store's items; its id. */
    make: async (name: string, members = 0): Promise<string> => {
      const { body, status } = await post('/', { name });
      expect(status).toBe(201);
      const id = String(body['id']);
      for (let item = 1; item <= members; item += 1) {
        const added = await post(`/${id}/products`, { product_id: `it_uno-${item}` });
        expect(added.status).toBe(200);
      }
      return id;
    },
    remove: (id: string, query = '', who: Caller = owner) =>
      who('DELETE', `/catalogues/${id}${query}`, undefined, crypto.randomUUID()),
    itemsOf: async (id: string): Promise<string[]> => {
      const { body } = await owner('GET', `/catalogues/${id}/products?limit=100`);
      return (body['results'] as { id: string }[]).map((item) => item.id);
    },
    /** The last change in the history. */
    lastEdit: async (): Promise<Record<string, unknown>> => {
      const { body } = await owner('GET', `${HISTORY}?limit=1`);
      return (body['results'] as Record<string, unknown>[])[0]!;
    },
    takeBack: (entry: Record<string, unknown>): Promise<Answer> =>
      owner('POST', `${HISTORY}/${String(entry['id'])}/take-back`, {}, crypto.randomUUID()),
    page: async (path: string) => (await platform.ask(`http://uno.localhost${path}`)).text(),
  };
}

export type Opened = Awaited<ReturnType<typeof openCatalogues>>;

/** Takes all catalogues away, with their history. */
export async function clearCatalogues(): Promise<void> {
  for (const table of TABLES) await cells.a.prepare(`DELETE FROM ${table}`).run();
}
