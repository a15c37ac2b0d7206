import { invoiceForm } from '../../fragments/shop/invoice-form/server.ts';
import { askInvoice, buyerTaxData, readOrderInvoices } from '../../shared/contracts/invoices.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { cfdiUses, regimesOf, taxProblems } from '../../shared/rules/cfdi.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

function problemsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const { needs } = wordsOf(invoiceForm.words, tag);
  const read = buyerTaxData.safeParse(fields);
  const wrong = read.success
    ? taxProblems(read.data)
    : read.error.issues.map(({ path }) => String(path[0]) as keyof typeof needs);
  const fitting = read.success
    ? cfdiUses.filter((use) => regimesOf(use).includes(read.data.regime))
    : ['G01', 'G03', 'S01'];
  return Object.fromEntries(
    wrong.map((field) => [field, fill(needs[field], { uses: fitting.join(', ') })]),
  );
}

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
      check: problemsOf,
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
