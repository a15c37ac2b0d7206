import { invitationPage } from '../../host-pages/pages/invitation.ts';
import { officePage } from '../../host-pages/pages/office.ts';
import { staffPage } from '../../host-pages/pages/staff.ts';
import { staffCalls, staffTopics } from '../flows/staff/index.ts';
import { menuEntry, wing } from './wing.ts';

/** The staff of a store, and the first page of the back office. */
export const staff = wing({
  endpoints: staffCalls,
  pages: [officePage, staffPage, invitationPage],
  menu: [menuEntry(staffPage, { icon: 'users' })],
  messages: staffTopics,
});
