import type { OfficePorts } from '../../_office/ports.ts';
import type { Messages } from './messages/index.ts';

/** What the page is to the list of jobs. */
export interface JobsPorts extends OfficePorts<Messages> {
  /** Calls back after so many milliseconds, unless the function that it gives back is called before. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
}
