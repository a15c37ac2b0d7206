import { invoicingFragment } from '../../fragments/shop/invoicing/server.ts';
import {
  readCheckoutInvoicing,
  setCheckoutInvoicing,
} from '../../shared/contracts/checkout-invoicing.ts';
import { formOf, type FormAbout } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { shownIn, type PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';
import { taxFaults } from './tax-fields.ts';

/** The checkout of the form's page, with its cart. */
async function checkoutOf({ params, read }: FormAbout) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readCheckoutInvoicing, { params: { checkout } });
  return { checkout, cart: found.ok ? found.value.cart : null };
}

/** Keeps the invoicing data of a checkout; it leads back there. */
const invoicingForm = formOf({
  call: setCheckoutInvoicing,
  check: (fields, { tag }) => taxFaults(invoicingFragment.words, fields, tag),
  async fields({ rfc, name, regime, use, postal_code }, about) {
    const invoicing = { rfc, name, regime, use, postal_code };
    return { ...(await checkoutOf(about)), invoicing };
  },
  invalid: 'checkout_not_found',
});

/** Says that the buyer needs no invoice. */
const noInvoiceForm = formOf({
  call: setCheckoutInvoicing,
  fields: async (_fields, about) => ({ ...(await checkoutOf(about)), invoicing: null }),
  invalid: 'checkout_not_found',
});

const forms = { invoicing: invoicingForm, no_invoice: noInvoiceForm };

/** The invoicing data before a checkout's form; none where no supplier of it issues invoices. */
async function slots({ env, read, params, form, idempotencyKey }: PageContext) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readCheckoutInvoicing, { params: { checkout } });
  if (!found.ok || !found.value.counts) return [];
  const refused = shownIn(forms, form);
  return [
    slot(invoicingFragment, {
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
    }),
  ];
}

/** Invoicing data before the form of a checkout. */
export const invoicingPart: PagePart = { forms, slots };
