import { ownPayment } from '../../fragments/office/own-payment/server.ts';
import { ownPayments } from '../../fragments/office/own-payments/server.ts';
import {
  askPayment,
  confirmDeposit,
  getOwnPayment,
  listDueDeposits,
  listOwnBalances,
  listOwnPayments,
  paymentFilters,
} from '../../shared/contracts/own-payments.ts';
import { answerDispute, submitEvidence } from '../../shared/contracts/disputes.ts';
import { listOwnDisputes } from '../../shared/contracts/own-disputes.ts';
import { readTestWays } from '../../shared/contracts/payment.ts';
import { markRefund, refundOrder, retryRefund } from '../../shared/contracts/refunds.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { evidenceFields } from '../../shared/rules/dispute-evidence.ts';
import { REFUND_PROOF_MIN } from '../../shared/rules/refunds.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { formatMoney } from '../../shared/kernel/money.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { minorOf } from '../../shared/rules/typed-numbers.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { dayIn, definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/pagos';
const TEXT_MOST = 100;

/** The seller has seen a deposit on the store's bank account. */
const confirming = {
  call: confirmDeposit,
  done: 'deposit',
  invalid: 'payment_not_found',
  fields: ({ payment }: Fields, { store }: FormAbout) => ({ id: store.id, payment }),
} as const;

/** Asks the provider again. */
const asking = {
  call: askPayment,
  done: 'asked',
  invalid: 'payment_not_found',
  fields: ({ payment }: Fields, { store }: FormAbout) => ({ id: store.id, payment }),
} as const;

/** The payments that the store takes, and its balance; needs `invoicing-admin`. */
export const ownPaymentsPage = definePage({
  name: 'own-payments',
  words: ownPayments.words,
  paths: ['/admin/pagos'],
  query: ['page', 'text', 'state', 'payment_type', 'start_date', 'end_date', 'done'],
  needs: 'invoicing-admin',
  shell: 'office',
  forms: { confirm: confirming },
  async view({ env, title, read, query, store, form, idempotencyKey, now }) {
    const page = pageNumber(query);
    const narrowed = narrowedBy(query);
    const params = { id: store.id };
    const rows = rowsOf(page, PAGE_SIZE.table);
    const { state } = narrowed;
    const stage = stageOf(state);
    const filter = filterOf(narrowed);
    const [list, disputes, { results: balances }, { results: deposits }, tests] = await Promise.all(
      [
        stage
          ? { results: [], matches_estimated: 0 }
          : read(listOwnPayments, {
              params,
              query: { ...filter, state: paymentState(state), ...rows },
            }).then(orThrow),
        read(listOwnDisputes, {
          params,
          query: stage ? { ...filter, stage, ...rows } : { limit: 1 },
        }).then(orThrow),
        read(listOwnBalances, { params }).then(orThrow),
        read(listDueDeposits, { params, query: { limit: PAGE_SIZE.table } }).then(orThrow),
        read(readTestWays, { params: { checkout: null } }).then(orThrow),
      ],
    );
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(ownPayments, {
          class: 'primary',
          props: {
            env,
            payments: list.results,
            total: list.matches_estimated,
            page,
            disputes,
            now,
            balances,
            deposits,
            testWays: tests.codes,
            isConfirmed: query.get('done') === 'deposit',
            error: form?.error ?? null,
            idempotencyKey,
            narrowed,
          },
        }),
      ),
    };
  },
});

type Narrowed = ReturnType<typeof narrowedBy>;

/** The disputes that a state of the address stands for; null for a payment's own state. */
function stageOf(state: string) {
  return state === 'disputed' ? 'open' : state === 'dispute_over' ? 'over' : null;
}

function paymentState(state: string) {
  const known = paymentFilters.shape.state.safeParse(state);
  return known.success ? known.data : undefined;
}

function narrowedBy(query: URLSearchParams) {
  const { shape } = paymentFilters;
  const state = query.get('state') ?? '';
  const code = shape.payment_type.safeParse(query.get('payment_type'));
  return {
    text: (query.get('text') ?? '').trim().slice(0, TEXT_MOST),
    state: stageOf(state) || paymentState(state) ? state : '',
    payment_type: (code.success && code.data) || '',
    start_date: dayIn(query, 'start_date'),
    end_date: dayIn(query, 'end_date'),
  } as const;
}

