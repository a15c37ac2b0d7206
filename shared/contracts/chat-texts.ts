import { z } from 'zod';
import { ANSWER_MAX, CHAT_SAYS_MAX, QUESTION_MAX } from '../rules/chat-texts.ts';
import { saysSomething } from '../rules/talk.ts';
import { contract } from './contract.ts';
import { storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** What a store's chat says by itself: a greeting, a text for when it is closed, and answers to frequent questions. */

const base = { service: 'inbox' } as const;
const ofStaff = { ...base, access: 'store-admin' } as const;
const questionId = z.string().regex(/^cq_[a-z0-9]{26}$/);
const one = { params: z.object({ id: questionId }) };

const welcome = z
  .object({
    /** The greeting, or the text for when the store is closed; empty for neither. */
    text: z.string(),
    /** Null for a store that says no hours. */
    is_open: z.boolean().nullable(),
    questions: z.array(z.object({ id: questionId, question: z.string(), answer: z.string() })),
  })
  .meta({ id: 'Welcome' });
export type Welcome = z.infer<typeof welcome>;

export const getWelcome = contract({
  ...base,
  id: 'inbox.welcome',
  method: 'get',
  path: '/welcome',
  access: 'public',
  summary: {
    en: 'What a store’s chat says before somebody answers, in the caller’s language: its greeting, or the text for when it is closed, and its frequent questions',
    es: 'Lo que dice el chat de una tienda antes de que alguien responda, en el idioma de quien llama: su saludo, o el texto de cuando está cerrada, y sus preguntas frecuentes',
  },
  /** The store; by default the one that is asked. */
  query: z.object({ store: storeId.optional() }),
  answer: welcome,
});

/** Says nothing in English where the Spanish text serves both. */
const says = z.string().trim().max(CHAT_SAYS_MAX).default('');
const given = z.object({ greeting: says, greeting_en: says, away: says, away_en: says });

const word = z.string();
const texts = z.object({ greeting: word, greeting_en: word, away: word, away_en: word });
export type ChatTexts = z.infer<typeof texts>;

const needed = (max: number) => z.string().trim().min(1).max(max).refine(saysSomething);
const givenQuestion = z.object({
  question: needed(QUESTION_MAX),
  answer: needed(ANSWER_MAX),
  question_en: z.string().trim().max(QUESTION_MAX).default(''),
  answer_en: z.string().trim().max(ANSWER_MAX).default(''),
});
export type GivenQuestion = z.output<typeof givenQuestion>;

const chatQuestion = z
  .object({ id: questionId, question: word, question_en: word, answer: word, answer_en: word })
  .meta({ id: 'ChatQuestion' });
export type ChatQuestion = z.infer<typeof chatQuestion>;

const sampleQuestion = {
  question: '¿Hacen envíos?',
  answer: 'Sí, a todo el país, en tres días.',
} as const;

export const getChatTexts = contract({
  ...ofStaff,
  id: 'inbox.welcome-texts',
  method: 'get',
  path: '/welcome/texts',
  summary: {
    en: 'The texts of the store’s chat in both languages, with its frequent questions',
    es: 'Los textos del chat de la tienda en ambos idiomas, con sus preguntas frecuentes',
  },
  answer: texts.extend({ questions: z.array(chatQuestion) }),
});

export const setChatTexts = contract({
  ...ofStaff,
  id: 'inbox.welcome-set',
  method: 'put',
  path: '/welcome/texts',
  summary: {
    en: 'Sets the greeting of the store’s chat, and the text for when the store is closed',
    es: 'Pone el saludo del chat de la tienda, y el texto para cuando está cerrada',
  },
  body: given,
  sample: { body: { greeting: 'Hola, ¿en qué te ayudamos?' } },
  answer: texts,
});

export const addChatQuestion = contract({
  ...ofStaff,
  id: 'inbox.question-add',
  method: 'post',
  path: '/welcome/questions',
  summary: {
    en: 'Adds a frequent question with its answer',
    es: 'Agrega una pregunta frecuente con su respuesta',
  },
  body: givenQuestion,
  sample: { body: sampleQuestion },
  status: 201,
  answer: chatQuestion,
  errors: ['too_many_chat_questions'],
});

export const changeChatQuestion = contract({
  ...ofStaff,
  ...one,
  id: 'inbox.question-change',
  method: 'put',
  path: '/welcome/questions/{id}',
  summary: {
    en: 'Changes a frequent question or its answer',
    es: 'Cambia una pregunta frecuente o su respuesta',
  },
  body: givenQuestion,
  sample: { params: { id: sampleIds.chatQuestion }, body: sampleQuestion },
  answer: chatQuestion,
  errors: ['chat_question_not_found'],
});

export const deleteChatQuestion = contract({
  ...ofStaff,
  ...one,
  id: 'inbox.question-delete',
  method: 'delete',
  path: '/welcome/questions/{id}',
  summary: { en: 'Deletes a frequent question', es: 'Borra una pregunta frecuente' },
  sample: { params: { id: sampleIds.chatQuestion } },
  answer: z.object({}),
  errors: ['chat_question_not_found'],
});
