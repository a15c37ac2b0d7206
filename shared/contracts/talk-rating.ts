import { z } from 'zod';
import { RATING_COMMENT_MAX, STARS_MAX } from '../rules/talk-rating.ts';
import { contract } from './contract.ts';
import { conversationId, party } from './inbox.ts';
import { sampleIds } from './samples.ts';

/** How a customer rates a conversation once the store has closed it. */

const base = { service: 'inbox', access: 'account', path: '/conversation/{id}/rating' } as const;
const one = z.object({ id: conversationId });

const rating = z.object({
  stars: z.number().int().min(1).max(STARS_MAX),
  comment: z.string(),
  rated_at: z.string(),
});
export type TalkRating = z.infer<typeof rating>;

const rated = z.object({
  /** The last one; null before the first. */
  rating: rating.nullable(),
  /** Whether the caller may rate it now: as the customer of a store that has closed it. */
  is_rateable: z.boolean(),
});
export type RatedTalk = z.infer<typeof rated>;

export const getRating = contract({
  ...base,
  id: 'inbox.rating',
  method: 'get',
  summary: {
    en: 'The last rating of a conversation with a store, for both sides, and whether the caller may rate it now',
    es: 'La última calificación de una conversación con una tienda, para ambas partes, y si quien llama la puede calificar ahora',
  },
  params: one,
  /** The mailbox; the caller's own by default. */
  query: z.object({ key: party.optional() }),
  sample: { params: { id: sampleIds.conversation } },
  answer: rated,
  errors: ['not_found'],
});

export const rateConversation = contract({
  ...base,
  id: 'inbox.rate',
  method: 'put',
  summary: {
    en: 'Rates a conversation that the store has closed, once in thirty days; the store’s staff is told',
    es: 'Califica una conversación que la tienda cerró, una vez cada treinta días; se avisa al equipo de la tienda',
  },
  params: one,
  body: z.object({
    stars: z.number().int().min(1).max(STARS_MAX),
    comment: z.string().trim().max(RATING_COMMENT_MAX).default(''),
  }),
  sample: { params: { id: sampleIds.conversation }, body: { stars: 5, comment: 'Muy amables.' } },
  answer: rated,
  errors: ['not_found', 'rating_closed'],
});
