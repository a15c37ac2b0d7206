import { z } from 'zod';
import { EMBED_ADDING, EMBED_KEY } from '../rules/embed-keys.ts';
import { HANDOFF_CODE } from '../rules/handover.ts';
import { contract } from './contract.ts';
import { cartLines } from './fields.ts';
import { limits } from './limits.ts';
import { sampleIds, sampleLine } from './samples.ts';

/** The calls by which a page of another origin hands its cart to the store, and learns that it was bought. */

const code = z.string().regex(HANDOFF_CODE);

/**
 * How far a hand-over is. `open`: no browser has put its lines into a cart; `taken`: one has;
 * `bought`: that browser has placed the order.
 */
export const handoffStates = ['open', 'taken', 'bought'] as const;
export type HandoffState = (typeof handoffStates)[number];

/** Sent by the page itself, from any origin: with a key, only from one of the key's. */
export const makeHandoff = contract({
  id: 'partners.make-handoff',
  service: 'partners',
  method: 'post',
  path: '/handoffs',
  access: 'public',
  summary: {
    en: 'Keeps the cart of a partner’s page for a day, by a code that one browser takes',
    es: 'Guarda por un día el carrito de la página de un socio, con un código que toma un solo navegador',
  },
  body: z.object({
    /** The partner's key; left out by a page without one. */
    embed_key: z.string().regex(EMBED_KEY).optional(),
    lines: cartLines.min(1),
  }),
  sample: { body: { lines: [sampleLine] } },
  answer: z.object({
    code,
    /** ISO 8601. */
    until: z.string(),
  }),
  status: 201,
  limits: [limits.handoffByAddress],
  errors: [
    'embed_key_required',
    'embed_key_unknown',
    'embed_key_paused',
    'origin_not_registered',
    'store_read_only',
    'too_many_requests',
  ],
});

/** Told by the page itself, from an origin of the key's; how often is approximate. */
export const countEmbedAdd = contract({
  id: 'partners.count-add',
  service: 'partners',
  method: 'post',
  path: '/adds',
  access: 'public',
  summary: {
    en: 'Counts something that a buyer put into the cart of a partner’s page',
    es: 'Cuenta algo que se agregó al carrito en la página de un socio',
  },
  body: z.object({ embed_key: z.string().regex(EMBED_KEY), element: z.enum(EMBED_ADDING) }),
  sample: { body: { embed_key: `pk_moda${'0'.repeat(20)}`, element: 'shop-item' } },
  answer: z.object({}),
  idempotency: 'none',
  errors: ['embed_key_unknown', 'embed_key_paused', 'origin_not_registered', 'too_many_requests'],
});

/** Sent by the store's own cart page, whose browser has opened the link of the code. */
export const takeHandoff = contract({
  id: 'partners.take-handoff',
  service: 'partners',
  method: 'post',
  path: '/handoffs/{code}/take',
  access: 'public',
  summary: {
    en: 'Takes a code for the browser that opened its link, before it puts the lines into its cart',
    es: 'Toma un código para el navegador que abrió su enlace, antes de poner las líneas en su carrito',
  },
  params: z.object({ code }),
  sample: { params: { code: sampleIds.handoff } },
  answer: z.object({}),
  errors: ['handoff_used'],
});

/** A code that nobody has used is `open`, whether the store made it or a page. */
export const getHandoff = contract({
  id: 'partners.handoff',
  service: 'partners',
  method: 'get',
  path: '/handoffs/{code}',
  access: 'public',
  summary: {
    en: 'Says whether the cart of a code was taken to the store, and bought',
    es: 'Dice si el carrito de un código llegó a la tienda y se compró',
  },
  params: z.object({ code }),
  sample: { params: { code: sampleIds.handoff } },
  answer: z.object({ state: z.enum(handoffStates) }).meta({ id: 'HandoffState' }),
});
