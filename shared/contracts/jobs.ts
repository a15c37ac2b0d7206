import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { orderStates } from '../rules/order-states.ts';
import { contract, listOf, paging } from './contract.ts';
import { sampleIds } from './samples.ts';

/** Long work of a store: started by a call, done in the background, watched on a page. */

export const jobId = z.string().regex(/^jb_[a-z0-9]{26}$/);

export const jobStates = [
  'waiting',
  'running',
  'undoing',
  'done',
  'failed',
  'canceled',
  'undone',
] as const;
export type JobState = (typeof jobStates)[number];

export const job = z
  .object({
    id: jobId,
    kind: z.string(),
    state: z.enum(jobStates),
    /** Name of the step that is running; null when the job is over. */
    step: z.string().nullable(),
    /** Units of work done, and their total; the total is null while it is not known. */
    done: z.number().int().min(0),
    total: z.number().int().min(0).nullable(),
    can_cancel: z.boolean(),
    can_undo: z.boolean(),
    /** True when the job made a file that can be downloaded. */
    has_file: z.boolean(),
    /** Rows by their outcome, of a job that reads a file; null for any other. */
    counts: z.record(z.string(), z.number().int()).nullable(),
    /** ISO 8601, both. */
    created_at: z.string(),
    ended_at: z.string().nullable(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

export const listJobs = contract({
  id: 'jobs.list',
  service: 'jobs',
  method: 'get',
  path: '/',
  access: 'menu',
  summary: {
    en: 'The long works of the store that the account may see, the latest first',
    es: 'Los trabajos largos de la tienda que la cuenta puede ver, el último primero',
  },
  query: z.object({ ...paging(PAGE_SIZE.table) }),
  answer: listOf(job),
});

export const getJob = contract({
  id: 'jobs.get',
  service: 'jobs',
  method: 'get',
  path: '/{id}',
  access: 'menu',
  summary: { en: 'How far a long work is', es: 'Cuánto lleva un trabajo largo' },
  params: z.object({ id: jobId }),
  sample: { params: { id: sampleIds.job } },
  answer: job,
  errors: ['job_not_found'],
});

export const cancelJob = contract({
  id: 'jobs.cancel',
  service: 'jobs',
  method: 'post',
  path: '/{id}/cancel',
  access: 'menu',
  summary: {
    en: 'Stops a long work before its next piece, and takes back what it did',
    es: 'Detiene un trabajo largo antes de su siguiente parte y deshace lo que hizo',
  },
  params: z.object({ id: jobId }),
  sample: { params: { id: sampleIds.job } },
  answer: job,
  errors: ['job_not_found', 'job_over'],
});

export const undoJob = contract({
  id: 'jobs.undo',
  service: 'jobs',
  method: 'post',
  path: '/{id}/undo',
  access: 'menu',
  summary: {
    en: 'Takes back what a finished long work did, as long as its time to undo lasts',
    es: 'Deshace lo que hizo un trabajo largo terminado, mientras dure su tiempo para deshacer',
  },
  params: z.object({ id: jobId }),
  sample: { params: { id: sampleIds.job } },
  answer: job,
  errors: ['job_not_found', 'job_over'],
});

export const exportItems = contract({
  id: 'jobs.items-export',
  service: 'jobs',
  method: 'post',
  path: '/items-export',
  access: 'catalogues-admin',
  summary: {
    en: "Writes the store's own items and their variants into a CSV file, as a long work",
    es: 'Escribe los artículos propios de la tienda y sus variantes en un archivo CSV, como trabajo largo',
  },
  answer: job,
  status: 201,
});

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

export const exportOrders = contract({
  id: 'jobs.orders-export',
  service: 'jobs',
  method: 'post',
  path: '/orders-export',
  access: 'orders-admin',
  summary: {
    en: 'Writes the orders that the store has to deliver into a CSV file, as a long work: all, or those of some days or one stage',
    es: 'Escribe en un archivo CSV los pedidos que la tienda tiene que entregar, como trabajo largo: todos, o los de unos días o una etapa',
  },
  body: z.object({
    start_date: day.optional(),
    end_date: day.optional(),
    state: z.enum(orderStates).exclude(['awaiting_payment']).optional(),
  }),
  sample: { body: { start_date: '2026-01-01' } },
  answer: job,
  status: 201,
});
