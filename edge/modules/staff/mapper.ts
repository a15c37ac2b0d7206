import type { StaffInvite, StaffMember } from '../../../shared/contracts/staff.ts';
import type { InviteRow } from './invites.ts';
import type { MemberRow } from './statements.ts';

export function memberView({ since, ...row }: MemberRow): StaffMember {
  return { ...row, since: since === null ? null : new Date(since).toISOString() };
}

export function inviteView({ id, email, role, sent_at, expires_at }: InviteRow): StaffInvite {
  return {
    id,
    email,
    role,
    sent_at: new Date(sent_at).toISOString(),
    expires_at: new Date(expires_at).toISOString(),
  };
}
