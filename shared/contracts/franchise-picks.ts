import { z } from 'zod';
import { contract, listOf } from './contract.ts';
import { ownedBy, storeId } from './fields.ts';
import { pageRead } from './page-read.ts';
import { sampleStore } from './samples.ts';
import { franchise } from './franchises.ts';

/**
 * The calls by which owners choose which franchises of the network their store shows. It shows all of
 * them until one is taken out.
 */

const base = { service: 'store', access: 'store-admin' } as const;
const params = ownedBy.extend({ id: storeId });
const sample = { params: { ...sampleStore, id: 'st_casa' } };

/** Most franchises that one call asks about. */
const ASKED_MAX = 100;

/** A franchise as its owner's picker shows it. */
const franchisePick = franchise
  .pick({ id: true, name: true, photo: true, canonical_url: true })
  .extend({
    /** Whether the store shows it; null for the store itself, which no owner picks. */
    in_store: z.boolean().nullable(),
  });
export type FranchisePick = z.infer<typeof franchisePick>;

/** The franchises of the store's network, and which of them the store shows. */
export const readFranchisePicks = pageRead({
  id: 'store.franchise-picks',
  params: z.object({ text: z.string(), offset: z.number(), limit: z.number() }),
  answer: listOf(franchisePick),
});

export const franchisesInStore = contract({
  ...base,
  id: 'store.franchises-in-store',
  method: 'post',
  path: '/{mashup}/{type}/store/franchises/instore',
  summary: {
    en: 'Which of these franchises the store shows',
    es: 'Cuáles de estas franquicias muestra la tienda',
  },
  params: ownedBy,
  body: z.object({ franchises: z.array(storeId).max(ASKED_MAX) }),
  sample: { params: sampleStore, body: { franchises: ['st_casa'] } },
  /** By id: true for one that the store shows. */
  answer: z.record(z.string(), z.boolean()),
  errors: ['store_not_found'],
  idempotency: 'none',
});

export const addFranchise = contract({
  ...base,
  id: 'store.franchise-add',
  method: 'put',
  path: '/{mashup}/{type}/store/franchises/{id}',
  summary: {
    en: 'Shows a franchise of the network in the store',
    es: 'Muestra en la tienda una franquicia de la red',
  },
  params,
  sample,
  answer: z.object({ in_store: z.literal(true) }),
  errors: ['store_not_found', 'franchise_not_found', 'edited_meanwhile'],
});

export const removeFranchise = contract({
  ...base,
  id: 'store.franchise-remove',
  method: 'delete',
  path: '/{mashup}/{type}/store/franchises/{id}',
  summary: {
    en: 'Takes a franchise of the network out of the store. It can be added again',
    es: 'Quita de la tienda una franquicia de la red. Se puede agregar de nuevo',
  },
  params,
  sample,
  answer: z.object({ in_store: z.literal(false) }),
  errors: ['store_not_found', 'franchise_not_found', 'edited_meanwhile'],
});
