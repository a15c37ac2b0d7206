import { ownOrder } from '../../fragments/office/own-order/server.ts';
import { ownOrders } from '../../fragments/office/own-orders/server.ts';
import {
  addOrderNote,
  changeOrderNote,
  deleteOrderNote,
  listOrderNotes,
  restoreOrderNote,
} from '../../shared/contracts/order-notes.ts';
import { getOrderAdditions } from '../../shared/contracts/order-additions.ts';
import { getOrderLabel } from '../../shared/contracts/order-labels.ts';
import { sendOrderMail } from '../../shared/contracts/order-mail.ts';
import { getOrderReceipt, makeOrderReceipt } from '../../shared/contracts/order-receipts.ts';
import {
  cancelSellerOrder,
  getSellerOrder,
  listSellerOrders,
  moveSellerOrder,
  proposeDelivery,
} from '../../shared/contracts/seller-orders.ts';
import { listDueDeposits } from '../../shared/contracts/own-payments.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { isDay } from '../../shared/rules/local-time.ts';
import { orderFilterOf, orderTextOf, orderViews } from '../../shared/rules/order-filter.ts';
import { minorOf } from '../../shared/rules/typed-numbers.ts';
import { orderWorkForms, previewOf, statesOfCountry } from '../forms/order-work.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { dayIn, definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { storeTalkSlot } from '../kit/order-talk.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/ordenes';
const TEXT_MOST = 100;
const doneActions = [
  'moved',
  'canceled',
  'proposed',
  'noted',
  'restored',
  'labeled',
  'unlabeled',
  'quoted',
  'mailed',
  'held',
  'edited',
  'reheld',
  'sent',
  'sent-changed',
  'parcel-delivered',
  'parcel-back',
  'charged',
  'voided',
] as const;

const next = { call: moveSellerOrder, done: 'moved', invalid: 'order_not_found' } as const;

