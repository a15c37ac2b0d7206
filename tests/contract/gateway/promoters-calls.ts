/** The calls about who brought whom: a promoter reads the tree, and the network's owner changes a sponsor in it. */
import { expect } from 'vitest';
import type { DrawnNode, Promoted } from '../../../shared/contracts/promoters.ts';
import { ana, mercado } from '../shops.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';

export async function promotedPeople(): Promise<void> {
  const root = { shop: mercado, headers: await signInAs(mercado, 'mercado') };
  const promoter = { shop: ana, headers: await signInAs(ana, 'ana'), params: { me: 'ac_ana' } };
  const tree = await expectAnswer<{ results: Promoted[] }>('graph.tree', {
    ...promoter,
    query: { children: 'false' },
  });
  expect(tree.results.map(({ id, level }) => [id, level])).toEqual([
    ['ac_marketing', 1],
    ['ac_rosa', 2],
  ]);
  const drawn = await expectAnswer<{ results: DrawnNode[] }>('graph.drawn', promoter);
  expect(drawn.results).toHaveLength(3);
  const one = { ...root, params: { id: 'ac_rosa' } };
  const reason = 'Se registró con el enlace equivocado.';
  await expectAnswer('network-admin.sponsor-change', { ...one, body: { sponsor: 'ana', reason } });
  await expectAnswer('network-admin.sponsors', one);
  await expectAnswer('network-admin.sponsor-change', {
    ...one,
    body: { sponsor: 'lirio-marketing', reason },
  });
}
