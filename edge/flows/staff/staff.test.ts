/** A store's team on the directory's own tables: invitations, roles, and the mails about them. */
import { beforeEach, describe, expect, test } from 'vitest';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { NOON, openWork, type Work } from '../../../tests/support/work-scope.ts';
import { deleteInvitesBefore } from '../../modules/staff/index.ts';
import {
  readInvitation,
  readInvites,
  readStaff,
  withdrawInvite,
} from '../../modules/staff/service.ts';
import { answerOf, commit, type Change } from '../../unit-of-work/change.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { inviteStaff, resendInvite } from './invite-staff.ts';
import { acceptInviteAndTell, changeRoleAndTell, removeStaffAndTell } from './tell-role.ts';

const DAY = 86_400_000;
const PAGE = { offset: 0, limit: 9 };
const EVA = 'eva@x.mx';

let work: Work;

beforeEach(() => {
  work = openWork();
  work.directory.exec(`
    INSERT INTO account (id, username, full_name, email, email_verified_at, locale, store_id,
        created_at, updated_at) VALUES
      ('ac_ana', 'ana', 'Ana', 'ana@x.mx', 1, 'es', 'st_una', 1, 1),
      ('ac_eva', 'eva', 'Eva', 'eva@x.mx', 1, 'en', 'st_una', 1, 1),
      ('ac_luz', 'luz', 'Luz', NULL, NULL, 'es', 'st_una', 1, 1);
    INSERT INTO store (id, slug, cell, owner_id) VALUES
      ('st_una', 'una', 'a', 'ac_ana'), ('st_dos', 'dos', 'a', 'ac_ana')`);
  work.signIn({ accountId: 'ac_ana', fullName: 'Ana' });
});

/** Commits a change of the directory, with what follows it. */
async function done<A>(change: Promise<Result<Change<A, 'directory'>, Failure>>) {
  const answer = answerOf(await commit(work.scope, undefined, 200, () => change, 'directory'));
  await work.settled();
  return answer;
}

const staff = () =>
  work.directory.prepare('SELECT store_id, account_id, role FROM staff ORDER BY 1, 2').all();
const join = (account: string, role: string, store = 'st_una') =>
  work.directory
    .prepare('INSERT INTO staff (store_id, account_id, role, created_at) VALUES (?, ?, ?, 1)')
    .run(store, account, role);

/** The mails that wait, the first first: to whom, about what, until when, and the key in the link. */
function mails() {
  const rows = work.directory
    .prepare(
      `SELECT id, topic, expires_at, payload ->> 'recipient' AS recipient,
        payload ->> 'locale' AS locale, body ->> 'text' AS text FROM outbox
      WHERE topic LIKE 'written.%' ORDER BY rowid`,
    )
    .all();
  return rows.map((row) => ({
    id: row['id'],
    topic: row['topic'],
    expires_at: row['expires_at'],
    recipient: row['recipient'],
    locale: row['locale'],
    text: String(row['text']),
    key: /\/invitacion\/([\w-]+)/.exec(String(row['text']))?.[1] ?? '',
  }));
}

/** Invites Eva, as the owner; gives the key of the mail's link. */
async function invite(role: 'admin' | 'dispatcher' = 'dispatcher'): Promise<string> {
  work.signIn({ accountId: 'ac_ana', fullName: 'Ana' });
  const invited = await done(inviteStaff(work.scope, { email: EVA, role }));
  if (!invited.ok) throw new Error(invited.error.code);
  return mails().at(-1)?.key ?? '';
}

async function accept(key: string, accountId = 'ac_eva') {
  work.signIn({ accountId });
  return done(acceptInviteAndTell(work.scope, key));
}

describe('an invitation', () => {
  test('goes out by mail with a link that is good for a week', async () => {
    const key = await invite();
    const [mail] = mails();
    expect(mail).toMatchObject({
      topic: 'written.staff_invitation',
      recipient: EVA,
      locale: 'es',
      expires_at: NOON + DAY,
    });
    expect(mail?.text).toContain(`https://una.mx/invitacion/${key}`);
    expect(mail?.text).toContain('Ana te invitó');
    expect(work.queued).toContainEqual({ cell: 'DIRECTORY', id: mail?.id });
    const open = { email: EVA, role: 'dispatcher', invitedBy: 'Ana' };
    expect(await readInvitation(work.scope, key)).toEqual(open);
    expect(await readInvitation(work.scope, `${key}x`)).toBeNull();
    work.clock.advance(7 * DAY - 1);
    expect(await readInvitation(work.scope, key)).toEqual(open);
    expect((await readInvites(work.scope, PAGE)).matches_estimated).toBe(1);
    work.clock.advance(1);
    expect(await readInvitation(work.scope, key)).toBeNull();
    expect(await readInvites(work.scope, PAGE)).toEqual({ results: [], matches_estimated: 0 });
    expect(await accept(key)).toEqual(fail({ code: 'invalid_link' }));
  });

  test('takes the place of an earlier one, and sent again has another link', async () => {
    const first = await invite();
    const second = await invite('admin');
    expect(await readInvitation(work.scope, first)).toBeNull();
    expect(await readInvitation(work.scope, second)).toMatchObject({ role: 'admin' });
    const [listed] = (await readInvites(work.scope, PAGE)).results;
    work.clock.advance(DAY);
    expect((await done(resendInvite(work.scope, listed?.id ?? ''))).ok).toBe(true);
    expect(await readInvitation(work.scope, second)).toBeNull();
    work.clock.advance(7 * DAY - 1);
    expect(await readInvitation(work.scope, mails().at(-1)?.key ?? '')).toMatchObject({
      email: EVA,
    });
    expect(await done(resendInvite(work.scope, 'in_none'))).toEqual(
      fail({ code: 'invite_not_found' }),
    );
  });

  test.each([
    ['owns the store', 'ana@x.mx'],
    ['is staff of it', EVA],
  ])('is not for who %s', async (_who, email) => {
    join('ac_eva', 'admin');
    join('ac_eva', 'admin', 'st_dos');
    expect(await done(inviteStaff(work.scope, { email, role: 'admin' }))).toEqual(
      fail({ code: 'already_staff', field: 'email' }),
    );
    expect(mails()).toEqual([]);
  });

  test('is for staff of another store', async () => {
    join('ac_eva', 'admin', 'st_dos');
    expect(await invite()).not.toBe('');
  });

  test('can be withdrawn, in its own store alone', async () => {
    const key = await invite();
    const id = (await readInvites(work.scope, PAGE)).results[0]?.id ?? '';
    const other = { ...work.scope, tenant: { ...work.scope.tenant, storeId: 'st_dos' as never } };
    expect(await withdrawInvite(other, id)).toEqual(fail({ code: 'invite_not_found' }));
    expect(await readInvitation(other, key)).toBeNull();
    expect((await done(withdrawInvite(work.scope, id))).ok).toBe(true);
    expect(await readInvitation(work.scope, key)).toBeNull();
  });

  test('is deleted once its time is over', async () => {
    await invite();
    await work.scope.directory.write([deleteInvitesBefore(NOON + 7 * DAY - 1)]);
    expect((await readInvites(work.scope, PAGE)).matches_estimated).toBe(1);
    await work.scope.directory.write([deleteInvitesBefore(NOON + 7 * DAY)]);
    expect((await readInvites(work.scope, PAGE)).matches_estimated).toBe(0);
  });
});

