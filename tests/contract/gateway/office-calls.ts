/** The calls of a store's office: each made once. */
import { expect } from 'vitest';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer, expectEitherWay } from './held.ts';
import { inviteKeyTo, newPerson, signInAs } from './person.ts';

/** Staff of a store, from the invitation to the removal. */
export async function expectStaff(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio') };
  const staff = await expectAnswer<{ results: object[] }>('staff.list', owner);
  expect(staff.results[0]).toMatchObject({ role: 'owner' });
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

/** A store's partner stores. */
export async function expectCollaborators(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  await expectAnswer('collaborators.profiles', owner);
  const { id } = await expectAnswer('collaborators.add', owner);
  const params = { id };
  await expectAnswer('collaborators.change', { ...owner, params });
  await expectAnswer('collaborators.refresh', { ...owner, params });
  await expectAnswer('collaborators.list', owner);
  await expectAnswer('store.collaborations', owner);
  await expectAnswer('collaborators.remove', { ...owner, params });
}

/** Jobs; a job may end before its state is read. */
export async function expectJobs(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio') };
  const { id } = await expectAnswer('jobs.items-export', owner);
  await expectAnswer('jobs.list', owner);
  await expectAnswer('jobs.get', { ...owner, params: { id } });
  await expectEitherWay('jobs.cancel', { ...owner, params: { id } });
  await expectEitherWay('jobs.undo', { ...owner, params: { id } });
}
