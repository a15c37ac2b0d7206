import { signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call, type Answer } from '../../../shared/api-client/index.ts';
import {
  cancelJob,
  exportItems,
  listJobs,
  undoJob,
  type Job,
} from '../../../shared/contracts/jobs.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { isUnderWay } from '../../_office/job.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import type { JobsPorts } from './ports.ts';
import type { Done, JobsProps } from './props.ts';

/**
 * The time to the first look at a job that was just started, and the longest time between two
 * looks.
 */
const SOON_MS = 1_000;
const SELDOM_MS = 5_000;

export interface JobsModel {
  readonly $jobs: ReadonlySignal<readonly Job[]>;
  /** Id of the job whose call is under way; `new` while one is being started. */
  readonly $busy: ReadonlySignal<string | null>;
  /** Whether the last look failed. */
  readonly $lost: ReadonlySignal<boolean>;
  /** Looks again and again while a job is under way. Returns the function that ends it. */
  readonly watch: () => () => void;
  readonly exportItems: () => Promise<void>;
  /** Shows a job that a file has just begun. */
  readonly began: (job: Job) => void;
  readonly cancel: (id: string) => Promise<void>;
  readonly undo: (id: string) => Promise<void>;
}

/** A store's jobs on screen. The page looks less often the longer nothing changes. */
export function jobsModel(ports: JobsPorts, props: Omit<JobsProps, 'about'>): JobsModel {
  const { t, api, toast, after } = ports;
  const { $busy, say, alone } = voiceOf(ports);
  const $jobs = signal<readonly Job[]>(props.jobs);
  const $lost = signal(false);
  const offset = (props.page - 1) * PAGE_SIZE.table;
  const keys = new Map<string, ReturnType<typeof actionKey>>();
  let stop: (() => void) | undefined;
  let watched = false;

  const nameOf = ({ kind }: Job) => t.kinds[kind as keyof Messages['kinds']] ?? kind;
  function tellEnds(before: readonly Job[], now: readonly Job[]): void {
    for (const job of now) {
      const was = before.find(({ id }) => id === job.id);
      if (!was || !isUnderWay(was) || (job.state !== 'done' && job.state !== 'failed')) continue;
      const tone = job.state === 'done' ? 'success' : 'error';
      const message = fill(t.announce[job.state], { name: nameOf(job) });
      toast({ tone, message, seconds: TOAST_SECONDS.normal });
    }
  }

  async function look(waited: number): Promise<void> {
    const answer = await call(api, listJobs, { query: { offset, limit: PAGE_SIZE.table } });
    $lost.value = !answer.ok;
    if (answer.ok) {
      const before = $jobs.value;
      $jobs.value = answer.value.results;
      tellEnds(before, answer.value.results);
    }
    schedule(Math.min(waited * 1.5, SELDOM_MS));
  }

  function schedule(wait: number): void {
    stop?.();
    stop = undefined;
    if (watched && $jobs.value.some(isUnderWay)) stop = after(wait, () => void look(wait));
  }

  /** Makes one call for a row, or for a new one, and puts the answer into the row's place. */
  async function act(id: string, done: Done, make: (key: string) => Answer<Job>): Promise<void> {
    const key = keys.get(id) ?? actionKey();
    keys.set(id, key);
    const value = await alone(id, async () => {
      const answer = await make(key.for(done));
      key.settle(answer.ok ? undefined : answer.error);
      return answer;
    });
    if (!value) return;
    const known = $jobs.value.some((job) => job.id === value.id);
    $jobs.value = known
      ? $jobs.value.map((job) => (job.id === value.id ? value : job))
      : [value, ...$jobs.value];
    say(t.done[done]);
    schedule(SOON_MS);
  }

  return {
    $jobs,
    $busy,
    $lost,
    watch() {
      watched = true;
      schedule(SOON_MS);
      return () => {
        watched = false;
        stop?.();
      };
    },
    began(job) {
      $jobs.value = [job, ...$jobs.value];
      schedule(SOON_MS);
    },
    exportItems: () => act('new', 'exporting', (key) => call(api, exportItems, { key })),
    cancel: (id) => act(id, 'canceled', (key) => call(api, cancelJob, { params: { id }, key })),
    undo: (id) => act(id, 'undone', (key) => call(api, undoJob, { params: { id }, key })),
  };
}
