import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StaffInvite, StaffMember } from '../../../shared/contracts/staff.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { tokenHash } from '../../session/index.ts';
import * as invites from './invites.ts';
import { inviteView, memberView } from './mapper.ts';
import { countMembers, deleteMember, findMember, listMembers, updateRole } from './statements.ts';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

interface List<T> {
  results: T[];
  matches_estimated: number;
}

/** The staff of the tenant's store, its owner first. */
export async function readStaff(scope: RequestScope, page: Page): Promise<List<StaffMember>> {
  const { storeId } = scope.tenant;
  const [rows, counted] = await Promise.all([
    scope.directory.read(listMembers(storeId, page.offset, page.limit)),
    scope.directory.first(countMembers(storeId)),
  ]);
  return { results: rows.map(memberView), matches_estimated: counted?.n ?? 0 };
}

/** Invitations to the tenant's store that can still be accepted. */
export async function readInvites(scope: RequestScope, page: Page): Promise<List<StaffInvite>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const [rows, counted] = await Promise.all([
    scope.directory.read(invites.listInvites(storeId, now, page)),
    scope.directory.first(invites.countInvites(storeId, now)),
  ]);
  return { results: rows.map(inviteView), matches_estimated: counted?.n ?? 0 };
}

/** Gives a staff member another role, which counts from their next request on. */
export async function changeRole(
  scope: RequestScope,
  accountId: string,
  role: StaffRole,
): Promise<Result<Change<StaffMember, 'directory'>, Failure>> {
  const { storeId } = scope.tenant;
  const member = await staffMember(scope, accountId);
  if (!member.ok) return member;
  return ok({
    answer: { ...member.value, role },
    statements: updateRole(storeId, accountId, role),
    refused: () => Promise.resolve({ code: 'staff_not_found' }),
  });
}

/** Removes a staff member. Their account and their sessions stay: they become a customer. */
export async function removeStaff(
  scope: RequestScope,
  accountId: string,
): Promise<Result<Change<Record<string, never>, 'directory'>, Failure>> {
  const member = await staffMember(scope, accountId);
  if (!member.ok) return member;
  return ok({
    answer: {},
    statements: deleteMember(scope.tenant.storeId, accountId),
    refused: () => Promise.resolve({ code: 'staff_not_found' }),
  });
}

async function staffMember(
  scope: RequestScope,
  accountId: string,
): Promise<Result<StaffMember, Failure>> {
  const row = await scope.directory.first(findMember(scope.tenant.storeId, accountId));
  if (!row) return fail({ code: 'staff_not_found' });
  return row.role === 'owner' ? fail({ code: 'owner_stays' }) : ok(memberView(row));
}

/** Takes an invitation back. */
export async function withdrawInvite(
  scope: RequestScope,
  id: string,
): Promise<Result<Change<Record<string, never>, 'directory'>, Failure>> {
  const { storeId } = scope.tenant;
  if (!(await scope.directory.first(invites.findInvite(storeId, id)))) {
    return fail({ code: 'invite_not_found' });
  }
  return ok({
    answer: {},
    statements: invites.withdrawInvite(storeId, id),
    refused: () => Promise.resolve({ code: 'invite_not_found' }),
  });
}

/** The values that a link's page shows before the invitation is accepted. */
export interface Invitation {
  readonly email: string;
  readonly role: StaffRole;
  /** Full name of the person who wrote it; null where that account is erased. */
  readonly invitedBy: string | null;
}

/** The invitation of a link; null for one that was used, withdrawn, or whose time is over. */
export async function readInvitation(scope: RequestScope, key: string): Promise<Invitation | null> {
  const hash = await tokenHash(key);
  const now = scope.ports.clock.now();
  const row = await scope.directory.first(invites.findByKey(scope.tenant.storeId, hash, now));
  return row ? { email: row.email, role: row.role, invitedBy: row.invited_by } : null;
}

/** Makes the caller staff of the tenant's store, by the key of a mail that went to them. */
export async function acceptInvite(
  scope: RequestScope,
  key: string,
): Promise<Result<Change<{ role: StaffRole }, 'directory'>, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const [identity, keyHash] = await Promise.all([signedIn(scope), tokenHash(key)]);
  const invite = await scope.directory.first(invites.findByKey(storeId, keyHash, now));
  if (!invite) return fail({ code: 'invalid_link' });
  return ok({
    answer: { role: invite.role },
    statements: invites.useInvite(invite, { storeId, keyHash, accountId: identity.accountId }, now),
    refused: async () =>
      (await scope.directory.first(invites.findByKey(storeId, keyHash, now)))
        ? { code: 'invite_not_yours' }
        : { code: 'invalid_link' },
  });
}
