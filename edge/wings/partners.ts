import { collaboratorsPage } from '../../host-pages/pages/collaborators.ts';
import { collaboratorEndpoints } from '../modules/collaborators/index.ts';
import { menuEntry, wing } from './wing.ts';

/** A store's partner stores. */
export const partners = wing({
  endpoints: collaboratorEndpoints,
  pages: [collaboratorsPage],
  menu: [menuEntry(collaboratorsPage, { icon: 'store' })],
});