describe('who accepts', () => {
  test('becomes staff, is told, and the link is used up', async () => {
    const key = await invite();
    expect(await accept(key)).toEqual(ok({ role: 'dispatcher' }));
    expect(staff()).toEqual([{ store_id: 'st_una', account_id: 'ac_eva', role: 'dispatcher' }]);
    expect(mails().slice(1)).toMatchObject([
      { topic: 'written.role_notice', recipient: EVA, locale: 'en', expires_at: NOON + DAY },
    ]);
    expect(mails()[1]?.text).toContain('https://una.mx/');
    expect(work.queued).toContainEqual({ cell: 'DIRECTORY', id: mails()[1]?.id });
    expect(await accept(key)).toEqual(fail({ code: 'invalid_link' }));
  });

  test.each([
    ['another account', 'ac_luz', ''],
    [
      'an address that was not proved',
      'ac_eva',
      "UPDATE account SET email = NULL, email_verified_at = NULL WHERE id = 'ac_eva'",
    ],
    ['an erased account', 'ac_eva', "UPDATE account SET erased_at = 1 WHERE id = 'ac_eva'"],
    ['the owner', 'ac_eva', "UPDATE store SET owner_id = 'ac_eva' WHERE id = 'st_una'"],
  ])('is not %s', async (_who, account, change) => {
    const key = await invite();
    work.directory.exec(change);
    expect(await accept(key, account)).toEqual(fail({ code: 'invite_not_yours' }));
    expect(staff()).toEqual([]);
    expect(mails()).toHaveLength(1);
  });
});

describe('a role', () => {
  test('that changes is told once, and is changed in this store alone', async () => {
    join('ac_eva', 'dispatcher');
    join('ac_eva', 'dispatcher', 'st_dos');
    join('ac_luz', 'dispatcher');
    const change = () => done(changeRoleAndTell(work.scope, 'ac_eva', 'admin'));
    expect(await change()).toMatchObject({ value: { role: 'admin' } });
    expect(staff().map(({ role }) => role)).toEqual(['dispatcher', 'admin', 'dispatcher']);
    expect(mails().map(({ recipient }) => recipient)).toEqual([EVA]);
    await change();
    expect(mails()).toHaveLength(1);
  });

  test('that is taken is told, and who has no proved address is told nothing', async () => {
    join('ac_eva', 'dispatcher');
    join('ac_luz', 'admin');
    const remove = (id: string) => done(removeStaffAndTell(work.scope, id));
    expect(await remove('ac_eva')).toEqual(ok({}));
    expect(mails()[0]?.text).toContain('Dispatch');
    expect(await remove('ac_luz')).toEqual(ok({}));
    expect(staff()).toEqual([]);
    expect(mails()).toHaveLength(1);
    expect(await remove('ac_luz')).toEqual(fail({ code: 'staff_not_found' }));
    expect(await remove('ac_ana')).toEqual(fail({ code: 'owner_stays' }));
    const promoted = await done(changeRoleAndTell(work.scope, 'ac_luz', 'admin'));
    expect(promoted).toEqual(fail({ code: 'staff_not_found' }));
  });
});

test('a team is listed with its owner first, then as its people came', async () => {
  join('ac_luz', 'admin');
  join('ac_eva', 'dispatcher', 'st_dos');
  work.directory.exec('UPDATE staff SET created_at = 9');
  join('ac_eva', 'dispatcher');
  const { results, matches_estimated: matches } = await readStaff(work.scope, PAGE);
  expect(results.map(({ id, role }) => [id, role])).toEqual([
    ['ac_ana', 'owner'],
    ['ac_eva', 'dispatcher'],
    ['ac_luz', 'admin'],
  ]);
  expect(matches).toBe(3);
  const second = await readStaff(work.scope, { offset: 1, limit: 1 });
  expect(second.results.map(({ id }) => id)).toEqual(['ac_eva']);
});
