import type { PageReads } from '../../host-pages/kit/reads.ts';
import { inviteKey } from '../../shared/contracts/staff.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import type { RequestScope } from '../work/scope.ts';
import {
  readCollaborations,
  readCollaborators,
  readProfiles,
} from '../modules/collaborators/index.ts';
import { readInvitation, readInvites, readStaff } from '../modules/staff/index.ts';

/** The part of a page's reads that is about who works in a store, and with whom. */
export type BackOfficeReads = Pick<
  PageReads,
  'staff' | 'invitation' | 'collaborators' | 'collaborations' | 'partnerProfiles'
>;

/** More than a store can send in an hour. */
const INVITES_SHOWN = 100;

const rowsOf = (page: number, limit: number) => ({ offset: (page - 1) * limit, limit });

/** What the pages of a store's back office read; who may see them, the pages say. */
export function backOfficeReads(scope: RequestScope): BackOfficeReads {
  return {
    async staff(page) {
      const [members, invites] = await Promise.all([
        readStaff(scope, rowsOf(page, PAGE_SIZE.table)),
        readInvites(scope, { offset: 0, limit: INVITES_SHOWN }),
      ]);
      return { members, invites };
    },
    invitation: async (key) =>
      inviteKey.safeParse(key).success ? readInvitation(scope, key) : null,
    collaborators: (page) => readCollaborators(scope, rowsOf(page, PAGE_SIZE.collaborators)),
    collaborations: (page) => readCollaborations(scope, rowsOf(page, PAGE_SIZE.collaborations)),
    partnerProfiles: (text) =>
      readProfiles(scope, { text, offset: 0, limit: PAGE_SIZE.collaborators }),
  };
}
