import { catalogueEditEndpoints } from '../flows/owners/catalogue-endpoints.ts';
import { itemEditEndpoints } from '../flows/owners/item-endpoints.ts';
import { ownerEndpoints } from '../flows/owners/endpoints.ts';
import { slideEndpoints } from '../flows/owners/slide-endpoints.ts';
import { settingsPage, settingsPreview } from '../../host-pages/pages/settings.ts';
import { menuEntry, wing } from './wing.ts';

/** The owners' work on their store: what its pages show, and the history of its changes. */
export const owners = wing({
  endpoints: [
    ...ownerEndpoints,
    ...slideEndpoints,
    ...catalogueEditEndpoints,
    ...itemEditEndpoints,
  ],
  pages: [settingsPage, settingsPreview],
  menu: [menuEntry(settingsPage, { icon: 'settings' })],
});
