import type { Failure } from '../../../shared/contracts/errors.ts';
import { limits } from '../../../shared/contracts/limits.ts';
import { minutesUntil } from '../../../shared/rules/minutes-until.ts';
import { countedAgain } from '../../db/attempt-window.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat } from '../../db/sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

const HOUR_MS = 60 * 60_000;
/** How long an invitation can be accepted. */
export const INVITE_LIFE_MS = 7 * 24 * HOUR_MS;

export type InviteRow = Pick<
  DirectoryTables['staff_invite'],
  'id' | 'email' | 'role' | 'sent_at' | 'expires_at'
>;

/** An invitation as its link finds it. */
export interface OpenInviteRow extends InviteRow {
  invited_by: string | null;
}

export interface NewInvite extends InviteRow {
  readonly storeId: string;
  readonly keyHash: string;
  readonly invitedBy: string;
}

export function listInvites(
  storeId: string,
  now: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<InviteRow> {
  return sql<InviteRow>`SELECT id, email, role, sent_at, expires_at FROM staff_invite
    WHERE store_id = ${storeId} AND expires_at > ${now}
    ORDER BY sent_at DESC, id LIMIT ${limit} OFFSET ${offset}`;
}

export function countInvites(storeId: string, now: number): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM staff_invite
    WHERE store_id = ${storeId} AND expires_at > ${now}`;
}

export function findInvite(storeId: string, id: string): Statement<InviteRow> {
  return sql<InviteRow>`SELECT id, email, role, sent_at, expires_at FROM staff_invite
    WHERE store_id = ${storeId} AND id = ${id}`;
}

/** The invitation of a link, while it is open, with the name of the person who wrote it. */
export function findByKey(storeId: string, keyHash: string, now: number): Statement<OpenInviteRow> {
  return sql<OpenInviteRow>`SELECT i.id, i.email, i.role, i.sent_at, i.expires_at,
      a.full_name AS invited_by
    FROM staff_invite i LEFT JOIN account a ON a.id = i.invited_by AND a.erased_at IS NULL
    WHERE i.store_id = ${storeId} AND i.key_hash = ${keyHash} AND i.expires_at > ${now}`;
}

/** True for an e-mail whose account is staff of the store, or owns it. */
function worksHere(storeId: string, email: string): Statement {
  return sql`EXISTS (SELECT 1 FROM account a JOIN store o ON o.id = ${storeId}
    LEFT JOIN staff t ON t.store_id = o.id AND t.account_id = a.id
    WHERE a.email = ${email} AND a.erased_at IS NULL
      AND (o.owner_id = a.id OR t.account_id IS NOT NULL))`;
}

/** Inserts an invitation in place of an earlier one to the same e-mail. */
export function addInvite(invite: NewInvite, now: number): Statement[] {
  const { storeId, email } = invite;
  return [
    assertThat(sql`NOT ${worksHere(storeId, email)}`),
    ...countSent(storeId, now),
    sql`DELETE FROM staff_invite WHERE store_id = ${storeId} AND email = ${email}`,
    sql`INSERT INTO staff_invite
        (id, store_id, email, role, key_hash, invited_by, sent_at, expires_at)
      VALUES (${invite.id}, ${storeId}, ${email}, ${invite.role}, ${invite.keyHash},
        ${invite.invitedBy}, ${invite.sent_at}, ${invite.expires_at})`,
  ];
}

/** Gives an invitation a new key and a new end; the earlier link stops working. */
export function renewInvite(invite: NewInvite, now: number): Statement[] {
  const { storeId, id } = invite;
  return [
    assertThat(isThere(storeId, id), sql`NOT ${worksHere(storeId, invite.email)}`),
    ...countSent(storeId, now),
    sql`UPDATE staff_invite SET key_hash = ${invite.keyHash}, sent_at = ${invite.sent_at},
        expires_at = ${invite.expires_at}, invited_by = ${invite.invitedBy}
      WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

/** Deletes invitations whose time is over, a few at a time. */
export function deleteInvitesBefore(now: number): Statement {
  return sql`DELETE FROM staff_invite WHERE id IN
    (SELECT id FROM staff_invite WHERE expires_at <= ${now} LIMIT 1000)`;
}

export function withdrawInvite(storeId: string, id: string): Statement[] {
  return [
    assertThat(isThere(storeId, id)),
    sql`DELETE FROM staff_invite WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

/**
 * Makes an account staff by its invitation, which is used up. Aborts unless the invitation is as it
 * was read, and its e-mail is the account's own and proved.
 */
export function useInvite(
  invite: InviteRow,
  by: { readonly storeId: string; readonly keyHash: string; readonly accountId: string },
  now: number,
): Statement[] {
  const { storeId, keyHash, accountId } = by;
  return [
    assertThat(
      sql`EXISTS (SELECT 1 FROM staff_invite i JOIN account a ON a.email = i.email
          JOIN store o ON o.id = i.store_id
        WHERE i.id = ${invite.id} AND i.store_id = ${storeId} AND i.key_hash = ${keyHash}
          AND i.role = ${invite.role} AND i.expires_at > ${now} AND a.id = ${accountId}
          AND a.email_verified_at IS NOT NULL AND a.erased_at IS NULL
          AND o.owner_id IS NOT a.id)`,
    ),
    sql`INSERT INTO staff (store_id, account_id, role, invited_by, created_at)
      SELECT store_id, ${accountId}, role, invited_by, ${now} FROM staff_invite
        WHERE id = ${invite.id}
      ON CONFLICT (store_id, account_id) DO UPDATE SET role = excluded.role`,
    sql`DELETE FROM staff_invite WHERE id = ${invite.id}`,
  ];
}

/** Why an invitation was not written; called after the batch was refused. */
export async function whyNotInvited(
  { directory, tenant, ports }: Pick<RequestScope, 'directory' | 'tenant' | 'ports'>,
  email: string,
): Promise<Failure> {
  const { storeId } = tenant;
  const row = await directory.first(
    sql<{ works_here: number; ends_at: number | null }>`SELECT
      ${worksHere(storeId, email)} AS works_here,
      (SELECT ends_at FROM attempt WHERE key = ${sentKey(storeId)}) AS ends_at`,
  );
  if (row?.works_here) return { code: 'already_staff', field: 'email' };
  const minutes = minutesUntil(row?.ends_at ?? 0, ports.clock.now());
  return { code: 'too_many_requests', values: { minutes }, instead: 'invites' };
}

function isThere(storeId: string, id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM staff_invite WHERE store_id = ${storeId} AND id = ${id})`;
}

/** The key under which a store's invitations of an hour are counted. */
const sentKey = (storeId: string): string => `staff-invite:${storeId}`;

/** Counts a mail, and aborts where it exceeds the limit. */
function countSent(storeId: string, now: number): Statement[] {
  const key = sentKey(storeId);
  const end = now + limits.inviteByStore.seconds * 1000;
  return [
    sql`INSERT INTO attempt (key, count, ends_at) VALUES (${key}, 1, ${end})
      ${countedAgain(now)}`,
    assertThat(
      sql`(SELECT count FROM attempt WHERE key = ${key}) <= ${limits.inviteByStore.times}`,
    ),
  ];
}
