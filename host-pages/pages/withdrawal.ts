import { withdrawalForm } from '../../fragments/shop/withdrawal-form/server.ts';
import { withdrawPurchase } from '../../shared/contracts/withdrawals.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { isEmail } from '../../shared/rules/email.ts';
import { mayWithdrawIn } from '../../shared/rules/unlocking.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/arrepentimiento';
const CODE = /^[A-Z0-9]{5}-[A-Z0-9]{5}$/;

/** The page by which a buyer withdraws from a purchase; stores of other countries have none. */
export const withdrawalPage = definePage({
  name: 'withdrawal',
  words: withdrawalForm.words,
  paths: ['/arrepentimiento'],
  query: ['code'],
  cached: false,
  forms: {
    withdraw: formOf({
      call: withdrawPurchase,
      check: problemsOf,
      fields: ({ number, email, detail = '' }) => ({
        number,
        email,
        detail: detail.replaceAll('\r\n', '\n'),
      }),
      onward: ({ code }, _fields, { base }) => `${base}${PATH}?code=${code}`,
    }),
  },
  view(context) {
    const { env, title, store, query, form, idempotencyKey } = context;
    if (!mayWithdrawIn(store.country)) return notFoundView(context);
    const code = query.get('code') ?? '';
    return {
      status: form ? 422 : 200,
      head: { title, description: null, canonical: PATH, index: true },
      trail: [{ label: title, path: PATH }],
      main: wrapped(
        slot(withdrawalForm, {
          class: 'primary',
          props: {
            env,
            storeName: store.name,
            values: form?.values ?? {},
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            code: CODE.test(code) ? code : null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

function problemsOf(
  { number = '', email = '' }: Fields,
  { tag }: FormAbout,
): Record<string, string> {
  const { needs, problems } = wordsOf(withdrawalForm.words, tag);
  const isWrong = email.trim() !== '' && !isEmail(email.trim());
  return {
    ...(number.trim() === '' && { number: needs.number }),
    ...(email.trim() === '' && { email: needs.email }),
    ...(isWrong && { email: problems.email }),
  };
}
