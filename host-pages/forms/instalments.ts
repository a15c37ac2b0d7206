import { instalmentTermsFragment } from '../../fragments/office/instalment-terms/server.ts';
import { instalmentsFragment } from '../../fragments/shop/instalments/server.ts';
import {
  chooseInstalments,
  getInstalmentTerms,
  readInstalments,
  setInstalmentTerms,
} from '../../shared/contracts/instalments.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { INSTALMENT_TERMS } from '../../shared/rules/instalments.ts';
import { formOf, type PageForm } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { shownIn, type PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';

/** Chooses monthly payments; it leads back to the checkout. */
const monthsForm = formOf({
  call: chooseInstalments,
  async fields({ msi_payments: payments }, { params, read }) {
    const checkout = params['checkout'] ?? '';
    const found = await read(readInstalments, { params: { checkout } });
    const cart = found.ok ? found.value?.cart : undefined;
    return { cart, checkout, msi_payments: Number(payments) };
  },
  invalid: 'instalments_not_available',
});

const checkoutForms = { months: monthsForm };

/** Monthly payments before a checkout's form; none where there is nothing to choose. */
async function checkoutSlots({ env, read, params, form, idempotencyKey }: PageContext) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readInstalments, { params: { checkout } });
  const choice = found.ok ? found.value : null;
  if (!choice || choice.options.length === 0) return [];
  return [
    slot(instalmentsFragment, {
      class: 'primary',
      props: {
        env,
        path: `/checkout/${checkout}`,
        choice,
        idempotencyKey,
        error: shownIn(checkoutForms, form)?.error ?? null,
      },
    }),
  ];
}

/** Monthly payments before the form of a checkout. */
export const monthsPart: PagePart = { forms: checkoutForms, slots: checkoutSlots };

/** Saves the plans that the store offers; they stand on the settings' page. */
const termsForm: PageForm = {
  call: setInstalmentTerms,
  done: 'months',
  refused: 'told',
  fields: (fields, { store }) => ({
    mashup: `${store.id}:${store.id}`,
    type: store.store_type,
    terms: INSTALMENT_TERMS.filter((term) => fields[`term_${term}`] !== undefined),
    minimum: Math.round(Number(fields['minimum'] ?? 0) * 100),
  }),
};

/** The plans that the store offers, on the settings' page. */
async function termsSlots({ env, read, store, query, idempotencyKey }: PageContext) {
  const params = { mashup: `${store.id}:${store.id}`, type: store.store_type };
  const terms = orThrow(await read(getInstalmentTerms, { params }));
  const done = query.get('done') === termsForm.done;
  return [
    slot(instalmentTermsFragment, {
      class: 'primary',
      props: { env, terms, done, idempotencyKey },
    }),
  ];
}

/** The store's plans of monthly payments, on the settings' page. */
export const termsPart: PagePart = { forms: { months: termsForm }, slots: termsSlots };
