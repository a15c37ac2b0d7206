import { history } from '../../fragments/office/history/server.ts';
import type { HistoryProps } from '../../fragments/office/history/props.ts';
import { accountId } from '../../shared/contracts/people.ts';
import { editSubjects, listStoreEdits, takeBackEdit } from '../../shared/contracts/store-edits.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { endOfDay, startOfDay } from '../../shared/rules/local-time.ts';
import { dayIn, definePage, pageNumber, rowsOf, type PageContext } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The history of the store's changes, from which they are taken back; needs `store-admin`. */
export const historyPage = definePage({
  name: 'history',
  words: history.words,
  paths: ['/admin/historial'],
  query: ['page', 'subject', 'by', 'from', 'to', 'done', 'notice'],
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
    const shown = shownOf(query);
    const { subject, by, from, to } = shown;
    const list = await read(listStoreEdits, {
      params: storeParams(store),
      query: {
        ...rowsOf(page, PAGE_SIZE.table),
        ...(subject && { subject }),
        ...(by && { by }),
        ...(from && { since: iso(startOfDay(from, env.country)) }),
        ...(to && { until: iso(endOfDay(to, env.country)) }),
      },
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
            shown,
            people: list.people,
            isTakenBack: query.get('done') === 'taken',
            idempotencyKey,
            error: noticeOf(context),
          },
        }),
      ),
    };
  },
});

/** The filters of an address; one that is none, such as a day that no calendar has, is left out. */
function shownOf(query: URLSearchParams): HistoryProps['shown'] {
  const by = query.get('by');
  return {
    subject: editSubjects.find((one) => one === query.get('subject')) ?? null,
    by: accountId.safeParse(by).data ?? null,
    from: dayIn(query, 'from') || null,
    to: dayIn(query, 'to') || null,
  };
}

const iso = (instant: number): string => new Date(instant).toISOString();

function storeParams({ id, store_type: type }: PageContext['store']) {
  return { mashup: `${id}:${id}`, type };
}
