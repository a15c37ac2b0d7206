import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import {
  EMBED_KEY,
  EMBED_ORIGINS_MAX,
  EMBED_PER_MINUTE,
  embedKeyStates,
  originOf,
} from '../rules/embed-keys.ts';
import { contract, listOf, paging } from './contract.ts';
import { sampleIds } from './samples.ts';

/** The calls by which owners let partners show the store's elements on their pages. */

const embedKeyId = z.string().regex(/^ek_[a-z0-9]{26}$/);

const figures = {
  /** Times that an element was asked for. */
  views: z.number().int(),
  /** Times that a buyer put something into the cart of that page. */
  adds: z.number().int(),
  /** Times that a buyer came from there to the store. */
  handoffs: z.number().int(),
  orders: z.number().int(),
};

export const embedKey = z
  .object({
    id: embedKeyId,
    /** What stands in the partner's page. */
    public_key: z.string().regex(EMBED_KEY),
    /** Whether the key is one for trials: the store shows a cart that it brings, and sells nothing of it. */
    test: z.boolean(),
    /** ISO 8601: until when the key before the last rotation counts; null where there is none. */
    former_until: z.string().nullable(),
    partner: z.string(),
    origins: z.array(z.string()),
    referral: z.string().nullable(),
    campaign: z.string().nullable(),
    per_minute: z.number().int(),
    state: z.enum(embedKeyStates),
    /** ISO 8601. */
    created_at: z.string(),
    /** Of the last 30 days. */
    ...figures,
  })
  .meta({ id: 'EmbedKey' });
export type EmbedKey = z.infer<typeof embedKey>;

/** A key with its figures by day, element and origin. */
export const embedKeyDetail = embedKey
  .extend({
    days: z.array(
      z.object({
        /** YYYY-MM-DD, UTC. */
        day: z.string(),
        element: z.string(),
        /** Of the pages where it stood; empty for a server that asked. */
        origin: z.string(),
        views: figures.views,
        adds: figures.adds,
        handoffs: figures.handoffs,
      }),
    ),
    ordered: z.array(z.object({ day: z.string(), orders: figures.orders })),
  })
  .meta({ id: 'EmbedKeyDetail' });
export type EmbedKeyDetail = z.infer<typeof embedKeyDetail>;

const source = z.string().trim().max(100);
const wishes = z.object({
  partner: z.string().trim().min(1).max(100),
  origins: z
    .array(
      z
        .string()
        .max(300)
        .regex(/^\s*[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/\\?#@]/)
        .refine((text) => originOf(text) !== undefined),
    )
    .min(1)
    .max(EMBED_ORIGINS_MAX),
  /** The account, and the campaign, that the partner's sales count for; empty for none. */
  referral: source.default(''),
  campaign: source.default(''),
  per_minute: z.number().int().min(1).max(EMBED_PER_MINUTE.most).default(EMBED_PER_MINUTE.standard),
});

const base = { service: 'partners', access: 'store-admin' } as const;
const named = { params: z.object({ id: embedKeyId }) };
const sampleWishes = {
  partner: 'Blog de moda',
  origins: ['https://blog.example'],
  per_minute: 600,
};

export const listEmbedKeys = contract({
  ...base,
  id: 'partners.keys',
  method: 'get',
  path: '/keys',
  summary: {
    en: 'The keys of partners’ pages, each with its figures of the last 30 days',
    es: 'Las claves de las páginas de socios, con sus cifras de los últimos 30 días',
  },
  query: z.object({ ...paging(PAGE_SIZE.table) }),
  sample: { query: { limit: 5 } },
  answer: listOf(embedKey),
});

export const getEmbedKey = contract({
  ...base,
  ...named,
  id: 'partners.key',
  method: 'get',
  path: '/keys/{id}',
  summary: {
    en: 'One key with its figures by day, element and origin',
    es: 'Una clave con sus cifras por día, elemento y origen',
  },
  sample: { params: { id: sampleIds.embedKey } },
  answer: embedKeyDetail,
  errors: ['embed_key_not_found'],
});

export const createEmbedKey = contract({
  ...base,
  id: 'partners.create-key',
  method: 'post',
  path: '/keys',
  summary: {
    en: 'Makes a key for a partner’s pages',
    es: 'Crea una clave para las páginas de un socio',
  },
  body: wishes.extend({
    /** Whether the key is one for trials. It stays what it was made as. */
    test: z.boolean().default(false),
  }),
  sample: { body: sampleWishes },
  answer: embedKey,
  status: 201,
  errors: ['too_many_embed_keys'],
});

export const changeEmbedKey = contract({
  ...base,
  ...named,
  id: 'partners.change-key',
  method: 'put',
  path: '/keys/{id}',
  summary: {
    en: 'Changes a key’s partner, origins, attribution and limit',
    es: 'Cambia el socio, los orígenes, la atribución y el límite de una clave',
  },
  body: wishes,
  sample: { params: { id: sampleIds.embedKey }, body: sampleWishes },
  answer: embedKey,
  errors: ['embed_key_not_found'],
});

export const rotateEmbedKey = contract({
  ...base,
  ...named,
  id: 'partners.rotate-key',
  method: 'post',
  path: '/keys/{id}/rotate',
  summary: {
    en: 'Replaces what stands in the partner’s page; the old key counts for 24 hours more',
    es: 'Cambia la clave de la página del socio; la anterior vale 24 horas más',
  },
  sample: { params: { id: sampleIds.embedKey } },
  answer: embedKey,
  errors: ['embed_key_not_found'],
});

export const setEmbedKeyState = contract({
  ...base,
  ...named,
  id: 'partners.set-key-state',
  method: 'put',
  path: '/keys/{id}/state',
  summary: {
    en: 'Pauses a key, or lets it count again',
    es: 'Pausa una clave, o la vuelve a activar',
  },
  body: z.object({ state: z.enum(embedKeyStates) }),
  sample: { params: { id: sampleIds.embedKey }, body: { state: 'paused' } },
  answer: embedKey,
  errors: ['embed_key_not_found'],
});

const keyless = z.object({ keyless: z.boolean() }).meta({ id: 'KeylessEmbeds' });

export const getKeyless = contract({
  ...base,
  id: 'partners.keyless',
  method: 'get',
  path: '/keyless',
  summary: {
    en: 'Whether pages without a key show an item and the cart',
    es: 'Si las páginas sin clave muestran un artículo y el carrito',
  },
  answer: keyless,
});

export const setKeyless = contract({
  ...base,
  id: 'partners.set-keyless',
  method: 'put',
  path: '/keyless',
  summary: {
    en: 'Lets pages without a key show an item and the cart, or refuses them',
    es: 'Permite o impide que las páginas sin clave muestren un artículo y el carrito',
  },
  body: keyless,
  sample: { body: { keyless: true } },
  answer: keyless,
});
