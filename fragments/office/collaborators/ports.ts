import type { OfficePorts } from '../../_office/ports.ts';
import type { Messages } from './messages/index.ts';

/** The page's services that the list of partner stores uses. */
export type CollaboratorsPorts = OfficePorts<Messages>;
