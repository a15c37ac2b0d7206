import { history } from '../../fragments/office/history/server.ts';
import type { HistoryProps } from '../../fragments/office/history/props.ts';
import { trash } from '../../fragments/office/trash/server.ts';
import { accountId } from '../../shared/contracts/people.ts';
import { listStoreEdits, takeBackEdit } from '../../shared/contracts/store-edits.ts';
import { editSubjects } from '../../shared/rules/store-edits.ts';
import { readTrash, trashSubjects } from '../../shared/contracts/trash.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { endOfDay, startOfDay } from '../../shared/rules/local-time.ts';
import { clockOf } from '../kit/clock.ts';
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
        ...(from && { since: iso(startOfDay(from, clockOf(store))) }),
        ...(to && { until: iso(endOfDay(to, clockOf(store))) }),
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

/** What was deleted of late, to be put back; needs `store-admin`. */
export const trashPage = definePage({
  name: 'trash',
  words: trash.words,
  paths: ['/admin/papelera'],
  query: ['page', 'subject', 'done', 'notice'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    restore: {
      call: takeBackEdit,
      done: 'restored',
      invalid: 'edit_not_found',
      refused: 'told',
      fields: ({ id }, { store }) => ({ ...storeParams(store), id }),
    },
  },
  async view(context) {
    const { env, title, read, query, idempotencyKey } = context;
    const page = pageNumber(query);
    const subject = trashSubjects.find((one) => one === query.get('subject')) ?? null;
    const list = await read(readTrash, {
      params: { subject, ...rowsOf(page, PAGE_SIZE.table) },
    }).then(orThrow);
    return {
      status: 200,
      head: privateHead(title, '/admin/papelera'),
      main: wrapped(
        slot(trash, {
          class: 'primary',
          props: {
            env,
            things: list.results,
            total: list.matches_estimated,
            page,
            subject,
            isRestored: query.get('done') === 'restored',
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
