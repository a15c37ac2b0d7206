import { lookPage, lookPreview } from '../../host-pages/pages/look.ts';
import { publishDueLooks } from '../flows/owners/look-due.ts';
import { lookEndpoints } from '../flows/owners/look-endpoints.ts';
import { searchEntry, wing } from './wing.ts';

/** The look of a store that its owners prepare unseen. */
export const look = wing({
  endpoints: lookEndpoints,
  pages: [lookPage, lookPreview],
  schedules: [{ each: 'cell', run: publishDueLooks }],
  menu: [searchEntry(lookPage, { icon: 'image' })],
});
