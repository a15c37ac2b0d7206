import { returnForm } from '../../fragments/shop/return-form/server.ts';
import { cancelExchange } from '../../shared/contracts/exchanges.ts';
import {
  askReturn,
  commentReturn,
  readOrderReturns,
  withdrawReturn,
} from '../../shared/contracts/returns.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE = ['asked', 'written', 'shown', 'money', 'closed'] as const;
const needsOf = ({ tag }: FormAbout) => wordsOf(returnForm.words, tag).needs;
const plain = (text = '') => text.replaceAll('\r\n', '\n').trim();

/**
 * The units that a form names, line by line: fields `units_0`, `units_1` …, and `units_0_sk_…` for those that an exchange
 * had brought; with the variants of the fields `wants_…` in place of money.
 */
function unitsOf(fields: Fields) {
  return Object.entries(fields).flatMap(([name, value]) => {
    const [, key, line, from] = /^units_((\d{1,3})(?:_(sk_[a-z0-9-]{1,80}))?)$/.exec(name) ?? [];
    const amount = Number(value);
    if (line === undefined || !(amount > 0)) return [];
    const wants = fields[`wants_${key}`];
    return [{ line: Number(line), amount, ...(from && { from }), ...(wants && { wants }) }];
  });
}

/** The returns of an order, for its buyer: asks for one, writes to the seller, closes it. */
export const orderReturnsPage = definePage({
  name: 'order-returns',
  words: returnForm.words,
  paths: ['/mis-compras/:order/devolucion'],
  query: ['done', 'notice'],
  cached: false,
  forms: {
    ask: formOf({
      call: askReturn,
      done: 'asked',
      check(fields, about) {
        const needs = needsOf(about);
        return {
          ...(unitsOf(fields).length === 0 && { lines: needs.lines }),
          ...(!fields['reason'] && { reason: needs.reason }),
          ...(plain(fields['detail']) === '' && { detail: needs.detail }),
        };
      },
      fields: (fields, { params }) => ({
        order: params['order'],
        units: unitsOf(fields),
        reason: fields['reason'],
        detail: plain(fields['detail']),
      }),
    }),
    write: formOf({
      call: commentReturn,
      done: 'written',
      invalid: 'return_not_found',
      check: ({ text }, about): Record<string, string> =>
        plain(text) === '' ? { text: needsOf(about).text } : {},
      fields: ({ text, return: returnId }, { params }) => ({
        order: params['order'],
        returnId,
        text: plain(text),
      }),
    }),
    money: formOf({
      call: cancelExchange,
      done: 'money',
      invalid: 'return_not_found',
      fields: ({ return: returnId }, { params }) => ({ order: params['order'], returnId }),
    }),
    close: formOf({
      call: withdrawReturn,
      done: 'closed',
      invalid: 'return_not_found',
      fields: ({ return: returnId }, { params }) => ({ order: params['order'], returnId }),
    }),
  },
  async view(context) {
    const { env, title, read, params, query, form, idempotencyKey } = context;
    const order = params['order'] ?? '';
    const found = await read(readOrderReturns, { params: { order } });
    if (!found.ok) return notFoundView(context);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, `/mis-compras/${order}/devolucion`),
      main: wrapped(
        slot(returnForm, {
          class: 'primary',
          props: {
            env,
            order: found.value,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            values: { ...form?.values, intent: form?.intent ?? '' },
            errors: form?.errors ?? {},
            error: form?.error ?? noticeOf(context),
            idempotencyKey,
          },
        }),
      ),
    };
  },
});
