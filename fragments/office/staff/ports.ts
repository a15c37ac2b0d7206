import type { OfficePorts } from '../../_office/ports.ts';
import type { Messages } from './messages/index.ts';

/** What the page is to the staff's list. */
export type StaffPorts = OfficePorts<Messages>;
