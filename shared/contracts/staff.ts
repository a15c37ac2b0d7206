import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { staffRoles } from '../rules/permissions.ts';
import { contract, listOf, paging } from './contract.ts';
import { pageRead } from './page-read.ts';
import { accountId, email } from './people.ts';
import { limits } from './limits.ts';
import { sampleContact, sampleIds } from './samples.ts';

/** The staff of a store, and the invitations to join it. */

export const inviteId = z.string().regex(/^iv_[a-z0-9]{26}$/);
/** The key in a mail's link: 256 random bits, of which the edge keeps only the hash. */
export const inviteKey = z.string().regex(/^[\w-]{43}$/);
export const staffRole = z.enum(staffRoles);

export const staffMember = z
  .object({
    id: accountId,
    username: z.string(),
    full_name: z.string(),
    photo: z.string().nullable(),
    email: z.string().nullable(),
    /** The owner is the first of the list and cannot be removed. */
    role: z.enum(['owner', ...staffRoles]),
    /** ISO 8601; null for the owner. */
    since: z.string().nullable(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMember>;

/** An invitation that waits for its answer; its key stands only in the mail. */
export const staffInvite = z
  .object({
    id: inviteId,
    email: z.string(),
    role: staffRole,
    /** ISO 8601, both. */
    sent_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'StaffInvite' });
export type StaffInvite = z.infer<typeof staffInvite>;

export const listStaff = contract({
  id: 'staff.list',
  service: 'staff',
  method: 'get',
  path: '/',
  access: 'staff-admin',
  summary: {
    en: 'Who works in the store, the owner first',
    es: 'Quién trabaja en la tienda, primero su dueño',
  },
  query: z.object({ ...paging(PAGE_SIZE.table) }),
  answer: listOf(staffMember),
});

export const listInvites = contract({
  id: 'staff.invites',
  service: 'staff',
  method: 'get',
  path: '/invites',
  access: 'staff-admin',
  summary: {
    en: 'Invitations that wait for an answer, the latest first',
    es: 'Las invitaciones que esperan respuesta, la última primero',
  },
  query: z.object({ ...paging(PAGE_SIZE.table) }),
  answer: listOf(staffInvite),
});

export const inviteStaff = contract({
  id: 'staff.invite',
  service: 'staff',
  method: 'post',
  path: '/invites',
  access: 'staff-admin',
  summary: {
    en: 'Invites somebody by mail to work in the store; replaces an earlier invitation',
    es: 'Invita a alguien por correo a trabajar en la tienda; reemplaza una anterior',
  },
  body: z.object({ email, role: staffRole }),
  sample: { body: { email: sampleContact.email, role: 'admin' } },
  limits: [limits.inviteByStore],
  answer: staffInvite,
  status: 201,
  errors: ['already_staff'],
});

export const resendInvite = contract({
  id: 'staff.invite-resend',
  service: 'staff',
  method: 'post',
  path: '/invites/{id}/resend',
  access: 'staff-admin',
  summary: {
    en: 'Sends an invitation again, with a new link and another seven days',
    es: 'Envía otra vez una invitación, con enlace nuevo y otros siete días',
  },
  params: z.object({ id: inviteId }),
  sample: { params: { id: sampleIds.invite } },
  limits: [limits.inviteByStore],
  answer: staffInvite,
  errors: ['invite_not_found'],
});

export const withdrawInvite = contract({
  id: 'staff.invite-withdraw',
  service: 'staff',
  method: 'delete',
  path: '/invites/{id}',
  access: 'staff-admin',
  summary: {
    en: 'Withdraws an invitation: its link is worth nothing from then on',
    es: 'Retira una invitación: su enlace deja de servir',
  },
  params: z.object({ id: inviteId }),
  sample: { params: { id: sampleIds.invite } },
  answer: z.object({}),
  errors: ['invite_not_found'],
});

export const acceptInvite = contract({
  id: 'staff.accept',
  service: 'staff',
  method: 'post',
  path: '/invites/accept',
  access: 'account',
  summary: {
    en: 'Accepts an invitation to this store; its mail has to be the own, and verified',
    es: 'Acepta una invitación a esta tienda; su correo debe ser el propio y confirmado',
  },
  body: z.object({ key: inviteKey }),
  sample: { body: { key: sampleIds.linkKey } },
  answer: z.object({ role: staffRole }),
  errors: ['invalid_link', 'invite_not_yours'],
});

export const changeRole = contract({
  id: 'staff.role',
  service: 'staff',
  method: 'patch',
  path: '/{id}',
  access: 'staff-admin',
  summary: {
    en: 'Gives somebody of the staff another role',
    es: 'Da otra función a alguien del equipo',
  },
  params: z.object({ id: accountId }),
  body: z.object({ role: staffRole }),
  sample: { params: { id: sampleIds.account }, body: { role: 'dispatcher' } },
  answer: staffMember,
  errors: ['staff_not_found', 'owner_stays'],
});

export const removeStaff = contract({
  id: 'staff.remove',
  service: 'staff',
  method: 'delete',
  path: '/{id}',
  access: 'staff-admin',
  summary: {
    en: 'Takes somebody out of the staff; their account and their sessions stay',
    es: 'Saca a alguien del equipo; su cuenta y sus sesiones siguen',
  },
  params: z.object({ id: accountId }),
  sample: { params: { id: sampleIds.account } },
  answer: z.object({}),
  errors: ['staff_not_found', 'owner_stays'],
});

/** The data behind the link of an invitation's mail; null when the invitation is over. */
export const readInvitation = pageRead({
  id: 'staff.invitation',
  params: z.object({ key: inviteKey }),
  answer: z
    .object({
      email: z.string(),
      role: staffRole,
      /** Full name of the account that sent it; null where that account is gone. */
      invitedBy: z.string().nullable(),
    })
    .nullable(),
});
