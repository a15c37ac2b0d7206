/** The calls about a store's staff: each made once. */
import { expect } from 'vitest';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { inviteKeyTo, newPerson, signInAs } from './person.ts';

/** Staff of a store, from the invitation to the removal. */
export async function staff(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio') };
  const list = await expectAnswer<{ results: object[] }>('staff.list', owner);
  expect(list.results[0]).toMatchObject({ role: 'owner' });
  const person = await newPerson(shop);
  await expectAnswer('staff.invite', { ...owner, body: { email: person.email, role: 'qrreader' } });
  await expectAnswer('staff.invites', owner);
  const key = await inviteKeyTo(shop, person.email);
  await expectAnswer('staff.accept', { headers: person.signedIn, body: { key } });
  const params = { id: person.id };
  await expectAnswer('staff.role', { ...owner, params });
  await expectAnswer('staff.remove', { ...owner, params });
  const { id } = await expectAnswer('staff.invite', owner);
  await expectAnswer('staff.invite-resend', { ...owner, params: { id } });
  await expectAnswer('staff.invite-withdraw', { ...owner, params: { id } });
}
