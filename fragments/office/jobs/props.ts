import type { PageEnv } from '../../_runtime/env.ts';
import type { Job } from '../../../shared/contracts/jobs.ts';
import type { Messages } from './messages/es.ts';

/** The action that a form without script has just done. */
export const jobsDone = ['exporting', 'importing', 'canceled', 'undone'] as const;
export type Done = (typeof jobsDone)[number];

/** The addresses of the page that have a title of their own. */
export type JobsAbout = 'uploads' | 'reports' | 'orders';

export interface JobsProps {
  env: PageEnv;
  jobs: Job[];
  /** The address by which the page was opened, where that has a title of its own. */
  about: JobsAbout | null;
  /** The number in all. */
  total: number;
  /** 1-based page of the jobs. */
  page: number;
  /** Whether the account may export the store's items into a file. */
  canExport: boolean;
  /** Whether the account may import items from a file. */
  canImport: boolean;
  done: Done | null;
  /** Idempotency key of the forms without script. */
  idempotencyKey: string;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface JobsViewProps extends JobsProps {
  t: Messages;
}
