import type { Answer } from '../../../shared/api-client/index.ts';
import type { Job } from '../../../shared/contracts/jobs.ts';

/** The page's services that watch a trial. */
export interface TrialPorts {
  readonly get: () => Answer<Job>;
  /** Calls back after this many milliseconds, unless the returned function is called before. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** Shows the page anew. */
  readonly reload: () => void;
}
