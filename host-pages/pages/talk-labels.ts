import { talkLabels } from '../../fragments/office/talk-labels/server.ts';
import {
  addLabel,
  changeLabel,
  deleteLabel,
  listLabels,
} from '../../shared/contracts/talk-labels.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { belowMessages } from '../kit/messages-page.ts';
import { definePage } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

const PATH = '/admin/mensajes/etiquetas';
const DONE = ['added', 'changed', 'deleted'] as const;

/** The labels that a store's staff puts on conversations; needs `inbox`. */
export const talkLabelsPage = definePage({
  name: 'talk-labels',
  words: talkLabels.words,
  paths: ['/admin/mensajes/etiquetas'],
  query: ['done'],
  needs: 'inbox',
  shell: 'office',
  forms: {
    add: { call: addLabel, done: 'added', check: problemsOf, blames: ['name'] },
    change: { call: changeLabel, done: 'changed', check: problemsOf, blames: ['name'] },
    delete: { call: deleteLabel, done: 'deleted', invalid: 'talk_label_not_found' },
  },
  async view(context) {
    const { env, read, query, form, idempotencyKey } = context;
    const { results } = orThrow(await read(listLabels));
    return belowMessages(
      context,
      PATH,
      slot(talkLabels, {
        class: 'primary',
        props: {
          env,
          labels: results,
          done: DONE.find((one) => one === query.get('done')) ?? null,
          idempotencyKey,
          ...form,
        },
      }),
    );
  },
});

/** The problem of a label's form before it is sent. */
function problemsOf({ name = '' }: Fields, { tag }: FormAbout): Record<string, string> {
  return name.trim() === '' ? { name: wordsOf(talkLabels.words, tag).problem } : {};
}
