import type { OfficePorts } from '../../_office/ports.ts';
import type { Messages } from './messages/es.ts';

/** The page's services that the list of jobs uses. */
export interface JobsPorts extends OfficePorts<Messages> {
  /** Calls back after this many milliseconds, unless the returned function is called before. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
}
