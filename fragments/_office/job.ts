import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Answer } from '../../shared/api-client/index.ts';
import type { Job } from '../../shared/contracts/jobs.ts';
import type { Voice } from './say.ts';

/** How long the page waits before it asks again, in ms. */
const ASK_EVERY_MS = 1_500;

/** The fields of a job that the page shows. */
export type WatchedJob = Pick<
  Job,
  'id' | 'state' | 'step' | 'done' | 'total' | 'can_cancel' | 'can_undo'
>;

export interface JobModel {
  readonly $job: ReadonlySignal<WatchedJob>;
  /**
   * Asks for the job's progress until the job is over. The returned function ends the watch, when
   * the page is left.
   */
  readonly watch: () => () => void;
  readonly cancel: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

interface JobCalls {
  readonly get: (id: string) => Answer<WatchedJob>;
  readonly cancel: (id: string) => Answer<WatchedJob>;
  readonly undo: (id: string) => Answer<WatchedJob>;
}

/** Whether a job will still change by itself. */
export function isUnderWay({ state }: Pick<WatchedJob, 'state'>): boolean {
  return state === 'waiting' || state === 'running' || state === 'undoing';
}

/** The share of a job that is done, 0 to 1; null while its total is unknown. */
export function shareOf({ done, total }: Pick<WatchedJob, 'done' | 'total'>): number | null {
  return total === null || total === 0 ? null : Math.min(1, done / total);
}

/**
 * Long-running work as a page watches it. A question that fails is asked again: the work goes on
 * without the page.
 */
export function jobModel(
  job: WatchedJob,
  calls: JobCalls,
  { alone }: Pick<Voice, 'alone'>,
): JobModel {
  const $job = signal(job);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watching = false;

  async function ask(): Promise<void> {
    const answer = await calls.get(job.id);
    if (answer.ok) $job.value = answer.value;
    next();
  }
  function next(): void {
    clearTimeout(timer);
    if (watching && isUnderWay($job.value)) timer = setTimeout(() => void ask(), ASK_EVERY_MS);
  }
  async function act(by: (id: string) => Answer<WatchedJob>): Promise<void> {
    const changed = await alone(job.id, () => by(job.id));
    if (changed) $job.value = changed;
    next();
  }
  return {
    $job,
    watch() {
      watching = true;
      next();
      return () => {
        watching = false;
        clearTimeout(timer);
      };
    },
    cancel: () => act(calls.cancel),
    undo: () => act(calls.undo),
  };
}
