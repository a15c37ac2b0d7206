import { quickReplies } from '../../fragments/office/quick-replies/server.ts';
import {
  addQuickReply,
  changeQuickReply,
  deleteQuickReply,
  listQuickReplies,
} from '../../shared/contracts/quick-replies.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { SHORTCUT } from '../../shared/rules/quick-replies.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { belowMessages } from '../kit/messages-page.ts';
import { definePage } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

const PATH = '/admin/mensajes/respuestas';
const DONE = ['added', 'changed', 'deleted'] as const;

/** The quick replies of the store's staff; needs `inbox`. */
export const quickRepliesPage = definePage({
  name: 'quick-replies',
  words: quickReplies.words,
  paths: ['/admin/mensajes/respuestas'],
  query: ['done'],
  needs: 'inbox',
  shell: 'office',
  forms: {
    add: { call: addQuickReply, done: 'added', check: problemsOf, blames: ['shortcut'] },
    change: { call: changeQuickReply, done: 'changed', check: problemsOf, blames: ['shortcut'] },
    delete: { call: deleteQuickReply, done: 'deleted', invalid: 'quick_reply_not_found' },
  },
  async view(context) {
    const { env, read, query, form, idempotencyKey } = context;
    const { results } = orThrow(await read(listQuickReplies));
    return belowMessages(
      context,
      PATH,
      slot(quickReplies, {
        class: 'primary',
        props: {
          env,
          replies: results,
          done: DONE.find((one) => one === query.get('done')) ?? null,
          idempotencyKey,
          ...form,
        },
      }),
    );
  },
});

/** The problems of a reply's form before it is sent. */
function problemsOf({ shortcut = '', text = '' }: Fields, { tag }: FormAbout) {
  const { problems } = wordsOf(quickReplies.words, tag);
  return {
    ...(!SHORTCUT.test(shortcut.trim()) && { shortcut: problems.shortcut }),
    ...(text.trim() === '' && { text: problems.text }),
  };
}
