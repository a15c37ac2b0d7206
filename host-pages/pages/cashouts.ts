import { cashoutFragment } from '../../fragments/shop/cashout/server.ts';
import { cashoutDone } from '../../fragments/shop/cashout/props.ts';
import {
  askCashout,
  askStoreCashout,
  cancelCashout,
  cancelStoreCashout,
  getCashouts,
  getStoreCashouts,
  setPayoutAccount,
  setStorePayoutAccount,
  type Cashouts,
} from '../../shared/contracts/cashouts.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { CASHOUT_ROWS } from '../../shared/rules/cashouts.ts';
import { minorOf } from '../../shared/rules/typed-numbers.ts';
import { guarded, provenForm, proveForm } from '../forms/money-proof.ts';
import { isRefused, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf, type PageContext, type PageView } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

function checkAmount(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const isRight = minorOf((fields['amount'] ?? '').replaceAll(' ', '')) !== undefined;
  return isRight ? {} : { amount: wordsOf(cashoutFragment.words, tag).problems.amount };
}

/** @param whose the params that name the wallet's owner */
function formsOf(
  calls: {
    readonly ask: typeof askCashout | typeof askStoreCashout;
    readonly save: typeof setPayoutAccount | typeof setStorePayoutAccount;
    readonly cancel: typeof cancelCashout | typeof cancelStoreCashout;
  },
  whose: (about: FormAbout) => object,
) {
  const at = (about: FormAbout) => ({ ...whose(about), wallet: about.params['wallet'] });
  return {
    ask: {
      ...guarded,
      call: calls.ask,
      done: 'asked',
      blames: ['amount'],
      check: checkAmount,
      fields: ({ amount = '' }: Fields, about: FormAbout) => ({
        ...at(about),
        amount: minorOf(amount.replaceAll(' ', '')),
      }),
    },
    save: {
      ...guarded,
      call: calls.save,
      done: 'saved',
      blames: ['number', 'holder'],
      fields: ({ number, holder }: Fields, about: FormAbout) => ({ ...at(about), number, holder }),
    },
    cancel: {
      call: calls.cancel,
      done: 'cancelled',
      fields: ({ cashout }: Fields, about: FormAbout) => ({ ...at(about), cashout }),
    },
    prove: proveForm,
  };
}

const declared = { words: cashoutFragment.words, query: ['page', 'done'] } as const;

/** How an account draws the money of its own wallet out. */
export const cashoutPage = definePage({
  ...declared,
  name: 'cashout',
  paths: ['/me/wallet/:wallet/retiro'],
  needs: 'account',
  shell: 'account',
  forms: formsOf(
    { ask: askCashout, save: setPayoutAccount, cancel: cancelCashout },
    ({ person }) => ({ me: person?.id }),
  ),
  async view(context) {
    const person = await context.person;
    const wallet = context.params['wallet'] ?? '';
    const found = await context.read(getCashouts, {
      params: { me: person?.id ?? '', wallet },
      query: rowsOf(pageNumber(context.query), CASHOUT_ROWS),
    });
    return found.ok ? viewOf(context, found.value, '/me/wallet') : notFoundView(context);
  },
});

/** How a store draws the money of its wallet out; needs `wallets-admin`. */
export const storeCashoutPage = definePage({
  ...declared,
  name: 'store-cashout',
  paths: ['/admin/monedero/:wallet/retiro'],
  needs: 'wallets-admin',
  shell: 'office',
  forms: formsOf(
    { ask: askStoreCashout, save: setStorePayoutAccount, cancel: cancelStoreCashout },
    ({ store }) => ({ id: store.id }),
  ),
  async view(context) {
    const wallet = context.params['wallet'] ?? '';
    const found = await context.read(getStoreCashouts, {
      params: { id: context.store.id, wallet },
      query: rowsOf(pageNumber(context.query), CASHOUT_ROWS),
    });
    return found.ok ? viewOf(context, found.value, '/admin/monedero') : notFoundView(context);
  },
});

function viewOf(context: PageContext, drawn: Cashouts, base: string): PageView {
  const { env, title, params, query, form, idempotencyKey } = context;
  const wallet = `${base}/${params['wallet'] ?? ''}`;
  const path = `${wallet}/retiro`;
  const done = query.get('done');
  const shown = form && provenForm(form);
  return {
    status: form && (isRefused(form) || shown?.proof === 'asked') ? 422 : 200,
    head: privateHead(title, path),
    main: wrapped(
      slot(cashoutFragment, {
        class: 'primary',
        props: {
          env,
          drawn,
          path,
          wallet,
          page: pageNumber(query),
          pageSize: CASHOUT_ROWS,
          done: cashoutDone.find((one) => one === done) ?? null,
          idempotencyKey,
          form: shown ?? null,
          errors: form?.errors ?? {},
          error: form?.error ?? null,
        },
      }),
    ),
  };
}
