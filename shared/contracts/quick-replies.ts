import { z } from 'zod';
import { LOCALES } from '../kernel/locale.ts';
import { SHORTCUT, SHORTCUT_MAX } from '../rules/quick-replies.ts';
import { MESSAGE_MAX } from '../rules/talk-line.ts';
import { saysSomething } from '../rules/talk.ts';
import { contract } from './contract.ts';
import { sampleIds } from './samples.ts';

/** What the staff of the store that is asked answers often, in the store's own words. */

const base = { service: 'inbox', access: 'inbox' } as const;
const replyId = z.string().regex(/^qr_[a-z0-9]{26}$/);
const named = { params: z.object({ id: replyId }) };

export const quickReply = z
  .object({
    id: replyId,
    /** The language that it is written in. */
    locale: z.enum(LOCALES),
    /** What is typed after `/`. */
    shortcut: z.string(),
    /** With the places `{name}`, `{order}` and `{item}`. */
    text: z.string(),
  })
  .meta({ id: 'QuickReply' });
export type QuickReply = z.infer<typeof quickReply>;

const body = z.object({
  locale: z.enum(LOCALES),
  shortcut: z.string().trim().min(1).max(SHORTCUT_MAX).regex(SHORTCUT),
  text: z.string().trim().min(1).max(MESSAGE_MAX).refine(saysSomething),
});
export type GivenReply = z.output<typeof body>;

const sampleBody = {
  locale: 'es',
  shortcut: 'horario',
  text: 'Hola, {name}. Abrimos de 9 a 18.',
} as const;
const sample = { params: { id: sampleIds.quickReply } };

export const listQuickReplies = contract({
  ...base,
  id: 'inbox.replies',
  method: 'get',
  path: '/replies',
  summary: {
    en: 'The quick replies of the store, by shortcut',
    es: 'Las respuestas rápidas de la tienda, por atajo',
  },
  answer: z.object({ results: z.array(quickReply) }),
});

export const addQuickReply = contract({
  ...base,
  id: 'inbox.reply-add',
  method: 'post',
  path: '/replies',
  summary: {
    en: 'Adds a quick reply; its shortcut is its own in its language',
    es: 'Agrega una respuesta rápida; su atajo no se repite en su idioma',
  },
  body,
  sample: { body: sampleBody },
  status: 201,
  answer: quickReply,
  errors: ['quick_reply_exists', 'too_many_quick_replies'],
});

export const changeQuickReply = contract({
  ...base,
  ...named,
  id: 'inbox.reply-change',
  method: 'put',
  path: '/replies/{id}',
  summary: { en: 'Changes a quick reply', es: 'Cambia una respuesta rápida' },
  body,
  sample: { ...sample, body: sampleBody },
  answer: quickReply,
  errors: ['quick_reply_not_found', 'quick_reply_exists'],
});

export const deleteQuickReply = contract({
  ...base,
  ...named,
  id: 'inbox.reply-delete',
  method: 'delete',
  path: '/replies/{id}',
  summary: { en: 'Deletes a quick reply', es: 'Borra una respuesta rápida' },
  sample,
  answer: z.object({}),
  errors: ['quick_reply_not_found'],
});
