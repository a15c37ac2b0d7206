import { contactPage, entryPage, inboxPage } from '../../host-pages/pages/contact.ts';
import { contactEndpoints } from '../flows/contact/endpoints.ts';
import { contactTopics } from '../flows/contact/topics.ts';
import { menuEntry, wing } from './wing.ts';

/** Messages that visitors leave for a store, and its inbox. */
export const contact = wing({
  endpoints: contactEndpoints,
  pages: [contactPage, inboxPage, entryPage],
  menu: [menuEntry(inboxPage, { icon: 'mail' })],
  messages: contactTopics,
});
