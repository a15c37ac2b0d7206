import { embedKeyPage, embedKeysPage } from '../../host-pages/pages/embed-keys.ts';
import { endingElements } from '../../host-pages/embed/ending.ts';
import { handoffEndpoints } from '../flows/embeds/handoffs.ts';
import { tellEnding } from '../flows/embeds/tell-ending.ts';
import { embedTopics } from '../flows/embeds/topics.ts';
import { embedKeyEndpoints } from '../modules/embed-keys/index.ts';
import { menuEntry, wing } from './wing.ts';

/** A store's elements on pages of partners, by their keys. */
export const embeds = wing({
  endpoints: [...embedKeyEndpoints, ...handoffEndpoints],
  messages: embedTopics,
  pages: [embedKeysPage, embedKeyPage],
  schedules: [{ each: 'cell', run: (work) => tellEnding(work, endingElements()) }],
  menu: [menuEntry(embedKeysPage, { icon: 'tag' })],
});
