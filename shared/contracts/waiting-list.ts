import { z } from 'zod';
import { CONTACT_MAX } from '../rules/contact-message.ts';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { WAITING_PLACES_MAX, waitingStates } from '../rules/waiting-list.ts';
import { contract, listOf, paging } from './contract.ts';
import { checkoutId, itemId, skuId } from './fields.ts';
import { limits } from './limits.ts';
import { pageRead } from './page-read.ts';
import { email } from './people.ts';
import { sampleContact, sampleDoor, sampleIds } from './samples.ts';

/** Lists of people who wait for places of an experience that is sold out. */

export const waitingEntryId = z.string().regex(/^we_[a-z0-9]{26}$/);
/** An entry with the platform's signature: whoever has it speaks for the entry. */
const placeCode = z.string().regex(/^we_[a-z0-9]{26}\.[\w-]{43}$/);
const places = z.number().int().min(1).max(WAITING_PLACES_MAX);

export const joinWaitingList = contract({
  id: 'waiting-list.join',
  service: 'waiting-list',
  method: 'post',
  path: '/',
  access: 'public',
  summary: {
    en: 'Joins the waiting list of a kind of ticket that is sold out; the answer is the same for an address that is in it already',
    es: 'Entra a la lista de espera de un tipo de boleto agotado; la respuesta es la misma para una dirección que ya está en ella',
  },
  body: z.object({
    item: itemId,
    /** The kind of ticket. */
    sku: skuId,
    name: z.string().trim().min(1).max(CONTACT_MAX.name),
    email,
    /** How many places they want, all of them or none. */
    places,
  }),
  sample: {
    body: {
      item: sampleDoor.event,
      sku: sampleDoor.sku,
      name: sampleContact.full_name,
      email: sampleContact.email,
      places: 2,
    },
  },
  /** The code by which they leave the list again. */
  answer: z.object({ place: placeCode }),
  status: 201,
  limits: [limits.waitingByAddress, limits.waitingByContact, limits.waitingByStore],
  errors: [
    'item_not_found',
    'experience_ended',
    'waiting_list_closed',
    'waiting_list_needless',
    'purchase_amount_exceeded',
  ],
});

export const leaveWaitingList = contract({
  id: 'waiting-list.leave',
  service: 'waiting-list',
  method: 'post',
  path: '/leave',
  access: 'public',
  summary: {
    en: 'Leaves a waiting list, with the places that were offered; they go to the next in line',
    es: 'Sale de una lista de espera, con los lugares que se le ofrecieron; pasan a quien sigue',
  },
  body: z.object({ place: placeCode }),
  sample: { body: { place: sampleIds.waitingPlace } },
  answer: z.object({}),
  errors: ['invalid_link', 'payment_pending', 'edited_meanwhile'],
});

/** A kind of ticket, as a visitor chooses it. */
const kind = z.object({ sku: skuId, description: z.record(z.string(), z.string()) });

/** The experience whose list a visitor may join, with its kinds that are sold out. */
export const waitingOffer = z.object({ item: itemId, name: z.string(), kinds: z.array(kind) });

/** Null for an experience that has no list, or none of whose kinds is sold out. */
export const readWaitingOffer = pageRead({
  id: 'waiting-list.offer',
  params: z.object({ item: z.string().max(100) }),
  answer: waitingOffer.nullable(),
});

/** An entry as the person sees it whose mail leads to it. */
export const waitingPlace = z.object({
  item: itemId,
  name: z.string(),
  description: z.record(z.string(), z.string()),
  places,
  state: z.enum(waitingStates),
  /** The end of the offer, ISO 8601, and the purchase that holds its places; null without an offer. */
  until: z.string().nullable(),
  checkout: checkoutId.nullable(),
});
export type WaitingPlace = z.infer<typeof waitingPlace>;

/** Null for a code that this platform did not sign, or whose entry is gone. */
export const readWaitingPlace = pageRead({
  id: 'waiting-list.place',
  params: z.object({ code: z.string().max(100) }),
  answer: waitingPlace.nullable(),
});

