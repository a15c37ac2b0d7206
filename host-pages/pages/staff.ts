import type { Done } from '../../fragments/office/staff/props.ts';
import { staff } from '../../fragments/office/staff/server.ts';
import { definePage, pageNumber } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { words } from '../words/index.ts';

const DONE: readonly Done[] = ['invited', 'resent', 'withdrawn', 'role', 'removed'];

/** Who works in the store; for who decides that. */
export const staffPage = definePage({
  name: 'staff',
  paths: ['/admin/equipo'],
  query: ['page', 'done'],
  needs: 'staff-admin',
  shell: 'office',
  async view({ env, reads, query, form, idempotencyKey }) {
    const page = pageNumber(query);
    const { members, invites } = await reads.staff(page);
    return {
      status: form ? 422 : 200,
      head: privateHead(words[env.locale].staff, '/admin/equipo'),
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
