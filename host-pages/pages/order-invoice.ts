import { invoiceForm } from '../../fragments/shop/invoice-form/server.ts';
import { askInvoice, readOrderInvoices } from '../../shared/contracts/invoices.ts';
import { taxFaults } from '../forms/tax-fields.ts';
import { formOf } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The invoice of an order, for its buyer: asks for it, and shows its documents. */
export const orderInvoicePage = definePage({
  name: 'order-invoice',
  words: invoiceForm.words,
  paths: ['/mis-compras/:order/factura'],
  query: ['done'],
  cached: false,
  forms: {
    ask: formOf({
      call: askInvoice,
      done: 'asked',
      check: (fields, { tag }) => taxFaults(invoiceForm.words, fields, tag),
      fields: ({ rfc, name, regime, use, postal_code }, { params }) => ({
        order: params['order'],
        rfc,
        name,
        regime,
        use,
        postal_code,
      }),
    }),
  },
  async view(context) {
    const { env, title, read, params, query, form, idempotencyKey } = context;
    const order = params['order'] ?? '';
    const found = await read(readOrderInvoices, { params: { order } });
    if (!found.ok) return notFoundView(context);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, `/mis-compras/${order}/factura`),
      main: wrapped(
        slot(invoiceForm, {
          class: 'primary',
          props: {
            env,
            order: found.value,
            isDone: query.get('done') === 'asked',
            values: form?.values ?? {},
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});
