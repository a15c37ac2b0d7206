import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { EarningRow } from './props.ts';
import { ItemEarningsView } from './view.tsx';

const row = (sku: string, earnings: number, name = ''): EarningRow => ({
  id: 'it_1',
  sku,
  name,
  price: 100_000,
  currency: 'MXN',
  buy_by: 100_000 - earnings,
  earnings,
  rate: 0.5,
});
const html = (rows: readonly EarningRow[], isShown = true) =>
  renderToString(
    <ItemEarningsView
      env={pageEnv({ locale: 'es', base: '/tienda/a', country: 'MX' })}
      rows={rows}
      isShown={isShown}
      returnTo="/tienda/a/productos/foto/camara"
      link="http://a.localhost/productos/foto/camara?referral=ac_ana"
      locale="es"
      t={messages.es}
    />,
  );

test('variants that earn alike are one line; others are told each', () => {
  const alike = html([row('sk_1', 10_050), row('sk_2', 10_050)]);
  expect(alike).toContain('Ganas $100.50 por cada venta');
  expect(alike).toContain('$899.50');
  expect(alike).not.toContain('<table');
  const apart = html([row('sk_1', 10_050, 'Negra'), row('sk_2', 20_000, 'Plata')]);
  expect(apart.match(/<th scope="row">[^<]*/g)).toEqual([
    '<th scope="row">Negra',
    '<th scope="row">Plata',
  ]);
  expect(apart).toContain('$200.00');
});

test('hidden amounts leave the way to show them alone', () => {
  const hidden = html([row('sk_1', 10_050)], false);
  expect(hidden).toContain('value="show"');
  expect(hidden).not.toContain('$');
  expect(html([row('sk_1', 10_050)])).toContain('value="hide"');
});
