import { ownPayments } from '../../fragments/office/own-payments/server.ts';
import {
  settlementsDone,
  type SettlementsProps,
} from '../../fragments/office/settlements/props.ts';
import { settlementsFragment } from '../../fragments/office/settlements/server.ts';
import {
  getSettlement,
  listSettlements,
  matchSettlement,
  settleSettlementLine,
  takeSettlement,
} from '../../shared/contracts/settlements.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { SETTLEMENT_LINE_ROWS, SETTLEMENT_ROWS } from '../../shared/rules/settlements.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf, type PageContext } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/pagos/liquidaciones';
const declared = {
  words: settlementsFragment.words,
  needs: 'invoicing-admin',
} as const;

/** What providers have paid out, and the form of one more report; needs `invoicing-admin`. */
export const settlementsPage = definePage({
  ...declared,
  shell: 'office',
  name: 'settlements',
  paths: ['/admin/pagos/liquidaciones'],
  query: ['page', 'done'],
  forms: {
    take: formOf({
      call: takeSettlement,
      blames: ['text', 'payment_type'],
      fields: ({ payment_type, text }: Fields, { store }: FormAbout) => ({
        id: store.id,
        payment_type,
        text,
      }),
      onward: ({ id }, _fields, { base }) => `${base}${LIST}/${id}?done=taken`,
    }),
  },
  async view(context) {
    const { read, query, store, title } = context;
    const list = orThrow(
      await read(listSettlements, {
        params: { id: store.id },
        query: rowsOf(pageNumber(query), SETTLEMENT_ROWS),
      }),
    );
    return {
      status: context.form ? 422 : 200,
      head: privateHead(title, LIST),
      trail: trailOf(context),
      main: shown(context, {
        shown: {
          kind: 'list',
          settlements: list.results,
          clearing: list.clearing,
          sources: list.sources,
        },
        total: list.matches_estimated,
      }),
    };
  },
});

/** One settlement with its lines; needs `invoicing-admin`. */
export const settlementPage = definePage({
  ...declared,
  shell: 'office',
  name: 'settlement',
  paths: [`${LIST}/:settlement{sl_[a-z0-9]+}`],
  query: ['page', 'open', 'done'],
  forms: {
    match: {
      call: matchSettlement,
      done: 'matched',
      invalid: 'settlement_not_found',
      fields: (_fields: Fields, { store, params }: FormAbout) => ({
        id: store.id,
        settlement: params['settlement'],
      }),
    },
    settle: {
      call: settleSettlementLine,
      done: 'settled',
      blames: ['position', 'way', 'order', 'reason'],
      fields: (fields: Fields, { store, params }: FormAbout) => ({
        id: store.id,
        settlement: params['settlement'],
        ...fields,
      }),
    },
  },
  async view(context) {
    const { env, read, params, query, store } = context;
    const isOpenOnly = query.get('open') === 'true';
    const found = await read(getSettlement, {
      params: { id: store.id, settlement: params['settlement'] ?? '' },
      query: {
        open: isOpenOnly ? 'true' : 'false',
        ...rowsOf(pageNumber(query), SETTLEMENT_LINE_ROWS),
      },
    });
    if (!found.ok) return notFoundView(context);
    const { results: lines, sums, ...settlement } = found.value;
    const path = `${LIST}/${settlement.id}`;
    const name = fill(wordsOf(settlementsFragment.words, env.tag).report, {
      report: settlement.report,
    });
    return {
      status: context.form ? 422 : 200,
      head: privateHead(name, path),
      trail: [...trailOf(context), { label: name, path }],
      main: shown(context, {
        shown: { kind: 'one', settlement, sums, lines: lines.results, isOpenOnly },
        total: lines.matches_estimated,
      }),
    };
  },
});

function trailOf({ env, title }: PageContext) {
  return [
    { label: wordsOf(ownPayments.words, env.tag).title, path: '/admin/pagos' },
    { label: title, path: LIST },
  ];
}

function shown(
  { env, query, form, idempotencyKey }: PageContext,
  given: Pick<SettlementsProps, 'shown' | 'total'>,
) {
  const done = query.get('done');
  return wrapped(
    slot(settlementsFragment, {
      class: 'primary',
      props: {
        env,
        ...given,
        page: pageNumber(query),
        done: settlementsDone.find((one) => one === done) ?? null,
        idempotencyKey,
        values: form?.values ?? {},
        errors: form?.errors ?? {},
        error: form?.error ?? null,
      },
    }),
  );
}
