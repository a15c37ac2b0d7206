import { telling } from '../../told-jobs.ts';
import { itemsImport, itemsTrial } from './job.ts';

/** The kinds of jobs that read files of items; the account that asked for an import is alerted of its end. */
export const importJobs = [telling(itemsImport, 'itemsImport'), itemsTrial];
