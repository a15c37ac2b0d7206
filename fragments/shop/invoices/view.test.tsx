import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InvoiceView } from '../../../shared/contracts/invoices.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { InvoicesProps } from './props.ts';
import { InvoicesView } from './view.tsx';

const one: InvoiceView = {
  id: 'fa_2',
  number: 'F-000002',
  kind: 'credit',
  of: 'F-000001',
  order: 'or_1',
  order_number: 'K7QX-2M4P',
  period: null,
  seller: 'Casa',
  name: 'ANA',
  rfc: 'GODE561231GR8',
  total: 11_600,
  currency: 'MXN',
  issued_on: '2026-11-22T03:00:00.000Z',
  stamp: 'none',
  stamp_folio: null,
  stamp_fault: null,
};

function html(given: Partial<InvoicesProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: InvoicesProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    storeName: 'Lirio',
    list: { results: [one], matches_estimated: 1 },
    page: 1,
    pageSize: 10,
    ...given,
  };
  return renderToStaticMarkup(<InvoicesView {...props} t={messages[locale]} locale={locale} />);
}

test('a document is named by its number, its order and the invoice that it lessens', () => {
  const text = html();
  expect(text).toContain('Nota de crédito F-000002');
  expect(text).toContain('De la factura F-000001');
  expect(text).toContain('href="/tienda/a/mis-compras/or_1/factura"');
  expect(text).toContain('href="/tienda/a/facturas/fa_2/xml"');
  // The day that it was in the store's country.
  expect(text).toContain('21 de noviembre de 2026');
});

test('many stand in pages, and none leads to the purchases', () => {
  const list = { results: [one], matches_estimated: 31 };
  expect(html({ list, page: 2 })).toContain('href="/tienda/a/facturas?page=3"');
  const empty = html({ list: { results: [], matches_estimated: 0 } }, 'en');
  expect(empty).toContain('You have no invoices of Lirio yet.');
  expect(empty).toContain('href="/tienda/a/mis-compras"');
});
