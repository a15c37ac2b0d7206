import type { OfficePorts } from '../../_office/ports.ts';
import type { Messages } from './messages/index.ts';

/** What the page is to the list of partner stores. */
export type CollaboratorsPorts = OfficePorts<Messages>;
