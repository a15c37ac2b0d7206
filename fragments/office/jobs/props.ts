import type { PageEnv } from '../../_runtime/env.ts';
import type { Job } from '../../../shared/contracts/jobs.ts';
import type { Messages } from './messages/index.ts';

/** What a form without script has just done. */
export const jobsDone = ['exporting', 'canceled', 'undone'] as const;
export type Done = (typeof jobsDone)[number];

export interface JobsProps {
  env: PageEnv;
  jobs: Job[];
  /** How many there are in all. */
  total: number;
  /** 1-based page of them. */
  page: number;
  /** Whether the account may have the store's items written into a file. */
  canExport: boolean;
  done: Done | null;
  /** Of the forms without script. */
  idempotencyKey: string;
  error?: string | null;
}

/** What the view gets: the edge adds the words of the page's language. */
export interface JobsViewProps extends JobsProps {
  t: Messages;
}