function filterOf({ text, payment_type, start_date, end_date }: Narrowed) {
  return {
    text,
    ...(payment_type !== '' && { payment_type }),
    ...(start_date !== '' && { start_date }),
    ...(end_date !== '' && { end_date }),
  };
}

const doneActions = [
  'refunded',
  'retried',
  'marked',
  'deposit',
  'asked',
  'answered',
  'submitted',
  'arrived',
] as const;
const needsOf = ({ tag }: FormAbout) => wordsOf(ownPayment.words, tag).needs;

/** The seller has seen a deposit come in another amount than it asked for. */
const arrived = formOf({
  call: confirmDeposit,
  done: 'arrived',
  invalid: 'payment_not_found',
  check: ({ came = '' }, about): Record<string, string> =>
    minorOf(came) ? {} : { came: needsOf(about).amount },
  fields: ({ payment, came = '' }, { store }) => ({ id: store.id, payment, amount: minorOf(came) }),
});

/** Gives back a line, the shipping or an amount, which is typed as an amount of money. */
const refund = formOf({
  call: refundOrder,
  done: 'refunded',
  invalid: 'order_not_found',
  blames: ['amount'],
  check: ({ amount = '', reason = '', note = '' }, about) => {
    const needs = needsOf(about);
    return {
      ...(!minorOf(amount) && { amount: needs.amount }),
      ...(reason === '' && { reason: needs.reason }),
      ...(reason === 'other' && note.trim() === '' && { note: needs.note }),
    };
  },
  fields: ({ what = '', amount = '', ...fields }: Fields) => {
    const [part, line] = what.split(':');
    return { ...fields, part, amount: minorOf(amount), ...(line && { line: Number(line) }) };
  },
});

const mark = formOf({
  call: markRefund,
  done: 'marked',
  invalid: 'refund_not_found',
  check: ({ proof = '' }, about): Record<string, string> =>
    proof.trim().length < REFUND_PROOF_MIN ? { proof: needsOf(about).proof } : {},
});

/** Keeps what the store has sent against a dispute. */
const answer = formOf({
  call: answerDispute,
  done: 'answered',
  invalid: 'dispute_not_found',
  check: ({ answer: text = '' }, about): Record<string, string> =>
    text.trim() === '' ? { answer: needsOf(about).answer } : {},
  fields: ({ id, dispute, answer: text }: Fields) => ({ id, dispute, text }),
});

/** Sends evidence to the provider, once its sender has said that it is final. */
const submit = formOf({
  call: submitEvidence,
  done: 'submitted',
  invalid: 'dispute_not_found',
  check: ({ statement = '', confirm }, about) => {
    const needs = needsOf(about);
    return {
      ...(statement.trim() === '' && { statement: needs.statement }),
      ...(confirm !== 'on' && { confirm: needs.confirm }),
    };
  },
  fields: (fields: Fields) => ({
    ...Object.fromEntries(evidenceFields.map((name) => [name, fields[name] ?? ''])),
    id: fields['id'],
    dispute: fields['dispute'],
  }),
});

/** One of these payments. */
export const ownPaymentPage = definePage({
  name: 'own-payment',
  paths: ['/admin/pagos/:payment{py_[a-z0-9-]+}'],
  query: ['done'],
  needs: 'invoicing-admin',
  shell: 'office',
  forms: {
    confirm: confirming,
    arrived,
    ask: asking,
    refund,
    retry: { call: retryRefund, done: 'retried', invalid: 'refund_not_found' },
    mark,
    answer,
    submit,
  },
  async view(context) {
    const { env, read, params, query, store, form, idempotencyKey, now } = context;
    const asked = await read(getOwnPayment, {
      params: { id: store.id, payment: params['payment'] ?? '' },
    });
    if (!asked.ok) return notFoundView(context);
    const payment = asked.value;
    const amount = formatMoney(payment.amount, payment.currency, env.tag);
    const title = fill(wordsOf(ownPayment.words, env.tag).of, { amount });
    const done = query.get('done');
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      trail: [
        { label: wordsOf(ownPayments.words, env.tag).title, path: PATH },
        { label: title, path: `${PATH}/${payment.id}` },
      ],
      main: wrapped(
        slot(ownPayment, {
          class: 'primary',
          props: {
            env,
            supplier: store.id,
            payment,
            done: doneActions.find((one) => one === done) ?? null,
            values: form?.values ?? {},
            errors: form?.errors ?? {},
            idempotencyKey,
            now,
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});
