import { announceStalled, forgetJobs, jobEndpoints, type AnyJobKind } from '../jobs/index.ts';
import { wing, type Wing } from './wing.ts';

/**
 * Long work that others watch, cancel and take back.
 * @param kinds every kind of long work, of all wings
 */
export function jobsWing(kinds: readonly AnyJobKind[]): Wing {
  return wing({
    endpoints: jobEndpoints(kinds),
    schedules: [
      { each: 'cell', run: announceStalled },
      { each: 'cell', run: (work) => forgetJobs(work, kinds) },
    ],
  });
}
