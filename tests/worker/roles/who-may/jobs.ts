import { owners, staff, type WhoMay } from './roles.ts';

/** Who may make the calls about long work, said once more, apart from the contracts. */
export const jobs: WhoMay = {
  'jobs.list': staff,
  'jobs.get': staff,
  'jobs.cancel': staff,
  'jobs.undo': staff,
  'jobs.items-export': owners,
};
