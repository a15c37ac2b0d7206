import { chatTexts } from '../../fragments/office/chat-texts/server.ts';
import {
  addChatQuestion,
  changeChatQuestion,
  deleteChatQuestion,
  getChatTexts,
  setChatTexts,
} from '../../shared/contracts/chat-texts.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { belowMessages } from '../kit/messages-page.ts';
import { definePage } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

const PATH = '/admin/mensajes/bienvenida';
const DONE = ['saved', 'added', 'changed', 'deleted'] as const;

/** What the store's chat says by itself; needs `store-admin`. */
export const chatTextsPage = definePage({
  name: 'chat-texts',
  words: chatTexts.words,
  paths: ['/admin/mensajes/bienvenida'],
  query: ['done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    says: { call: setChatTexts, done: 'saved' },
    add: { call: addChatQuestion, done: 'added', check: problemsOf },
    change: { call: changeChatQuestion, done: 'changed', check: problemsOf },
    delete: { call: deleteChatQuestion, done: 'deleted', invalid: 'chat_question_not_found' },
  },
  async view(context) {
    const { env, read, query, form, idempotencyKey } = context;
    const { questions, ...texts } = orThrow(await read(getChatTexts));
    return belowMessages(
      context,
      PATH,
      slot(chatTexts, {
        class: 'primary',
        props: {
          env,
          texts,
          questions,
          done: DONE.find((one) => one === query.get('done')) ?? null,
          idempotencyKey,
          ...form,
        },
      }),
    );
  },
});

/** The problems of a question's form before it is sent. */
function problemsOf({ question = '', answer = '' }: Fields, { tag }: FormAbout) {
  const { problems } = wordsOf(chatTexts.words, tag);
  return {
    ...(question.trim() === '' && { question: problems.question }),
    ...(answer.trim() === '' && { answer: problems.answer }),
  };
}
