import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { PromotedItem } from '../../../shared/contracts/referral.ts';
import { messages } from './messages/en.ts';
import type { ReferralProps } from './props.ts';
import { ReferralView } from './view.tsx';

const item: PromotedItem = {
  id: 'it_1',
  slug: 'camara',
  name: 'Cámara',
  type: 'product',
  dssupplier: 'st_foto',
  supplier_name: 'Lente Norte',
  supplier_slug: 'foto',
  photo: null,
  list_price: 100_000,
  currency: 'MXN',
  buy_by: 89_950,
  earnings: 10_050,
  in_store: true,
};

const html = (given: Partial<ReferralProps> = {}) =>
  renderToString(
    <ReferralView
      env={pageEnv({ locale: 'es', base: '/tienda/ana', country: 'MX' })}
      tab="products"
      list={{ results: [item], matches_estimated: 40 }}
      page={1}
      pageSize={20}
      narrowed={{ text: '', type: '' }}
      rates={null}
      ownStoreUrl="http://ana.test/admin/reventa"
      promoter="ac_ana"
      {...given}
      locale="es"
      t={messages.es}
    />,
  ).replaceAll('<!-- -->', '');

test('an item says what it earns, what the reader would pay, and what buyers pay', () => {
  const text = html();
  expect(text).toContain('Ganas $100.50');
  expect(text).toContain('Para ti en $899.50');
  expect(text).toContain('Se vende en $1,000.00');
  expect(text).toContain('href="/tienda/ana/productos/foto/camara?referral=ac_ana"');
});

test('an account without a store has no link of its own, and is led to open one', () => {
  const text = html({ promoter: null, ownStoreUrl: null });
  expect(text).not.toContain('referral=');
  expect(text).toContain('/tienda/ana/asistentes/emprendedores');
});

test('pages keep the search; an empty list says what to do', () => {
  const text = html({ narrowed: { text: 'sol', type: 'product' } });
  expect(text).toContain('/tienda/ana/apps/me/referral?text=sol&amp;type=product&amp;page=2');
  const none = { results: [], matches_estimated: 0 };
  expect(html({ list: none })).toContain(messages.es.none);
  expect(html({ list: none, narrowed: { text: 'x', type: '' } })).toContain(messages.es.noneFound);
});

test('the rates stand in a table; a network without any says so', () => {
  const rates = {
    since: '2026-11-01T12:00:00.000Z',
    seller: 0.5,
    up_one: 0.05,
    up_two: 0.02,
    touch: 'first' as const,
  };
  const text = html({ tab: 'plans', rates });
  expect(text).toContain('<th scope="row">A ti, que vendes</th><td>50');
  expect(text).toContain('Desde el 1 de noviembre de 2026');
  expect(html({ tab: 'plans' })).toContain(messages.es.noRates);
});
