/** The calls about advisors: a root store gives the role, and its reseller sees who has it. */
import { expect } from 'vitest';
import { setAdvisor, type OwnAdvisor } from '../../../shared/contracts/advisors.ts';
import { ana, mercado } from '../shops.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';

const EVA = 'ac_mercado';

/** The owner of the root store advises `ana` until the role is taken back. */
export async function aRole(): Promise<void> {
  const root = { shop: mercado, headers: await signInAs(mercado, 'mercado') };
  const reseller = { shop: ana, headers: await signInAs(ana, 'ana'), params: { me: 'ac_ana' } };
  await expectAnswer('advisors.set', {
    ...root,
    params: { id: EVA },
    body: setAdvisor.sample.body,
  });
  await expectAnswer('advisors.list', root);
  const { advisor } = await expectAnswer<{ advisor: OwnAdvisor | null }>('advisors.own', reseller);
  expect(advisor).toMatchObject({ id: EVA, email: 'asesora@example.com' });
  await expectAnswer('advisors.drop', { ...root, params: { id: EVA } });
  const after = await expectAnswer<{ advisor: OwnAdvisor | null }>('advisors.own', reseller);
  expect(after.advisor).toBeNull();
}
