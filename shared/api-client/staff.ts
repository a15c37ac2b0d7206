import type { AnswerOf, BodyOf } from '../contracts/contract.ts';
import type * as contracts from '../contracts/staff.ts';
import { call, type Answer, type Api, type CallOptions } from './call.ts';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

const member = (id: string) => `/staff/${encodeURIComponent(id)}`;
const invite = (id: string) => `/staff/invites/${encodeURIComponent(id)}`;

/** Who works in the store, some at a time; its owner first. */
export function listStaff(
  api: Api,
  { offset, limit }: Page,
  options?: CallOptions,
): Answer<AnswerOf<typeof contracts.listStaff>> {
  const path = `/staff/?offset=${offset}&limit=${limit}`;
  return call(api, { method: 'GET', path, ...options });
}

/** Invites somebody by mail to work in the store. */
export function inviteStaff(
  api: Api,
  body: BodyOf<typeof contracts.inviteStaff>,
  options?: CallOptions,
): Answer<contracts.StaffInvite> {
  return call(api, { method: 'POST', path: '/staff/invites', body, ...options });
}

/** Sends an invitation again. */
export function resendInvite(
  api: Api,
  id: string,
  options?: CallOptions,
): Answer<contracts.StaffInvite> {
  return call(api, { method: 'POST', path: `${invite(id)}/resend`, ...options });
}

/** Takes an invitation back. */
export function withdrawInvite(api: Api, id: string, options?: CallOptions): Answer<object> {
  return call(api, { method: 'DELETE', path: invite(id), ...options });
}

/** Gives somebody of the staff another role. */
export function changeRole(
  api: Api,
  id: string,
  role: BodyOf<typeof contracts.changeRole>['role'],
  options?: CallOptions,
): Answer<contracts.StaffMember> {
  return call(api, { method: 'PATCH', path: member(id), body: { role }, ...options });
}

/** Takes somebody out of the staff. */
export function removeStaff(api: Api, id: string, options?: CallOptions): Answer<object> {
  return call(api, { method: 'DELETE', path: member(id), ...options });
}
