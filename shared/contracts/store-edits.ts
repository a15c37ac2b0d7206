import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { editSubjects } from '../rules/store-edits.ts';
import { contract, listOf, paging } from './contract.ts';
import { moment, ownedBy } from './fields.ts';
import { accountId } from './people.ts';
import { sampleIds, sampleStore } from './samples.ts';

/** The history of a store: each change of its owners, with what stood before and after it. */

/** An account that makes changes; without a name once it is erased. */
const editor = z.object({ id: z.string(), name: z.string().nullable() });

/** The fields of a thing, as they stood. */
const state = z.record(z.string(), z.unknown()).nullable();

export const storeEdit = z
  .object({
    id: z.string(),
    /** ISO 8601. */
    at: z.string(),
    /** The account that made the change. */
    by: editor,
    subject: z.enum(editSubjects),
    subject_id: z.string(),
    /** Null for a thing that the change made. */
    before: state,
    /** Null for a thing that the change deleted. */
    after: state,
    /** The change that this one took back. */
    takes_back: z.string().nullable(),
  })
  .meta({ id: 'StoreEdit' });
export type StoreEdit = z.infer<typeof storeEdit>;

export const listStoreEdits = contract({
  id: 'store.history',
  service: 'store',
  method: 'get',
  path: '/{mashup}/{type}/store/history',
  access: 'store-admin',
  summary: {
    en: "The changes that the store's owners made, the last one first",
    es: 'Los cambios que hicieron los dueños de la tienda, el último primero',
  },
  params: ownedBy,
  query: z.object({
    ...paging(PAGE_SIZE.table),
    subject: z.enum(editSubjects).optional(),
    /** The account that made the changes. */
    by: accountId.optional(),
    /** The changes from this instant on. */
    since: moment.optional(),
    /** The changes before this instant. */
    until: moment.optional(),
  }),
  sample: {
    params: sampleStore,
    query: { subject: 'header', since: '2026-01-01T00:00:00Z', limit: 5 },
  },
  answer: listOf(storeEdit).extend({
    /** The accounts that made the last thousand changes. */
    people: z.array(editor),
  }),
  errors: ['store_not_found'],
});

export const takeBackEdit = contract({
  id: 'store.history-take-back',
  service: 'store',
  method: 'post',
  path: '/{mashup}/{type}/store/history/{id}/take-back',
  access: 'store-admin',
  summary: {
    en: 'Puts back what stood before a change, unless it was changed again since',
    es: 'Devuelve lo que había antes de un cambio, salvo que se haya cambiado otra vez',
  },
  params: ownedBy.extend({ id: z.string().regex(/^ed_[a-z0-9]{26}$/) }),
  sample: { params: { ...sampleStore, id: sampleIds.edit } },
  answer: z.object({}),
  errors: ['store_not_found', 'edit_not_found', 'edit_stays', 'edited_meanwhile'],
});
