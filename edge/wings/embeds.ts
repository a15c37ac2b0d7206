import { embedKeyPage, embedKeysPage } from '../../host-pages/pages/embed-keys.ts';
import { handoffEndpoints } from '../flows/embeds/handoffs.ts';
import { embedTopics } from '../flows/embeds/topics.ts';
import { embedKeyEndpoints } from '../modules/embed-keys/index.ts';
import { menuEntry, wing } from './wing.ts';

/** A store's elements on pages of partners, by their keys. */
export const embeds = wing({
  endpoints: [...embedKeyEndpoints, ...handoffEndpoints],
  messages: embedTopics,
  pages: [embedKeysPage, embedKeyPage],
  menu: [menuEntry(embedKeysPage, { icon: 'tag' })],
});
