import { z } from 'zod';
import { contract } from './contract.ts';
import { currency, minor } from './fields.ts';
import { conversationId, party } from './inbox.ts';
import { itemKind, photo } from './fields.ts';
import { sampleIds } from './samples.ts';

/** What the last tagged item of a conversation is today: the variant that its words mean, if it can be bought. */
const card = z
  .object({
    name: z.string(),
    kind: itemKind,
    /** Within the store. */
    path: z.string(),
    photo: photo.nullable(),
    /** Variant name to value; empty for an item without variants. */
    attributes: z.record(z.string(), z.string()),
    /** Null where the store hides it. */
    list_price: minor.nullable(),
    crossout_price: minor.nullable(),
    currency,
    is_free: z.boolean(),
    /** Units left for sale; null when made on demand. */
    available: z.number().int().nullable(),
    can_buy: z.boolean(),
  })
  .meta({ id: 'TalkVariant' });
export type TalkVariant = z.infer<typeof card>;

export const pickVariant = contract({
  service: 'inbox',
  access: 'account',
  id: 'inbox.variant',
  method: 'post',
  path: '/conversation/{id}/variant',
  summary: {
    en: 'The variant that a conversation is about, at today’s price and stock: of its last tagged item the one that its words name, else the nearest that can be bought',
    es: 'La variante de la que trata una conversación, con el precio y las existencias de hoy: de su último artículo etiquetado la que nombran sus palabras, o la más parecida que se pueda comprar',
  },
  params: z.object({ id: conversationId }),
  /** The mailbox; the caller's own by default. */
  body: z.object({ key: party.optional() }),
  sample: { params: { id: sampleIds.conversation }, body: {} },
  // It changes nothing.
  idempotency: 'none',
  /** Null where no item is tagged that this store lists. */
  answer: z.object({ variant: card.nullable() }),
  errors: ['not_found'],
});
