import { expect, test } from 'vitest';
import type { CollaboratorsProps } from '../../fragments/office/collaborators/props.ts';
import { listCollaborations, listCollaborators } from '../../shared/contracts/collaborators.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { pageContext, reading, type Reading } from '../../tests/support/page-context.ts';
import { collaboratorsPage } from './collaborators.ts';

const partner = {
  id: 'cb_1',
  store_name: 'Casa',
  store_url: 'http://casa.test',
  store_photo: null,
};
const none = { results: [], matches_estimated: 0 };
const some = { results: [partner], matches_estimated: 11 };

async function propsOf(reads: readonly Reading[], query = ''): Promise<CollaboratorsProps> {
  const context = pageContext({
    query: new URLSearchParams(query),
    reads: [...reads, reading(listCollaborators, none), reading(listCollaborations, none)],
  });
  const { status, main } = await collaboratorsPage.view(context);
  expect(status).toBe(200);
  const slot = main.find((block) => typeof block !== 'string');
  return (await slot?.props) as CollaboratorsProps;
}

test('each of its two lists has a page of its own', async () => {
  const asked: unknown[] = [];
  const collaborations = reading(listCollaborations, async ({ query }) => {
    asked.push(query?.offset);
    return some;
  });
  const props = await propsOf([collaborations], 'page=3&collaborations=2');
  expect(asked).toEqual([EDGE_PAGE_SIZE.collaborations]);
  expect(props).toMatchObject({
    page: 3,
    collaborations: { items: [partner], total: 11, page: 2, failed: false },
  });
});

test('a failed list of the stores that it is a partner of leaves the rest of the page', async () => {
  const collaborations = reading(listCollaborations, () => Promise.reject(new Error('no answer')));
  const reads = [reading(listCollaborators, some), collaborations];
  expect(await propsOf(reads)).toMatchObject({
    items: [partner],
    collaborations: { items: [], total: 0, page: 1, failed: true },
  });
});
