import { billingFragment } from '../../fragments/shop/billing/server.ts';
import {
  readCheckoutBilling,
  setCheckoutBilling,
} from '../../shared/contracts/checkout-billing.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { billingNames, billingProblems, type BillingName } from '../../shared/rules/billing.ts';
import { phoneDigits } from '../../shared/rules/phone.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { shownIn, type PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';

/** The checkout of the form's page, with its cart. */
async function checkoutOf({ params, read }: FormAbout) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readCheckoutBilling, { params: { checkout } });
  return { checkout, cart: found.ok ? found.value.cart : null };
}

/** The data of a form, without the fields that are empty. */
function dataOf(fields: Fields): Record<string, string> {
  const texts = billingNames.map((name) => [name, textOf(fields, name)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function textOf(fields: Fields, name: BillingName): string {
  const text = (fields[name] ?? '').trim();
  return name === 'phone' ? phoneDigits(text) : text;
}

function faultsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const { needs, problems } = wordsOf(billingFragment.words, tag);
  return Object.fromEntries(
    Object.entries(billingProblems(dataOf(fields))).map(([name, problem]) => [
      name,
      problem === 'required' ? needs[name as BillingName] : problems[problem],
    ]),
  );
}

/** Keeps whose card pays a checkout; it leads back there. */
const billingForm = formOf({
  call: setCheckoutBilling,
  check: faultsOf,
  fields: async (fields, about) => ({ ...(await checkoutOf(about)), billing: dataOf(fields) }),
  invalid: 'checkout_not_found',
});

/** Says that the card is the buyer's, at the address of the delivery. */
const sameBillingForm = formOf({
  call: setCheckoutBilling,
  fields: async (_fields, about) => ({ ...(await checkoutOf(about)), billing: null }),
  invalid: 'checkout_not_found',
});

const forms = { billing: billingForm, same_billing: sameBillingForm };

/** The billing data before a checkout's form; none where no way to pay takes them. */
async function slots({ env, read, params, query, form, idempotencyKey }: PageContext) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readCheckoutBilling, { params: { checkout } });
  if (!found.ok || !found.value.counts) return [];
  const refused = shownIn(forms, form);
  return [
    slot(billingFragment, {
      class: 'primary',
      props: {
        env,
        path: `/checkout/${checkout}`,
        kept: found.value.billing,
        isOpen: query.get('billing') === 'open',
        idempotencyKey,
        values: refused?.values ?? {},
        errors: refused?.errors ?? {},
        error: refused?.error ?? null,
      },
    }),
  ];
}

/** Whose card pays, before the form of a checkout. */
export const billingPart: PagePart = { forms, slots };
