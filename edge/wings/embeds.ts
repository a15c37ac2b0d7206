import { embedKeyEndpoints } from '../modules/embed-keys/index.ts';
import { wing } from './wing.ts';

/** A store's elements on pages of partners, by their keys. */
export const embeds = wing({ endpoints: embedKeyEndpoints });
