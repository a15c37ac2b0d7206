import type { OfficePorts } from '../../_office/ports.ts';
import type { Messages } from './messages/index.ts';

/** The page's services that the staff's list uses. */
export type StaffPorts = OfficePorts<Messages>;
