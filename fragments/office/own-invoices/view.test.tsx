import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InvoiceView } from '../../../shared/contracts/invoices.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnInvoicesProps } from './props.ts';
import { OwnInvoicesView } from './view.tsx';

const one: InvoiceView = {
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
  stamp: 'declined',
  stamp_folio: null,
  stamp_fault: 'CFDI40145',
};
const billing = {
  rfc: 'EKU9003173C9',
  name: 'CASA',
  regime: '601',
  postal_code: '06700',
  vat: 800,
  issues_alone: true,
} as const;

function html(given: Partial<OwnInvoicesProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: OwnInvoicesProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    supplier: 'st_1',
    invoices: [one],
    total: 1,
    page: 1,
    filter: '',
    waiting: [],
    billing,
    period: { periodicity: '04', day: '2026-11-12' },
    preview: null,
    done: null,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(
    <OwnInvoicesView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('a document stands with its buyer, its files, and why its stamp was declined', () => {
  const text = html();
  expect(text).toContain('<b>F-000001</b> · Factura');
  expect(text).toContain('ANA &lt;RUIZ&gt;');
  expect(text).toContain('href="/tienda/a/facturas/fa_1/pdf"');
  expect(text).toContain('CFDI40145');
  expect(text).toContain('name="invoice" value="fa_1"');
  expect(html({ invoices: [{ ...one, stamp: 'stamped' }] })).not.toContain('value="stamp"');
});

test('what is asked for is issued once it is paid', () => {
  const waiting = {
    order: 'or_2',
    number: 'AB12-CD34',
    name: 'LUIS',
    rfc: 'GODE561231GR8',
    total: 100,
    currency: 'MXN',
    asked_on: '2026-11-22T20:00:00.000Z',
    is_paid: true,
  };
  expect(html({ waiting: [waiting] })).toContain('name="order" value="or_2"');
  const unpaid = html({ waiting: [{ ...waiting, is_paid: false }] });
  expect(unpaid).toContain(messages.es.notPaid);
  expect(unpaid).not.toContain('value="issue"');
});

test('a filter is kept from page to page, and one that finds nothing leads back to all', () => {
  const text = html({ filter: '"F-1*"', page: 2, total: 45 }, 'en');
  expect(text).toContain('InvoicesFilter=%22F-1*%22&amp;page=3');
  const none = html({ filter: 'x', invoices: [], total: 0 }, 'en');
  expect(none).toContain(messages.en.noneFound);
  expect(html({ invoices: [], total: 0 })).toContain(messages.es.noneText);
});

test('the tax data stand open until there are some, and where they come back refused', () => {
  expect(html()).toContain('<details class="part"><summary');
  expect(html({ billing: null })).toContain('<details class="part" open="">');
  const refused = html({ values: { rfc: 'MAL', vat: '0' }, errors: { rfc: 'Revisa' } });
  expect(refused).toContain('<details class="part" open="">');
  expect(refused).toContain('value="MAL"');
});

test('the tick says whether invoices issue themselves, and a refused form keeps what was chosen', () => {
  const tick = (given: Partial<OwnInvoicesProps>) =>
    /<input[^>]*name="issues_alone"[^>]*>/.exec(html(given))?.[0] ?? '';
  expect(tick({})).toContain('checked=""');
  expect(tick({ billing: null })).toContain('name="issues_alone"');
  expect(tick({ billing: null })).not.toContain('checked');
  expect(tick({ billing: null, values: { rfc: 'x', issues_alone: 'on' } })).toContain('checked');
  expect(tick({ values: { rfc: 'x' } })).not.toContain('checked');
});

const preview = {
  first: '2026-11-01',
  last: '2026-11-30',
  is_over: false,
  orders: 2,
  has_more: false,
  base: 10_000,
  tax: 1_600,
  total: 11_600,
  currency: 'MXN',
} as const;

test('a global invoice is looked at before it is made, and says what it leaves for another one', () => {
  expect(html()).not.toContain(messages.es.make);
  const text = html({ preview });
  expect(text).toContain('del 1 de noviembre de 2026 al 30 de noviembre de 2026</b> · 2 pedidos');
  expect(text).toContain('name="periodicity" value="04"');
  expect(text).toContain('name="day" value="2026-11-12"');
  expect(text).toContain(messages.es.make);
  expect(text).toContain(messages.es.notOver);
  expect(text).not.toContain(messages.es.hasMore);
  const more = html({ preview: { ...preview, is_over: true, has_more: true } });
  expect(more).not.toContain(messages.es.notOver);
  expect(more).toContain(messages.es.hasMore);
});

test('a period without sales, and one that has no invoice, have no button; a store without tax data no form', () => {
  const none = html({ preview: { ...preview, orders: 0, total: 0 } });
  expect(none).toContain(messages.es.nothing);
  expect(none).not.toContain(messages.es.make);
  const refused = html({ preview: 'Todavía no' });
  expect(refused).toContain('Todavía no');
  expect(refused).not.toContain(messages.es.make);
  expect(html({ billing: null })).not.toContain(messages.es.global);
});

test('a global invoice leads to its days and files, to no single order', () => {
  const period = { first: '2026-11-01', last: '2026-11-30' };
  const text = html({
    invoices: [{ ...one, kind: 'global', order: null, order_number: null, period }],
  });
  expect(text).toContain('<b>F-000001</b> · Factura global');
  expect(text).toContain('del 1 de noviembre de 2026 al 30 de noviembre de 2026');
  expect(text).not.toContain('/admin/ordenes/');
});
