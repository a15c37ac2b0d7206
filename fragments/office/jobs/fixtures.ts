import type { Job } from '../../../shared/contracts/jobs.ts';

/** A job that is half done, for tests. */
export const runningJob: Job = {
  id: 'jb_1',
  kind: 'items-export',
  state: 'running',
  step: 'write',
  done: 200,
  total: 401,
  can_cancel: true,
  can_undo: false,
  has_file: false,
  counts: null,
  created_at: '2026-11-21T12:00:00.000Z',
  ended_at: null,
};