/** An entry as the store sees it. */
export const waitingEntry = z
  .object({
    id: waitingEntryId,
    state: z.enum(waitingStates),
    /** The kind of ticket. */
    sku: skuId,
    description: z.record(z.string(), z.string()),
    name: z.string(),
    email: z.string(),
    places,
    /** Its place in the line of its kind, from 1; null for one that does not wait. */
    position: z.number().int().min(1).nullable(),
    joined_at: z.string(),
    /** Until when its places are kept; null without an offer. */
    until: z.string().nullable(),
  })
  .meta({ id: 'WaitingEntry' });
export type WaitingEntry = z.infer<typeof waitingEntry>;

// Whoever stands at the door sees no addresses.
const base = { service: 'tickets-admin', access: 'store-admin' } as const;
const path = '/events/{event}/waiting-list';
const params = z.object({ event: itemId });
const ofEntry = params.extend({ id: waitingEntryId });
const sampleParams = { event: sampleDoor.event };
const sampleEntry = { ...sampleParams, id: sampleIds.waitingEntry };

export const listWaiting = contract({
  ...base,
  id: 'tickets-admin.waiting-list',
  method: 'get',
  path,
  summary: {
    en: "An experience's waiting list: who has an offer, then who waits, in their order, then who bought, let an offer lapse or left",
    es: 'La lista de espera de una experiencia: quien tiene una oferta, luego quien espera, en su orden, luego quien compró, dejó vencer la oferta o salió',
  },
  params,
  query: z.object(paging(EDGE_PAGE_SIZE.attendants)),
  sample: { params: sampleParams },
  answer: listOf(waitingEntry).extend({
    /** Whether visitors may join it. */
    is_open: z.boolean(),
  }),
  errors: ['item_not_found'],
});

export const setWaitingList = contract({
  ...base,
  id: 'tickets-admin.waiting-list-set',
  method: 'put',
  path,
  summary: {
    en: 'Sets whether visitors may join the waiting list of an experience; who is in it stays in line',
    es: 'Define si los visitantes pueden entrar a la lista de espera de una experiencia; quien ya está en ella conserva su lugar',
  },
  params,
  body: z.object({ is_open: z.boolean() }),
  sample: { params: sampleParams, body: { is_open: true } },
  answer: z.object({ is_open: z.boolean() }),
  errors: ['item_not_found'],
});

export const offerPlaces = contract({
  ...base,
  id: 'tickets-admin.waiting-offer',
  method: 'post',
  path: `${path}/{id}/offer`,
  summary: {
    en: 'Offers somebody their places now, whoever stands before them: takes the places from the stock, keeps them for a time and sends a mail',
    es: 'Ofrece a alguien sus lugares ahora, sin importar quién siga: los aparta por un tiempo y le escribe un correo',
  },
  params: ofEntry,
  sample: { params: sampleEntry },
  answer: z.object({
    /** Until when the places are kept, ISO 8601. */
    until: z.string(),
  }),
  errors: [
    'waiting_entry_not_found',
    'waiting_entry_over',
    'store_in_test_mode',
    'out_of_stock',
    'insufficient_stock',
    'unavailable_for_sale',
    'purchase_amount_exceeded',
    'price_hidden',
    'experience_ended',
    'supplier_not_found',
    'store_read_only',
  ],
});

export const removeWaiting = contract({
  ...base,
  id: 'tickets-admin.waiting-remove',
  method: 'delete',
  path: `${path}/{id}`,
  summary: {
    en: 'Takes somebody out of a waiting list, with the places that were offered; they go to the next in line',
    es: 'Saca a alguien de una lista de espera, con los lugares que se le ofrecieron; pasan a quien sigue',
  },
  params: ofEntry,
  sample: { params: sampleEntry },
  answer: z.object({}),
  errors: ['waiting_entry_not_found', 'payment_pending', 'edited_meanwhile'],
});
