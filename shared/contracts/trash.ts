import { z } from 'zod';
import { pageRead } from './page-read.ts';
import { storeEdit } from './store-edits.ts';

/** What was deleted in a store and can still be put back, by the history's entry of its deletion. */

/** The kinds of things that the trash holds. */
export const trashSubjects = [
  'item',
  'catalogue',
  'picture',
  'blog_entry',
  'slide',
  'header',
  'redirect',
] as const;
export type TrashSubject = (typeof trashSubjects)[number];

/** How long a deleted thing is listed, in days; its entry in the history stays. */
export const TRASH_DAYS = 90;

const trashed = storeEdit.pick({ id: true, at: true, by: true, subject_id: true }).extend({
  subject: z.enum(trashSubjects),
  /** What it was called; null for a thing without a name. */
  name: z.string().nullable(),
});
export type Trashed = z.infer<typeof trashed>;

export const readTrash = pageRead({
  id: 'store.read-trash',
  params: z.object({
    subject: z.enum(trashSubjects).nullable(),
    offset: z.number().int().min(0),
    limit: z.number().int().min(1).max(100),
  }),
  answer: z.object({
    results: z.array(trashed),
    matches_estimated: z.number().int(),
  }),
});
