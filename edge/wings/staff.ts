import { searchedWords } from '../../host-pages/edit/searched-words.ts';
import { invitationPage } from '../../host-pages/pages/invitation.ts';
import { officePage } from '../../host-pages/pages/office.ts';
import { staffPage } from '../../host-pages/pages/staff.ts';
import { officeEndpoints } from '../flows/owners/office-endpoints.ts';
import { staffCalls, staffTopics } from '../flows/staff/index.ts';
import { menuEntry, wing } from './wing.ts';

/** The staff of a store, the first page of the back office, and its calls as a whole. */
export const staff = wing({
  endpoints: [...staffCalls, ...officeEndpoints(searchedWords)],
  pages: [officePage, staffPage, invitationPage],
  menu: [menuEntry(staffPage, { icon: 'users' })],
  messages: staffTopics,
});
