/** A store whose owner makes and edits items, and the calls that tests of them make. */
import { expect } from 'vitest';
import { cells } from '../platform/stores.ts';
import { openCatalogues } from './opened.ts';

type Sku = Record<string, unknown> & { id: string };
type Body = Record<string, unknown> & { id: string; slug: string; skus: Sku[] };

/** Opens the stores of `openCatalogues`, with the calls for items. */
export async function openItems() {
  const opened = await openCatalogues(2);
  const ask = async (
    method: string,
    path: string,
    body?: object,
    { who = opened.owner, key = crypto.randomUUID() } = {},
  ) => {
    const answer = await who(method, `/products-admin${path}`, body, key);
    return { status: answer.status, body: answer.body as Body };
  };
  const make = async (fields: object = {}) => {
    const { status, body } = await ask('POST', '/', {
      name: 'Bolsa de lino',
      skus: [{ list_price: 34_900, on_hand: 5 }],
      ...fields,
    });
    expect([status, body]).toMatchObject([201, {}]);
    return body;
  };
  const names = async (query: string) => {
    const { body } = await ask('GET', `/${query}`);
    return (body['results'] as { name: string }[]).map(({ name }) => name);
  };
  const found = async (text: string, slug = 'uno') => {
    const path = `/api/products-list-public/?text=${encodeURIComponent(text)}`;
    const answer = await opened.platform.ask(`http://${slug}.localhost${path}`);
    const { results } = (await answer.json()) as { results: { id: string }[] };
    return results.map(({ id }) => id);
  };
  const read = (id: string) => ask('GET', `/${id}`);
  const rows = async (text: string, ...values: string[]) =>
    (
      await cells.a
        .prepare(text)
        .bind(...values)
        .all()
    ).results;
  return { ...opened, makeCatalogue: opened.make, ask, make, names, found, read, rows };
}
