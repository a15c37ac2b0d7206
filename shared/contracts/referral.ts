import { z } from 'zod';
import { TOUCHES } from '../rules/resale-terms.ts';
import { OFFER_TEXT_MAX, OFFERS_PAGE } from '../rules/resale.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, itemId, itemKind, minor, photo, skuId, storeId } from './fields.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/** What an account may sell of other stores of the network, and what it earns by it. */

const rate = z.number().min(0).max(1);

export const promotedItem = z
  .object({
    id: itemId,
    slug: z.string(),
    name: z.string(),
    type: itemKind,
    dssupplier: storeId,
    supplier_name: z.string(),
    supplier_slug: z.string(),
    photo: photo.nullable(),
    /** The lowest price of the variants. */
    list_price: minor,
    currency,
    /** What the caller would pay, and what a sale of one unit earns, at the network's rate. */
    buy_by: minor,
    earnings: minor,
    /** Whether the store of the call sells it. */
    in_store: z.boolean(),
  })
  .meta({ id: 'PromotedItem' });
export type PromotedItem = z.infer<typeof promotedItem>;

const base = {
  service: 'referral',
  method: 'get',
  access: 'account',
  errors: ['not_found'],
} as const;
const me = z.object({ me: accountId });
const sample = { params: { me: sampleIds.account } };

export const listPromoted = contract({
  ...base,
  id: 'referral.products',
  path: '/{me}/products/search',
  summary: {
    en: 'The items of the network that the caller may sell, those that earn most first',
    es: 'Los artículos de la red que puede vender quien llama, primero los que más dan',
  },
  params: me,
  query: z.object({
    ...paging(OFFERS_PAGE),
    /** Words of the name or of the tags. */
    text: z.string().max(OFFER_TEXT_MAX).default(''),
    dssupplier: storeId.optional(),
    type: itemKind.optional(),
    sort: z.enum(['-contribution_margin']).default('-contribution_margin'),
  }),
  sample,
  answer: listOf(promotedItem),
});

export const earning = z
  .object({
    id: itemId,
    sku: skuId,
    price: minor,
    currency,
    /** What the caller would pay, and what a sale of one unit earns, at the network's rate. */
    buy_by: minor,
    earnings: minor,
    /** The part of the margin that the seller gets, 0 to 1. */
    rate,
  })
  .meta({ id: 'Earning' });
export type Earning = z.infer<typeof earning>;

/** The most items that one call asks about: those of a page's lists. */
export const EARNINGS_ASKED_MAX = 60;
const itemIds = new RegExp(
  `^it_[a-z0-9-]{1,60}(?:,it_[a-z0-9-]{1,60}){0,${EARNINGS_ASKED_MAX - 1}}$`,
);

export const listEarnings = contract({
  ...base,
  id: 'referral.earnings',
  path: '/{me}/earnings',
  summary: {
    en: 'What the variants of these items of other stores earn the caller in the store, the cheapest of each first; ids with commas between',
    es: 'Lo que gana en la tienda quien llama con las variantes de estos artículos de otras tiendas, primero la más barata de cada uno; ids separados con comas',
  },
  params: me,
  query: z.object({ items: z.string().regex(itemIds) }),
  sample: { ...sample, query: { items: sampleIds.ownItem } },
  answer: z.object({ results: z.array(earning) }),
});

export const getOwnRates = contract({
  ...base,
  id: 'referral.rates',
  path: '/{me}/rates',
  summary: {
    en: 'Which parts of a margin the caller and the sponsors above get in the network',
    es: 'Qué partes de un margen le tocan en la red a quien llama y a sus patrocinadores',
  },
  params: me,
  sample,
  /** Null where the network has set none: nobody earns there yet. */
  answer: z.object({
    rates: z
      .object({
        since: z.string(),
        seller: rate,
        up_one: rate,
        up_two: rate,
        /** Which promoter earns where several brought a buyer. */
        touch: z.enum(TOUCHES),
      })
      .nullable(),
  }),
});
