/** What a store's history keeps of changes that stand in the directory. */
import { beforeEach, expect, test } from 'vitest';
import type { Result } from '../../../shared/kernel/result.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { openWork, type Work } from '../../../tests/support/work-scope.ts';
import type { OutboxPorts } from '../../outbox/index.ts';
import { answerOf, commit, type Change } from '../../unit-of-work/change.ts';
import { readHistory } from '../owners/history.ts';
import { inviteStaff, resendInvite, takeInviteBack } from './invite-staff.ts';
import { changeRoleAndTell, removeStaffAndTell } from './tell-role.ts';
import { storeEditTopic } from './topics.ts';

let work: Work;

beforeEach(() => {
  work = openWork();
  work.directory.exec(`
    INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at) VALUES
      ('ac_ana', 'ana', 'Ana', 'es', 'st_una', 1, 1),
      ('ac_luz', 'luz', 'Luz', 'es', 'st_una', 1, 1);
    INSERT INTO store (id, slug, cell, owner_id) VALUES ('st_una', 'una', 'a', 'ac_ana');
    INSERT INTO staff (store_id, account_id, role, created_at)
      VALUES ('st_una', 'ac_luz', 'dispatcher', 1)`);
  work.cell.exec('PRAGMA foreign_keys = OFF');
  work.signIn({ accountId: 'ac_ana', fullName: 'Ana' });
});

async function done<A>(change: Promise<Result<Change<A, 'directory'>, Failure>>) {
  const answer = answerOf(await commit(work.scope, undefined, 200, () => change, 'directory'));
  await work.settled();
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** Delivers what waits for the store's history, twice: a message may come again. */
async function deliver() {
  const rows = work.directory
    .prepare("SELECT store_id, payload FROM outbox WHERE topic = 'tell.store_edit'")
    .all() as unknown as { store_id: string; payload: string }[];
  const ports = { env: work.scope.env } as unknown as OutboxPorts;
  for (const row of [...rows, ...rows]) {
    expect(await storeEditTopic.tell(row, ports)).toEqual({ ok: true });
  }
}

async function history() {
  await deliver();
  const { results } = await readHistory(work.scope, { offset: 0, limit: 20 });
  return results.map(({ subject, by, before, after }) => [subject, by.name, before, after]);
}

test('a role that changes and is taken is kept with the person’s name, which goes with the account', async () => {
  await done(changeRoleAndTell(work.scope, 'ac_luz', 'admin'));
  await done(changeRoleAndTell(work.scope, 'ac_luz', 'admin'));
  await done(removeStaffAndTell(work.scope, 'ac_luz'));
  expect(await history()).toEqual([
    ['staff', 'Ana', { person: 'Luz', role: 'admin' }, null],
    ['staff', 'Ana', { person: 'Luz', role: 'dispatcher' }, { person: 'Luz', role: 'admin' }],
  ]);
  expect(work.cell.prepare('SELECT before FROM store_edit').all()).not.toContainEqual({
    before: expect.stringContaining('Luz'),
  });
});

test('an invitation is kept without the address’s letters', async () => {
  const { id } = await done(inviteStaff(work.scope, { email: 'eva@x.mx', role: 'admin' }));
  work.clock.advance(1000);
  await done(resendInvite(work.scope, id));
  await done(takeInviteBack(work.scope, id));
  const invite = { role: 'admin', email: 'e…@x.mx' };
  expect(await history()).toEqual([
    ['invite', 'Ana', invite, null],
    [
      'invite',
      'Ana',
      { ...invite, sent_at: '2026-11-23T12:00:00.000Z' },
      { ...invite, sent_at: '2026-11-23T12:00:01.000Z' },
    ],
    ['invite', 'Ana', null, invite],
  ]);
});
