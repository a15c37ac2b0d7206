import { expect, test, vi } from 'vitest';
import { refusal, type Reply } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { ownCataloguesModel } from './model.ts';

const t = messages.es;
const catalogue = (n: number) => ({
  id: `ca_${n}`,
  slug: `c-${n}`,
  name: `C${n}`,
  num_products: n,
});

/** The open dialog of a store with two catalogues; `made` answers the call that makes another. */
async function opened(made: Reply = { status: 201, body: catalogue(3) }) {
  const sent: string[] = [];
  const toast = vi.fn<(notice: object) => void>();
  const list = { results: [catalogue(1), catalogue(2)], matches_estimated: 2, just_deleted: [] };
  const fetch: typeof globalThis.fetch = (url, init) => {
    const { method = 'GET', body } = init ?? {};
    sent.push(`${method} ${url as string}${typeof body === 'string' ? ` ${body}` : ''}`);
    const reply = method === 'GET' ? { body: list } : made;
    return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
  };
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} };
  const model = ownCataloguesModel({ api, t, toast });
  const names = () => model.$list.value.$list.value.items.map(({ name }) => name);
  model.seek();
  await vi.waitFor(() => expect(names()).toEqual(['C1', 'C2']));
  return { model, sent, toast, names };
}

test('the store’s catalogues are listed; one that is made here stands last', async () => {
  const { model, sent, toast, names } = await opened();
  expect([await model.create('  '), model.hasMade()]).toEqual(['required', false]);
  expect([await model.create('C3'), model.hasMade()]).toEqual([true, true]);
  expect(names()).toEqual(['C1', 'C2', 'C3']);
  expect(sent.at(-1)).toBe('POST /api/catalogues/ {"name":"C3"}');
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: t.created }));
});

test('a refused one is told, and the list stays', async () => {
  const { model, toast, names } = await opened(refusal('too_many_catalogues', 409));
  expect([await model.create('C3'), model.hasMade()]).toEqual([false, false]);
  expect(names()).toEqual(['C1', 'C2']);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
});
