import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InvoiceView, OrderInvoices } from '../../../shared/contracts/invoices.ts';
import { cfdiUses, regimes } from '../../../shared/rules/cfdi.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { InvoiceFormProps } from './props.ts';
import { InvoiceFormView } from './view.tsx';

const order: OrderInvoices = {
  order: 'or_1',
  number: 'K7QX-2M4P',
  seller: 'Casa',
  needs_sign_in: false,
  refusal: null,
  at_once: true,
  billing: null,
  invoices: [],
};
const invoice: InvoiceView = {
  id: 'fa_1',
  number: 'F-000001',
  kind: 'invoice',
  of: null,
  order: 'or_1',
  order_number: 'K7QX-2M4P',
  period: null,
  seller: 'Casa',
  name: 'ANA <RUIZ>',
  rfc: 'GODE561231GR8',
  total: 11_600,
  currency: 'MXN',
  issued_on: '2026-11-22T20:00:00.000Z',
  stamp: 'none',
  stamp_folio: null,
  stamp_fault: null,
};

function html(given: Partial<InvoiceFormProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: InvoiceFormProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    order,
    isDone: false,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(
    <InvoiceFormView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('the form offers every regime and every use by its code', () => {
  const text = html();
  for (const code of [...regimes, ...cfdiUses]) expect(text).toContain(`<option value="${code}">`);
});

test('a refused form keeps what was typed, and says what is wrong; kept data can be changed', () => {
  const text = html({ values: { rfc: 'MAL', use: 'D10' }, errors: { rfc: 'Revisa' } });
  expect(text).toContain('value="MAL"');
  expect(text).toContain('<option value="D10" selected="">');
  expect(text).toContain('id="f-rfc-error">Revisa');
  const billing = {
    rfc: 'GODE561231GR8',
    name: 'ANA',
    regime: '612',
    postal_code: '06700',
    use: 'G03',
  } as const;
  const kept = html({ order: { ...order, billing } });
  expect(kept).toContain('value="GODE561231GR8"');
  expect(kept).toContain(messages.es.change);
  expect(kept).toContain('Casa emite la factura');
});

test('an issued one stands with its files, and that it has no stamp', () => {
  const text = html(
    { order: { ...order, refusal: 'invoice_issued', invoices: [invoice] }, isDone: true },
    'en',
  );
  expect(text).toContain('ANA &lt;RUIZ&gt;');
  expect(text).toContain('href="/tienda/a/facturas/fa_1/pdf"');
  expect(text).toContain('href="/tienda/a/facturas/fa_1/xml"');
  expect(text).toContain(messages.en.unstamped);
  expect(text).toContain(messages.en.issued);
  expect(text).not.toContain('<form');
});

test('it says why there is none, and leads a visitor to sign in', () => {
  expect(html({ order: { ...order, refusal: 'invoice_canceled' } })).toContain(
    messages.es.refusals.invoice_canceled,
  );
  const text = html({ order: { ...order, needs_sign_in: true } });
  expect(text).toContain('/tienda/a/login?next=%2Ftienda%2Fa%2Fmis-compras%2For_1%2Ffactura');
  expect(text).not.toContain('<form');
});
