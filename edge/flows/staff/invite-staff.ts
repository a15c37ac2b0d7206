import type { Failure } from '../../../shared/contracts/errors.ts';
import * as contract from '../../../shared/contracts/staff.ts';
import type { StaffInvite } from '../../../shared/contracts/staff.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { changes, type PageEndpoint } from '../../http/endpoint.ts';
import { staffInviteMail } from '../../modules/mail/index.ts';
import {
  addInvite,
  findInvite,
  INVITE_LIFE_MS,
  inviteView,
  renewInvite,
  staffEndpoints,
  whyNotInvited,
  withdrawInvite,
  type InviteRow,
  type NewInvite,
} from '../../modules/staff/index.ts';
import { newToken, tokenHash } from '../../session/index.ts';
import { traced } from '../directory-edit.ts';
import { letterhead } from '../letterhead.ts';
import { storeMessage } from '../store-message.ts';
import { acceptInviteAndTell, changeRoleAndTell, removeStaffAndTell } from './tell-role.ts';
import { staffInvitation } from './topics.ts';

type Invited = Promise<Result<Change<StaffInvite, 'directory'>, Failure>>;

/**
 * Invites a person by mail to the staff of the tenant's store; an earlier invitation to the same
 * mail is replaced.
 */
export async function inviteStaff(
  scope: RequestScope,
  { email, role }: { readonly email: string; readonly role: StaffRole },
): Invited {
  const id = newId('invite');
  const invited = await send(scope, { id, email, role }, addInvite);
  const after = traceState({ email, role });
  return traced(scope, invited, { subject: 'invite', subjectId: id, before: null, after });
}

/** Sends an invitation again, with a new link. */
export async function resendInvite(scope: RequestScope, id: string): Invited {
  const invite = await scope.directory.first(findInvite(scope.tenant.storeId, id));
  if (!invite) return fail({ code: 'invite_not_found' });
  return traced(scope, await send(scope, invite, renewInvite), {
    subject: 'invite',
    subjectId: id,
    named: traceState(invite),
    before: { sent_at: iso(invite.sent_at) },
    after: { sent_at: iso(scope.ports.clock.now()) },
  });
}

/** Takes an invitation back. Undo: invite again. */
export async function takeInviteBack(
  scope: RequestScope,
  id: string,
): Promise<Result<Change<Record<string, never>, 'directory'>, Failure>> {
  const [change, invite] = await Promise.all([
    withdrawInvite(scope, id),
    scope.directory.first(findInvite(scope.tenant.storeId, id)),
  ]);
  if (!invite) return change;
  const before = traceState(invite);
  return traced(scope, change, { subject: 'invite', subjectId: id, before, after: null });
}

/** What the history keeps of an invitation: an erased person's address would stay in it. */
function traceState({ email, role }: Pick<InviteRow, 'email' | 'role'>) {
  const [name = '', host = ''] = email.split('@');
  return { role, email: `${name.slice(0, 1)}…@${host}` };
}

const iso = (instant: number): string => new Date(instant).toISOString();

/**
 * Inserts the invitation and its mail in one batch. Undo: the invitation is withdrawn, or its time
 * ends.
 */
async function send(
  scope: RequestScope,
  { id, email, role }: { readonly id: string; readonly email: string; readonly role: StaffRole },
  written: (invite: NewInvite, now: number) => Statement[],
): Invited {
  const { tenant, locale } = scope;
  const [identity, head] = await Promise.all([signedIn(scope), letterhead(scope)]);
  const now = scope.ports.clock.now();
  const key = newToken();
  const invite: NewInvite = {
    id,
    email,
    role,
    storeId: tenant.storeId,
    keyHash: await tokenHash(key),
    invitedBy: identity.accountId,
    sent_at: now,
    expires_at: now + INVITE_LIFE_MS,
  };
  const words = staffInviteMail({
    ...head,
    locale,
    by: identity.fullName,
    role,
    recipient: email,
    link: `${tenant.origin}${tenant.base}/invitacion/${key}`,
    expiresAt: invite.expires_at,
  });
  const message = storeMessage(scope, staffInvitation, {
    storeName: head.storeName,
    locale,
    recipient: email,
    words,
    expiresAt: invite.expires_at,
  });
  return ok({
    answer: inviteView(invite),
    statements: [...written(invite, now), message.statement],
    refused: () => whyNotInvited(scope, email),
    committed: message.announce,
  });
}

/** Every call about a store's staff. */
export const staffCalls: readonly PageEndpoint[] = [
  ...staffEndpoints,
  changes(
    contract.acceptInvite,
    ({ scope, body }) => acceptInviteAndTell(scope, body.key),
    'directory',
  ),
  changes(
    contract.changeRole,
    ({ scope, params, body }) => changeRoleAndTell(scope, params.id, body.role),
    'directory',
  ),
  changes(
    contract.removeStaff,
    ({ scope, params }) => removeStaffAndTell(scope, params.id),
    'directory',
  ),
  changes(
    contract.withdrawInvite,
    ({ scope, params }) => takeInviteBack(scope, params.id),
    'directory',
  ),
  changes(contract.inviteStaff, ({ scope, body }) => inviteStaff(scope, body), 'directory'),
  changes(
    contract.resendInvite,
    ({ scope, params }) => resendInvite(scope, params.id),
    'directory',
  ),
];
