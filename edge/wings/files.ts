import { itemFilesPage } from '../../host-pages/pages/item-files.ts';
import { fileEndpoints } from '../flows/files/endpoints.ts';
import { fileTopics } from '../flows/files/topics.ts';
import { wing } from './wing.ts';

/** Files of digital items, and the orders that hand them over. */
export const files = wing({
  endpoints: fileEndpoints,
  pages: [itemFilesPage],
  messages: fileTopics,
});
