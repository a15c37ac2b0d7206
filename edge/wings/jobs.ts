import { jobKinds } from '../job-kinds.ts';
import { announceStalled, forgetJobs, jobEndpoints } from '../jobs/index.ts';
import { wing } from './wing.ts';

/** Long work that others watch, cancel and take back. */
export const jobs = wing({
  endpoints: jobEndpoints(jobKinds),
  schedules: [
    { each: 'cell', run: announceStalled },
    { each: 'cell', run: (work) => forgetJobs(work, jobKinds) },
  ],
});
