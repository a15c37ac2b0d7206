import { ownReturn } from '../../fragments/office/own-return/server.ts';
import { ownReturns } from '../../fragments/office/own-returns/server.ts';
import { refuseExchange, sendExchange } from '../../shared/contracts/exchanges.ts';
import { refundOrder } from '../../shared/contracts/refunds.ts';
import {
  answerReturn,
  closeReturn,
  decideReturn,
  getReturn,
  inspectReturn,
  listReturns,
} from '../../shared/contracts/seller-returns.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { returnStates } from '../../shared/rules/returns.ts';
import { minorOf } from '../../shared/rules/typed-numbers.ts';
import { problemsOfWay, wayOf } from '../forms/shipments.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/devoluciones';
const DONE = [
  'written',
  'accepted',
  'declined',
  'inspected',
  'sent',
  'refused',
  'refunded',
  'closed',
] as const;

/** The returns of the orders that the store delivers; needs `orders-admin`. */
export const ownReturnsPage = definePage({
  name: 'own-returns',
  words: ownReturns.words,
  paths: ['/admin/devoluciones'],
  query: ['page', 'state'],
  needs: 'orders-admin',
  shell: 'office',
  async view({ env, title, read, query, store }) {
    const page = pageNumber(query);
    const state = returnStates.find((one) => one === query.get('state')) ?? null;
    const list = await read(listReturns, {
      params: { id: store.id },
      query: { ...(state && { state }), ...rowsOf(page, PAGE_SIZE.table) },
    }).then(orThrow);
    return {
      status: 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(ownReturns, {
          class: 'primary',
          props: { env, returns: list.results, total: list.matches_estimated, page, state },
        }),
      ),
    };
  },
});

/** The units that the form puts back, of its fields `back-{line}`; a field with none is left out. */
function unitsOf(fields: Fields): { line: number; amount: number }[] {
  return Object.entries(fields)
    .filter(([name, amount]) => name.startsWith('back-') && Number(amount) !== 0)
    .map(([name, amount]) => ({
      line: Number(name.slice('back-'.length)),
      amount: Number(amount),
    }));
}

/** What came back of each line, of the form's fields `back-{line}`, `lost-{line}` and `missing-{line}`. */
function seenOf(fields: Fields) {
  return Object.keys(fields).flatMap((name) => {
    const [, line] = /^back-(\d{1,3})$/.exec(name) ?? [];
    if (line === undefined) return [];
    const units = (kind: string) => Number(fields[`${kind}-${line}`] ?? '');
    return [
      { line: Number(line), back: units('back'), lost: units('lost'), missing: units('missing') },
    ];
  });
}

const needsOf = ({ tag }: FormAbout) => wordsOf(ownReturn.words, tag).needs;

/** One of these returns. */
export const ownReturnPage = definePage({
  name: 'own-return',
  paths: ['/admin/devoluciones/:return'],
  query: ['done'],
  needs: 'orders-admin',
  shell: 'office',
  forms: {
    write: formOf({
      call: answerReturn,
      done: 'written',
      invalid: 'return_not_found',
      check: ({ text = '' }, about): Record<string, string> =>
        text.trim() === '' ? { text: needsOf(about).text } : {},
      fields: ({ text = '', ...fields }) => ({ ...fields, text: text.replaceAll('\r\n', '\n') }),
    }),
    decide: formOf({
      call: decideReturn,
      invalid: 'return_not_found',
      blames: ['text'],
      check: ({ text = '' }, about): Record<string, string> =>
        text.trim() === '' ? { text: needsOf(about).decision } : {},
      fields: ({ id, returnId, decision, exchange, text = '' }) => ({
        id,
        returnId,
        decision,
        exchange: exchange !== 'no',
        text: text.replaceAll('\r\n', '\n'),
      }),
      onward: (_answer, { decision = '', returnId = '' }, { base }) =>
        `${base}${PATH}/${returnId}?done=${decision}`,
    }),
    inspect: formOf({
      call: inspectReturn,
      done: 'inspected',
      invalid: 'inspection_units',
      fields: ({ id, returnId, ...fields }) => ({ id, returnId, units: seenOf(fields) }),
    }),
    send: formOf({
      call: sendExchange,
      done: 'sent',
      invalid: 'return_not_found',
      blames: ['carrier', 'tracking_number', 'tracking_url'],
      check: problemsOfWay,
      fields: ({ id, returnId, ...fields }) => ({ id, returnId, ...wayOf(fields) }),
    }),
    refuse: formOf({
      call: refuseExchange,
      done: 'refused',
      invalid: 'return_not_found',
      blames: ['text'],
      check: ({ text = '' }, about): Record<string, string> =>
        text.trim() === '' ? { text: needsOf(about).decision } : {},
      fields: ({ id, returnId, text = '' }) => ({
        id,
        returnId,
        text: text.replaceAll('\r\n', '\n'),
      }),
    }),
    refund: formOf({
      call: refundOrder,
      done: 'refunded',
      invalid: 'order_not_found',
      blames: ['amount'],
      check: ({ amount = '' }, about): Record<string, string> =>
        minorOf(amount) ? {} : { amount: needsOf(about).amount },
      fields: ({ what = '', amount = '', id, order }) => {
        const [part, line] = what.split(':');
        const named = line === undefined ? {} : { line: Number(line) };
        return { id, order, part, amount: minorOf(amount), reason: 'returned', ...named };
      },
    }),
    close: formOf({
      call: closeReturn,
      done: 'closed',
      invalid: 'return_units',
      fields: ({ id, returnId, ...fields }) => ({ id, returnId, units: unitsOf(fields) }),
    }),
  },
  async view(context) {
    const { env, read, params, query, store, form, idempotencyKey } = context;
    const [asked, person] = await Promise.all([
      read(getReturn, { params: { id: store.id, returnId: params['return'] ?? '' } }),
      context.person,
    ]);
    if (!asked.ok) return notFoundView(context);
    const one = asked.value;
    const title = fill(wordsOf(ownReturn.words, env.tag).of, { number: one.number });
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      trail: [
        { label: wordsOf(ownReturns.words, env.tag).title, path: PATH },
        { label: title, path: `${PATH}/${one.id}` },
      ],
      main: wrapped(
        slot(ownReturn, {
          class: 'primary',
          props: {
            env,
            supplier: store.id,
            one,
            mayRefund: person?.keychain.includes('invoicing-admin') ?? false,
            done: DONE.find((action) => action === query.get('done')) ?? null,
            values: { ...form?.values, intent: form?.intent ?? '' },
            errors: form?.errors ?? {},
            idempotencyKey,
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});
