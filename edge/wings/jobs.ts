import { jobsPage } from '../../host-pages/pages/jobs.ts';
import { announceStalled, forgetJobs, jobEndpoints, type AnyJobKind } from '../jobs/index.ts';
import { menuEntry, wing, type Wing } from './wing.ts';

/**
 * Long work: the calls and the page that watch, cancel and undo the jobs of every wing.
 * @param kinds those of all wings
 */
export function jobsWing(kinds: readonly AnyJobKind[]): Wing {
  return wing({
    endpoints: jobEndpoints(kinds),
    pages: [jobsPage],
    menu: [menuEntry(jobsPage, { icon: 'clock' })],
    schedules: [
      { each: 'cell', run: announceStalled },
      { each: 'cell', run: (work) => forgetJobs(work, kinds) },
    ],
  });
}
