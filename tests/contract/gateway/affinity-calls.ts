/** The calls about an affinity group: an account asks, is accepted, and leaves. */
import { expect } from 'vitest';
import type { AffinityMember } from '../../../shared/contracts/affinity.ts';
import { mercado } from '../shops.ts';
import { expectAnswer } from './held.ts';
import { newPerson, signInAs } from './person.ts';

export async function affinityGroup(shop: typeof mercado): Promise<void> {
  const { id, signedIn: headers } = await newPerson(shop);
  const mine = { shop, headers, params: { me: id } };
  await expectAnswer('affinity-group.own', mine);
  await expectAnswer('affinity-group.ask', mine);
  const root = { shop: mercado, headers: await signInAs(mercado, 'mercado') };
  const list = await expectAnswer<{ results: AffinityMember[] }>('affinity-admin.list', root);
  expect(list.results.map((one) => one.id)).toContain(id);
  await expectAnswer('affinity-admin.decide', { ...root, params: { id } });
  await expectAnswer('affinity-group.leave', mine);
}
