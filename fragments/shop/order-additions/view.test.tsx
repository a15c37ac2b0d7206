import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BoughtAdditions } from '../../../shared/contracts/order-additions.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { OrderAdditionsView } from './view.tsx';

const addition: BoughtAdditions['results'][number] = {
  to: 'K7QX-2M4P',
  state: 'open',
  total: 5_000,
  currency: 'MXN',
  items: ['2 × Falda <b>'],
  url: 'https://a.example/pago/dl_1',
  until: '2026-11-25T20:00:00.000Z',
  order: null,
};

function html(additions: Partial<BoughtAdditions> = {}): string {
  const env = pageEnv({ locale: 'es', base: '/tienda/a', country: 'MX' });
  const all = { extends: null, results: [], ...additions };
  return renderToString(
    <OrderAdditionsView env={env} additions={all} locale="es" t={messages.es} />,
  ).replaceAll('<!-- -->', '');
}

test('what awaits its payment leads to it, and what is over does not', () => {
  const text = html({ results: [addition] });
  expect(text).toContain('href="https://a.example/pago/dl_1"');
  expect(text).toContain('Al pedido K7QX-2M4P: 2 × Falda &lt;b&gt;');
  expect(html({ results: [{ ...addition, state: 'taken_back' }] })).not.toContain('href=');
});

test('what was paid leads to its order, which leads back; nothing shows nothing', () => {
  const order = { id: 'or_2', number: 'AB12-CD34' };
  const text = html({ results: [{ ...addition, state: 'paid', order }] });
  expect(text).toContain('href="/tienda/a/mis-compras/or_2"');
  expect(text).not.toContain('/pago/');
  expect(html({ extends: order })).toContain('href="/tienda/a/mis-compras/or_2"');
  expect(html()).toBe('');
});
