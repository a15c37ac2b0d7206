import { z } from 'zod';
import { contract } from './contract.ts';
import { conversationId } from './inbox.ts';
import { talkPeriods } from '../rules/talk-periods.ts';

/** How a store answers its customers, and how they rate it. */

const minutes = z.number().int().nullable();

export const talkFigures = z.object({
  days: z.number().int(),
  /** What customers wrote until the store did: each time that is one question. */
  questions: z.number().int(),
  /** In how many conversations. */
  conversations: z.number().int(),
  answered: z.number().int(),
  /** Answered within an hour. */
  in_hour: z.number().int(),
  /** Minutes by the clock that half of the answers, and nine of ten, kept to; null without answers. */
  half: minutes,
  most: minutes,
  ratings: z.object({
    count: z.number().int(),
    /** From 1 to 5, with one decimal; null without ratings. */
    mean: z.number().nullable(),
    /** The last that have words, the newest first. */
    comments: z.array(
      z.object({
        conversation: conversationId,
        stars: z.number().int(),
        comment: z.string(),
        rated_at: z.string(),
      }),
    ),
  }),
});
export type TalkFigures = z.infer<typeof talkFigures>;

export const getTalkFigures = contract({
  service: 'inbox',
  access: 'inbox',
  id: 'inbox.figures',
  method: 'get',
  path: '/figures',
  summary: {
    en: 'How many questions the store got in the last days, how soon it answered them, and how its conversations were rated',
    es: 'Cuántas preguntas recibió la tienda en los últimos días, qué tan pronto las contestó y cómo se calificaron sus conversaciones',
  },
  query: z.object({ days: z.enum(talkPeriods).default('30') }),
  answer: talkFigures,
});