/** The orders that the store has to deliver; needs `orders-admin`. */
export const ownOrdersPage = definePage({
  name: 'own-orders',
  words: ownOrders.words,
  paths: ['/admin/ordenes'],
  query: ['page', 'text', 'show', 'start_date', 'end_date', 'OrdersFilter', 'done'],
  needs: 'orders-admin',
  shell: 'office',
  forms: { next },
  async view({ env, title, read, query, store, form, idempotencyKey }) {
    const page = pageNumber(query);
    const narrowed = narrowedBy(query);
    const params = { id: store.id };
    const [list, deposits] = await Promise.all([
      read(listSellerOrders, {
        params,
        query: { ...orderFilterOf(narrowed), ...rowsOf(page, PAGE_SIZE.table) },
      }).then(orThrow),
      // Refused to those who do not keep the books.
      read(listDueDeposits, { params, query: { limit: PAGE_SIZE.table } }),
    ]);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(ownOrders, {
          class: 'primary',
          props: {
            env,
            supplier: store.id,
            orders: list.results,
            total: list.matches_estimated,
            page,
            narrowed,
            deposits: deposits.ok ? deposits.value.results.filter((one) => !one.is_over).length : 0,
            isMoved: query.get('done') === 'moved',
            idempotencyKey,
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});

function narrowedBy(query: URLSearchParams) {
  const text = query.get('text') ?? orderTextOf(query.get('OrdersFilter') ?? '');
  return {
    text: text.trim().slice(0, TEXT_MOST),
    show: orderViews.find((view) => view === query.get('show')) ?? '',
    start_date: dayIn(query, 'start_date'),
    end_date: dayIn(query, 'end_date'),
  };
}

function problemsOf({ reason = '', message = '' }: Fields, { tag }: FormAbout) {
  const { needs } = wordsOf(ownOrder.words, tag);
  return {
    ...(reason === '' && { reason: needs.reason }),
    ...(reason === 'other' && message.trim() === '' && { message: needs.message }),
  };
}

/** Asks the buyer to agree to a day and a cost, which is typed as an amount of money. */
const propose = formOf({
  call: proposeDelivery,
  done: 'proposed',
  check: ({ arrives_on: day = '', cost = '' }, { tag }) => {
    const { needs } = wordsOf(ownOrder.words, tag);
    const isAmount = cost.trim() === '' || minorOf(cost.trim()) !== undefined;
    return {
      ...(!isDay(day) && { arrives_on: needs.day }),
      ...(!isAmount && { cost: needs.cost }),
    };
  },
  fields: ({ cost = '', ...fields }) => ({ ...fields, cost: minorOf(cost.trim()) ?? 0 }),
  refused: (failure, values, { tag }) =>
    failure.field === 'arrives_on'
      ? { values, errors: { arrives_on: wordsOf(ownOrder.words, tag).needs.day } }
      : failure,
});

/** A note needs words. */
const needsText = ({ text = '' }: Fields, { tag }: FormAbout) => ({
  ...(text.trim() === '' && { text: wordsOf(ownOrder.words, tag).needs.note }),
});

/** Deletes a note, and leads to the way to put it back. */
const deleteNote = formOf({
  call: deleteOrderNote,
  onward: (note, { order = '' }, { base }) => `${base}${PATH}/${order}?deleted=${note.id}#notes`,
});

/** Makes the receipt, and leads to it. */
const makeReceipt = formOf({
  call: makeOrderReceipt,
  onward: ({ path }, _fields, { base }) => base + path,
});

/** One of these orders. */
export const ownOrderPage = definePage({
  name: 'own-order',
  // Alerts that are read outside of a store's own address lead to the others (spec [2]).
  paths: [
    '/admin/ordenes/:order',
    '/apps/me/store/orders/:order',
    '/apps/me/dssupplier/orders/:order',
  ],
  query: ['done', 'deleted', 'released'],
  needs: 'orders-admin',
  shell: 'office',
  forms: {
    next,
    receipt: makeReceipt,
    mail: { call: sendOrderMail, done: 'mailed', invalid: 'order_not_found' },
    'note-add': { call: addOrderNote, done: 'noted', check: needsText },
    'note-change': { call: changeOrderNote, done: 'noted', check: needsText },
    'note-delete': deleteNote,
    'note-restore': { call: restoreOrderNote, done: 'restored' },
    propose,
    cancel: { call: cancelSellerOrder, done: 'canceled', check: problemsOf },
    ...orderWorkForms,
  },
  async view(context) {
    const { env, read, params, query, store, form, idempotencyKey } = context;
    const named = { params: { id: store.id, order: params['order'] ?? '' } };
    const [asked, notes, receipt, label, additions] = await Promise.all([
      read(getSellerOrder, named),
      read(listOrderNotes, named),
      read(getOrderReceipt, named),
      read(getOrderLabel, named),
      read(getOrderAdditions, named),
    ]);
    if (!asked.ok || !notes.ok || !receipt.ok || !label.ok || !additions.ok)
      return notFoundView(context);
    const order = asked.value;
    const title = fill(wordsOf(ownOrder.words, env.tag).of, { number: order.number });
    const country = order.address?.country ?? store.country;
    const done = query.get('done');
    const talk = storeTalkSlot(context, order);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      trail: [
        { label: wordsOf(ownOrders.words, env.tag).title, path: PATH },
        { label: title, path: `${PATH}/${order.id}` },
      ],
      main: wrapped(
        slot(ownOrder, {
          class: 'primary',
          props: {
            env,
            supplier: store.id,
            order,
            done: doneActions.find((one) => one === done) ?? null,
            notes: notes.value.results,
            deletedNote: /^on_\w+$/.exec(query.get('deleted') ?? '')?.[0] ?? null,
            releasedHold: /^oh_\w+$/.exec(query.get('released') ?? '')?.[0] ?? null,
            receipt: receipt.value.receipt,
            label: label.value,
            additions: additions.value,
            states: statesOfCountry(country),
            preview: previewOf(form),
            values: form?.values ?? {},
            errors: form?.errors ?? {},
            idempotencyKey,
            error: form?.error ?? null,
          },
        }),
        talk,
      ),
    };
  },
});
