import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { staffRoles, type StaffRole } from '../../../shared/rules/permissions.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findReached } from '../../modules/accounts/index.ts';
import { roleNoticeMail, type RoleEvent } from '../../modules/mail/index.ts';
import { acceptInvite, changeRole, findMember, removeStaff } from '../../modules/staff/index.ts';
import { recheckLines } from '../../session/index.ts';
import { traced } from '../directory-edit.ts';
import { letterhead } from '../letterhead.ts';
import { storeMessage } from '../store-message.ts';
import { roleNotice } from './topics.ts';

type Changed<Answer> = Result<Change<Answer, 'directory'>, Failure>;

const LIFE_MS = 24 * 60 * 60_000;

/** Gives a staff member another role, and tells them; the same role again is no news. */
export async function changeRoleAndTell(scope: RequestScope, accountId: string, role: StaffRole) {
  const [change, before] = await Promise.all([
    changeRole(scope, accountId, role),
    roleOf(scope, accountId),
  ]);
  if (before === role) return change;
  const told = await telling(scope, change, { event: 'changed', accountId, role });
  const kept = await tracedRole(scope, told, accountId, before, role);
  return recheckingLines(scope, kept, accountId);
}

/** Removes a staff member, and tells them. */
export async function removeStaffAndTell(scope: RequestScope, accountId: string) {
  const [change, role] = await Promise.all([
    removeStaff(scope, accountId),
    roleOf(scope, accountId),
  ]);
  if (!role) return change;
  const told = await telling(scope, change, { event: 'taken', accountId, role });
  const kept = await tracedRole(scope, told, accountId, role, undefined);
  return recheckingLines(scope, kept, accountId);
}

/** Ends the account's sockets of the store's conversations with the role that let it in. */
function recheckingLines<Answer>(
  { env }: RequestScope,
  change: Changed<Answer>,
  accountId: string,
): Changed<Answer> {
  if (!change.ok) return change;
  const { committed } = change.value;
  return ok({
    ...change.value,
    committed: (triggered) => Promise.all([committed?.(triggered), recheckLines(env, accountId)]),
  });
}

/** Makes the caller staff by their invitation, and tells them by mail too. */
export async function acceptInviteAndTell(scope: RequestScope, key: string) {
  const [change, identity] = await Promise.all([
    acceptInvite(scope, key),
    scope.visitor.identity(),
  ]);
  if (!change.ok || !identity) return change;
  const { role } = change.value.answer;
  const { accountId } = identity;
  const [told, before] = await Promise.all([
    telling(scope, change, { event: 'given', accountId, role }),
    roleOf(scope, accountId),
  ]);
  return tracedRole(scope, told, accountId, before, role);
}

/** A change with its entry in the history: the role before, and after; undefined for none. */
function tracedRole<Answer>(
  scope: RequestScope,
  change: Changed<Answer>,
  accountId: string,
  before: StaffRole | undefined,
  after: StaffRole | undefined,
): Promise<Changed<Answer>> {
  return traced(scope, change, {
    subject: 'staff',
    subjectId: accountId,
    before: before === undefined ? null : { role: before },
    after: after === undefined ? null : { role: after },
  });
}

/** The role that an account has in the tenant's staff; undefined for its owner and for strangers. */
async function roleOf(scope: RequestScope, accountId: string): Promise<StaffRole | undefined> {
  const row = await scope.directory.first(findMember(scope.tenant.storeId, accountId));
  return staffRoles.find((role) => role === row?.role);
}

interface News {
  readonly event: RoleEvent;
  readonly accountId: string;
  readonly role: StaffRole;
}

/**
 * Puts the mail to the account's proved e-mail into the batch of the change; an account without one
 * is told nothing.
 */
async function telling<Answer>(
  scope: RequestScope,
  change: Changed<Answer>,
  { event, accountId, role }: News,
): Promise<Changed<Answer>> {
  if (!change.ok) return change;
  const { directory, ports, tenant } = scope;
  const [person, head] = await Promise.all([
    directory.first(findReached(accountId)),
    letterhead(scope),
  ]);
  if (!person?.email) return change;
  const words = roleNoticeMail({
    ...head,
    event,
    role,
    locale: person.locale,
    region: person.region,
    name: person.full_name,
    link: `${tenant.origin}${tenant.base}/`,
  });
  const message = storeMessage(scope, roleNotice, {
    storeName: head.storeName,
    locale: person.locale,
    recipient: person.email,
    words,
    expiresAt: ports.clock.now() + LIFE_MS,
  });
  return ok({
    ...change.value,
    statements: [...change.value.statements, message.statement],
    committed: message.announce,
  });
}
