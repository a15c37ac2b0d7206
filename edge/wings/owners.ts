import { ownerEndpoints } from '../flows/owners/endpoints.ts';
import { wing } from './wing.ts';

/** The owners' work on their store: what its pages show, and the history of its changes. */
export const owners = wing({ endpoints: ownerEndpoints });
