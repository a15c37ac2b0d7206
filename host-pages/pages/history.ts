import { history } from '../../fragments/office/history/server.ts';
import { editSubjects, listStoreEdits, takeBackEdit } from '../../shared/contracts/store-edits.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { definePage, pageNumber, rowsOf, type PageContext } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The history of the store's changes, from which they are taken back; needs `store-admin`. */
export const historyPage = definePage({
  name: 'history',
  words: history.words,
  paths: ['/admin/historial'],
  query: ['page', 'subject', 'done', 'notice'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    take_back: {
      call: takeBackEdit,
      done: 'taken',
      invalid: 'edit_not_found',
      refused: 'told',
      fields: ({ id }, { store }) => ({ ...storeParams(store), id }),
    },
  },
  async view(context) {
    const { env, title, read, store, query, idempotencyKey } = context;
    const page = pageNumber(query);
    const subject = editSubjects.find((one) => one === query.get('subject')) ?? null;
    const list = await read(listStoreEdits, {
      params: storeParams(store),
      query: { ...rowsOf(page, PAGE_SIZE.table), ...(subject && { subject }) },
    }).then(orThrow);
    return {
      status: 200,
      head: privateHead(title, '/admin/historial'),
      main: wrapped(
        slot(history, {
          class: 'primary',
          props: {
            env,
            edits: list.results,
            total: list.matches_estimated,
            page,
            subject,
            isTakenBack: query.get('done') === 'taken',
            idempotencyKey,
            error: noticeOf(context),
          },
        }),
      ),
    };
  },
});

function storeParams({ id, store_type: type }: PageContext['store']) {
  return { mashup: `${id}:${id}`, type };
}
