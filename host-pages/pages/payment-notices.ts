import { ownPayments } from '../../fragments/office/own-payments/server.ts';
import { paymentNotices } from '../../fragments/office/payment-notices/server.ts';
import {
  listNotices,
  listProviders,
  noticeResults,
  replayNotice,
} from '../../shared/contracts/payment-notices.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/pagos/avisos';

/** The events that providers of payments have sent, and how they answer; needs `invoicing-admin`. */
export const paymentNoticesPage = definePage({
  name: 'payment-notices',
  words: paymentNotices.words,
  paths: ['/admin/pagos/avisos'],
  query: ['page', 'result', 'done'],
  needs: 'invoicing-admin',
  shell: 'office',
  forms: {
    replay: {
      call: replayNotice,
      done: 'taken',
      invalid: 'not_found',
      fields: ({ notice }: Fields, { store }: FormAbout) => ({ id: store.id, notice }),
    },
  },
  async view({ env, title, read, query, store, form, idempotencyKey }) {
    const page = pageNumber(query);
    const result = noticeResults.find((one) => one === query.get('result'));
    const params = { id: store.id };
    const [list, { results: providers }] = await Promise.all([
      read(listNotices, {
        params,
        query: { ...(result && { result }), ...rowsOf(page, PAGE_SIZE.table) },
      }).then(orThrow),
      read(listProviders, { params }).then(orThrow),
    ]);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      trail: [
        { label: wordsOf(ownPayments.words, env.tag).title, path: '/admin/pagos' },
        { label: title, path: PATH },
      ],
      main: wrapped(
        slot(paymentNotices, {
          class: 'primary',
          props: {
            env,
            providers,
            notices: list.results,
            total: list.matches_estimated,
            page,
            result: result ?? '',
            isTaken: query.get('done') === 'taken',
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});
