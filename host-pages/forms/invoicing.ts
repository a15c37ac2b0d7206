import { invoicingFragment } from '../../fragments/shop/invoicing/server.ts';
import {
  readCheckoutInvoicing,
  setCheckoutInvoicing,
} from '../../shared/contracts/checkout-invoicing.ts';
import { formOf, type FormAbout } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';
import { taxFaults } from './tax-fields.ts';

/** The names under which the forms of invoicing data are posted. */
const INTENTS = ['invoicing', 'no_invoice'];

/** True for a form that the fragment of invoicing data shows again by itself. */
export function isInvoicingForm(form: PageContext['form']): boolean {
  return INTENTS.includes(form?.intent ?? '');
}

/** The checkout of the form's page, with its cart. */
async function checkoutOf({ params, read }: FormAbout) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readCheckoutInvoicing, { params: { checkout } });
  return { checkout, cart: found.ok ? found.value.cart : null };
}

/** Keeps the invoicing data of a checkout; it leads back there. */
export const invoicingForm = formOf({
  call: setCheckoutInvoicing,
  check: (fields, { tag }) => taxFaults(invoicingFragment.words, fields, tag),
  async fields({ rfc, name, regime, use, postal_code }, about) {
    const invoicing = { rfc, name, regime, use, postal_code };
    return { ...(await checkoutOf(about)), invoicing };
  },
  invalid: 'checkout_not_found',
});

/** Says that the buyer needs no invoice. */
export const noInvoiceForm = formOf({
  call: setCheckoutInvoicing,
  fields: async (_fields, about) => ({ ...(await checkoutOf(about)), invoicing: null }),
  invalid: 'checkout_not_found',
});

/** The invoicing data above a checkout; undefined where no supplier of it issues invoices. */
export async function invoicingSlot({ env, read, params, form, idempotencyKey }: PageContext) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readCheckoutInvoicing, { params: { checkout } });
  if (!found.ok || !found.value.counts) return undefined;
  const refused = isInvoicingForm(form) ? form : undefined;
  return slot(invoicingFragment, {
    class: 'primary',
    props: {
      env,
      path: `/checkout/${checkout}`,
      kept: found.value.invoicing,
      remembered: found.value.remembered,
      idempotencyKey,
      values: refused?.values ?? {},
      errors: refused?.errors ?? {},
      error: refused?.error ?? null,
    },
  });
}
