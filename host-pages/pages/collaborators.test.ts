import { expect, test } from 'vitest';
import type { CollaboratorsProps } from '../../fragments/office/collaborators/props.ts';
import { pageContext } from '../../tests/support/page-context.ts';
import type { PageReads } from '../kit/reads.ts';
import { collaboratorsPage } from './collaborators.ts';

const partner = {
  id: 'cb_1',
  store_name: 'Casa',
  store_url: 'http://casa.test',
  store_photo: null,
};
const none = () => Promise.resolve({ results: [], matches_estimated: 0 });
const some = () => Promise.resolve({ results: [partner], matches_estimated: 11 });

async function propsOf(reads: Partial<PageReads>, query = ''): Promise<CollaboratorsProps> {
  const context = pageContext({
    query: new URLSearchParams(query),
    reads: { collaborators: none, collaborations: none, ...reads },
  });
  const { status, main } = await collaboratorsPage.view(context);
  expect(status).toBe(200);
  const slot = main.find((block) => typeof block !== 'string');
  return (await slot?.props) as CollaboratorsProps;
}

test('each of its two lists has a page of its own', async () => {
  const asked: number[] = [];
  const collaborations = (page: number) => {
    asked.push(page);
    return some();
  };
  const props = await propsOf({ collaborations }, 'page=3&collaborations=2');
  expect(asked).toEqual([2]);
  expect(props).toMatchObject({
    page: 3,
    collaborations: { items: [partner], total: 11, page: 2, failed: false },
  });
});

test('where it cannot be read what the store is a partner of, the rest is there', async () => {
  const collaborations = () => Promise.reject(new Error('no answer'));
  expect(await propsOf({ collaborators: some, collaborations })).toMatchObject({
    items: [partner],
    collaborations: { items: [], total: 0, page: 1, failed: true },
  });
});
