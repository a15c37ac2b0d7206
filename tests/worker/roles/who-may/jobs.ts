import { owners, staff, type WhoMay } from './roles.ts';

/**
 * The roles that may make the calls about jobs, stated a second time, independent of the contracts.
 */
export const jobs: WhoMay = {
  'jobs.list': staff,
  'jobs.get': staff,
  'jobs.cancel': staff,
  'jobs.undo': staff,
  'jobs.items-export': owners,
};
