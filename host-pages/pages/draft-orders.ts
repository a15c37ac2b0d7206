import { draftDone } from '../../fragments/office/draft-order/props.ts';
import { draftOrder } from '../../fragments/office/draft-order/server.ts';
import { draftOrders } from '../../fragments/office/draft-orders/server.ts';
import {
  addDraftOrder,
  changeDraftOrder,
  getDraftOrder,
  listDraftOrders,
  takeBackDraftOrder,
  type DraftOrder,
} from '../../shared/contracts/draft-orders.ts';
import { readDraftOffer } from '../../shared/contracts/draft-reads.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { draftViews } from '../../shared/rules/draft-orders.ts';
import { linesText, readLines } from '../../shared/rules/in-store.ts';
import { statesOf } from '../../shared/rules/states.ts';
import { draftOfForm, problemsOfDraft } from '../forms/draft-form.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf, type PageContext, type PageView } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** What a seller adds to a placed order is a prepared order, too. */
export { orderAdditionPage } from './order-addition.ts';

const LIST = '/admin/pedidos-con-enlace';
/** A sale's lines in the address of its page. */
const LINES_MOST = 8_200;

/** The orders that the store prepared for customers; needs `orders-admin`. */
export const draftOrdersPage = definePage({
  name: 'draft-orders',
  words: draftOrders.words,
  paths: ['/admin/pedidos-con-enlace'],
  query: ['page', 'show'],
  needs: 'orders-admin',
  shell: 'office',
  async view({ env, title, read, query, store }) {
    const page = pageNumber(query);
    const show = draftViews.find((view) => view === query.get('show')) ?? 'all';
    const list = await read(listDraftOrders, {
      params: { id: store.id },
      query: { show, ...rowsOf(page, PAGE_SIZE.table) },
    }).then(orThrow);
    return {
      status: 200,
      head: privateHead(title, LIST),
      main: wrapped(
        slot(draftOrders, {
          class: 'primary',
          props: { env, drafts: list.results, total: list.matches_estimated, page, show },
        }),
      ),
    };
  },
});

const declared = {
  words: draftOrder.words,
  query: ['lines', 'done'],
  longest: LINES_MOST,
  needs: 'orders-admin',
} as const;

/** A new one, of the lines that were chosen at the point of sale. */
export const newDraftPage = definePage({
  ...declared,
  shell: 'office',
  name: 'draft-order.new',
  paths: ['/admin/pedido-con-enlace'],
  forms: {
    save: formOf({
      call: addDraftOrder,
      check: problemsOfDraft,
      fields: (fields, { store }) => ({ id: store.id, ...draftOfForm(fields, store) }),
      onward: ({ id }, _fields, { base }) => `${base}${LIST}/${id}?done=made`,
    }),
  },
  view: (context) => draftView(context, null),
});

/** One that was prepared, with its link. */
export const draftOrderPage = definePage({
  ...declared,
  shell: 'office',
  name: 'draft-order',
  paths: ['/admin/pedidos-con-enlace/:draft'],
  forms: {
    save: {
      call: changeDraftOrder,
      done: 'saved',
      check: problemsOfDraft,
      fields: (fields: Fields, { store, params }: FormAbout) => ({
        id: store.id,
        draft: params['draft'],
        version: Number(fields['version']),
        ...draftOfForm(fields, store),
      }),
    },
    take_back: {
      call: takeBackDraftOrder,
      done: 'takenBack',
      invalid: 'draft_order_not_found',
      fields: (_fields: Fields, { store, params }: FormAbout) => ({
        id: store.id,
        draft: params['draft'],
      }),
    },
  },
  async view(context) {
    const { read, params, store } = context;
    const found = await read(getDraftOrder, {
      params: { id: store.id, draft: params['draft'] ?? '' },
    });
    return found.ok ? draftView(context, found.value) : notFoundView(context);
  },
});

async function draftView(context: PageContext, draft: DraftOrder | null): Promise<PageView> {
  const { env, title, read, query, store, form, idempotencyKey } = context;
  const path = draft ? `${LIST}/${draft.id}` : '/admin/pedido-con-enlace';
  const given = form?.values['lines'] ?? query.get('lines') ?? (draft && linesText(draft.lines));
  const lines = linesText(readLines(given ?? ''));
  const offer =
    lines === '' ? undefined : await read(readDraftOffer, { params: { id: store.id, lines } });
  const { country } = store;
  return {
    status: form ? 422 : 200,
    head: privateHead(title, path),
    trail: [
      { label: wordsOf(draftOrders.words, env.tag).title, path: LIST },
      { label: title, path },
    ],
    main: wrapped(
      slot(draftOrder, {
        class: 'primary',
        props: {
          env,
          draft,
          offer: offer?.ok ? offer.value : null,
          lines,
          country,
          states: statesOf([country])[country] ?? [],
          done: draftDone.find((one) => one === query.get('done')) ?? null,
          problem: offer && !offer.ok ? messageFor(offer.error, env.tag) : null,
          values: form?.values ?? {},
          errors: form?.errors ?? {},
          error: form?.error ?? null,
          idempotencyKey,
        },
      }),
    ),
  };
}
