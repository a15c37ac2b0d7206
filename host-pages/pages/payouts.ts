import { payoutsDone, type PayoutsProps } from '../../fragments/office/payouts/props.ts';
import { payoutsFragment } from '../../fragments/office/payouts/server.ts';
import {
  approvePayouts,
  getPayoutBatch,
  listPayouts,
  makePayoutBatch,
  readBankAnswer,
  refusePayout,
} from '../../shared/contracts/dispersions.ts';
import { listPauses, pauseSeller, resumeSeller } from '../../shared/contracts/seller-pauses.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { PAYOUT_ROWS } from '../../shared/rules/payout-formats.ts';
import { guarded, provenForm, proveForm } from '../forms/money-proof.ts';
import { formOf, isRefused, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf, type PageContext } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/pagos/dispersiones';
const declared = {
  words: payoutsFragment.words,
  query: ['page', 'done'],
  needs: 'payouts-admin',
} as const;

/** The withdrawals of the network that wait, and its batches; of a root store alone. */
export const payoutsPage = definePage({
  ...declared,
  shell: 'office',
  name: 'payouts',
  paths: ['/admin/pagos/dispersiones'],
  forms: {
    approve: {
      ...guarded,
      call: approvePayouts,
      done: 'approved',
      fields: ({ cashout }: Fields) => ({ cashouts: cashout ? [cashout] : [] }),
    },
    refuse: {
      call: refusePayout,
      done: 'refused',
      invalid: 'cashout_not_found',
      fields: ({ cashout, reason }: Fields) => ({ cashout, reason }),
    },
    make: formOf({
      ...guarded,
      call: makePayoutBatch,
      fields: ({ currency, format }) => ({ currency, format }),
      onward: ({ id }, _fields, { base }) => `${base}${LIST}/${id}?done=made`,
    }),
    pause: {
      ...guarded,
      call: pauseSeller,
      done: 'paused',
      blames: ['username', 'reason'],
      fields: ({ username, reason }: Fields) => ({ username, reason }),
    },
    resume: {
      call: resumeSeller,
      done: 'resumed',
      fields: ({ account }: Fields) => ({ account }),
    },
    prove: proveForm,
  },
  async view(context) {
    const { read, query } = context;
    const page = rowsOf(pageNumber(query), PAYOUT_ROWS);
    const [{ waiting, batches }, { results: pauses }] = await Promise.all([
      read(listPayouts, { query: page }).then(orThrow),
      read(listPauses).then(orThrow),
    ]);
    return {
      status: statusOf(context),
      head: privateHead(context.title, LIST),
      main: shown(context, LIST, {
        shown: { kind: 'waiting', batches, pauses },
        payouts: waiting.results,
        total: waiting.matches_estimated,
      }),
    };
  },
});

/** One batch: its file for the bank, the bank's answer, and its withdrawals. */
export const payoutBatchPage = definePage({
  ...declared,
  shell: 'office',
  name: 'payout-batch',
  paths: [`${LIST}/:batch{pb_[a-z0-9]+}`],
  forms: {
    read: {
      ...guarded,
      call: readBankAnswer,
      done: 'read',
      fields: ({ text }: Fields, { params }: FormAbout) => ({ batch: params['batch'], text }),
    },
    prove: proveForm,
  },
  async view(context) {
    const { env, title, read, params, query } = context;
    const found = await read(getPayoutBatch, {
      params: { batch: params['batch'] ?? '' },
      query: rowsOf(pageNumber(query), PAYOUT_ROWS),
    });
    if (!found.ok) return notFoundView(context);
    const { cashouts, ...batch } = found.value;
    const path = `${LIST}/${batch.id}`;
    const name = fill(wordsOf(payoutsFragment.words, env.tag).batch, { number: batch.number });
    return {
      status: statusOf(context),
      head: privateHead(name, path),
      trail: [
        { label: title, path: LIST },
        { label: name, path },
      ],
      main: shown(context, path, {
        shown: { kind: 'batch', batch },
        payouts: cashouts.results,
        total: cashouts.matches_estimated,
      }),
    };
  },
});

function statusOf({ form }: PageContext): 200 | 422 {
  return form && (isRefused(form) || provenForm(form).proof === 'asked') ? 422 : 200;
}

function shown(
  { env, query, form, idempotencyKey }: PageContext,
  path: string,
  given: Pick<PayoutsProps, 'shown' | 'payouts' | 'total'>,
) {
  const done = query.get('done');
  return wrapped(
    slot(payoutsFragment, {
      class: 'primary',
      props: {
        env,
        ...given,
        page: pageNumber(query),
        path,
        done: payoutsDone.find((one) => one === done) ?? null,
        idempotencyKey,
        form: form ? provenForm(form) : null,
        errors: form?.errors ?? {},
        error: form?.error ?? null,
      },
    }),
  );
}
