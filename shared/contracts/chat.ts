import { z } from 'zod';
import { CHAT_TEXT_MAX, PAGE_MAX } from '../rules/chat-page.ts';
import { formCall } from './form-call.ts';

/** A visitor signs in and keeps the text of the chat: nothing is stored, the address holds it. */
export const keepChatText = formCall({
  id: 'inbox.keep-text',
  service: 'inbox',
  idempotency: 'none',
  body: z.object({
    message: z.string().max(CHAT_TEXT_MAX).default(''),
    page: z.string().max(PAGE_MAX).default(''),
  }),
  answer: z.object({}),
});
