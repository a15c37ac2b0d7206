import type { Done } from '../../fragments/office/staff/props.ts';
import { staff } from '../../fragments/office/staff/server.ts';
import {
  changeRole,
  inviteStaff,
  listInvites,
  listStaff,
  removeStaff,
  resendInvite,
  withdrawInvite,
} from '../../shared/contracts/staff.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { Fields } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE: readonly Done[] = ['invited', 'resent', 'withdrawn', 'role', 'removed'];

/** More than a store can send in an hour. */
const INVITES_SHOWN = 100;

const ofInvite = {
  fields: ({ invite }: Fields) => ({ id: invite }),
  invalid: 'invite_not_found',
} as const;

/** The staff page; needs `staff-admin`. */
export const staffPage = definePage({
  name: 'staff',
  words: staff.words,
  paths: ['/admin/equipo'],
  query: ['page', 'done'],
  needs: 'staff-admin',
  shell: 'office',
  forms: {
    invite: { call: inviteStaff, done: 'invited', blames: ['email'] },
    resend: { call: resendInvite, done: 'resent', ...ofInvite },
    withdraw: { call: withdrawInvite, done: 'withdrawn', ...ofInvite },
    role: { call: changeRole, done: 'role', fields: ({ member, role }) => ({ id: member, role }) },
    remove: {
      call: removeStaff,
      done: 'removed',
      fields: ({ member }) => ({ id: member }),
      invalid: 'staff_not_found',
    },
  },
  async view({ env, title, read, query, form, idempotencyKey }) {
    const page = pageNumber(query);
    const [members, invites] = await Promise.all([
      read(listStaff, { query: rowsOf(page, PAGE_SIZE.table) }).then(orThrow),
      read(listInvites, { query: { limit: INVITES_SHOWN } }).then(orThrow),
    ]);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, '/admin/equipo'),
      main: wrapped(
        slot(staff, {
          class: 'primary',
          props: {
            env,
            members: members.results,
            total: members.matches_estimated,
            page,
            invites: invites.results,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});
