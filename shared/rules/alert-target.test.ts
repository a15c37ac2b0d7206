import { describe, expect, test } from 'vitest';
import {
  alertIcon,
  alertTarget,
  orderParams,
  type AlertAbout,
  type AlertView,
} from './alert-target.ts';
import { alertApps } from './alerts.ts';

const me = 'ac_rosa';
const shop: AlertView = { isShop: true, me, base: '', mode: 'own' };
const apps: AlertView = { ...shop, isShop: false };
const order = 'or_1';
const bought = { order, customer: me, checkout_aggregation: 'co_1' };
const sold = { order, customer: 'ac_ana', supplier: 'st_moda' };

type Row = [
  app: AlertAbout['origin_app'],
  params: AlertAbout['params'],
  inShop: string | null,
  elsewhere: string | null,
];

describe('an alert leads', () => {
  test.each<Row>([
    ['store', bought, '/mis-compras/co_1', '/shopping-cart/orders/or_1'],
    ['store', sold, '/admin/ordenes/or_1', '/apps/me/store/orders/or_1'],
    [
      'store',
      { ...sold, dssupplier: 'st_b' },
      '/admin/ordenes/or_1',
      '/apps/me/dssupplier/orders/or_1',
    ],
    ['store', { checkout_aggregation: 'co_1' }, '/mis-compras/co_1', '/mis-compras/co_1'],
    ['store', { type: 'export' }, '/admin/reportes/ordenes', '/apps/me/store/reports/orders'],
    ['products', { type: 'export' }, '/admin/inventario/reportes', '/admin/inventario/reportes'],
    [
      'products',
      { type: 'import' },
      '/admin/inventario/cargas',
      '/apps/me/dssupplier/products/cargas',
    ],
    [
      'invoicing',
      { invoice: 'A-17' },
      '/admin/facturas?InvoicesFilter=%22A-17*%22',
      '/admin/facturas?InvoicesFilter=%22A-17*%22',
    ],
    ['invoicing', { invoice: 'A-17', subtype: 'customer-recipient' }, '/facturas', '/facturas'],
    ['payments', { payment_token: 'pt_1' }, '/me/payments/pt_1', '/me/payments/pt_1'],
    ['crm', { contact_id: 'ce_1' }, '/admin/contactos', '/apps/me/crm/clients/detail/ce_1'],
    [
      'inbox',
      { type: 'conversation', contact_id: 'cv_1' },
      '/me/inbox/conversation/cv_1',
      '/me/inbox/conversation/cv_1',
    ],
    [
      'inbox',
      { type: 'conversation', contact_id: 'cv_1', supplier: 'st_moda' },
      '/admin/mensajes/cv_1',
      '/admin/mensajes/cv_1',
    ],
    ['inbox', { contact_id: 'ce_1' }, '/me/inbox/ce_1', '/me/inbox/ce_1'],
    ['membershipsoffer', { package_id: 'micro' }, '/apps/paquetes/micro', '/apps/paquetes/micro'],
    ['sms', { subtype: 'sms_runout' }, '/me/sms/packages', '/me/sms/packages'],
    [
      'wallet',
      { subtype: 'transfer_ok', wallet_type_id: 'wt_1' },
      '/admin/monedero/wt_1',
      '/me/wallet/wt_1',
    ],
    [
      'wallet',
      { subtype: 'transfer_ok', wallet_type_id: 'mxn', customer: me },
      '/me/wallet/mxn',
      '/me/wallet/mxn',
    ],
    ['referral', {}, '/apps/me/referral', '/apps/me/referral'],
    ['affinity-group', {}, '/admin/solicitudes', '/apps/me/affinity-group/requests'],
    ...alertApps
      .filter((app) => !['referral', 'affinity-group'].includes(app))
      .map((app): Row => [app, {}, null, null]),
  ])('%s %j', (origin_app, params, inShop, elsewhere) => {
    expect(alertTarget({ origin_app, params }, shop)).toBe(inShop);
    expect(alertTarget({ origin_app, params }, apps)).toBe(elsewhere);
  });

  test('a purchase of several suppliers to the order where each is paid for itself', () => {
    const to = (master_checkout: number) => {
      const named = orderParams({ id: order, checkout_id: 'co_1', master_checkout });
      return alertTarget({ origin_app: 'store', params: { ...named, customer: me } }, shop);
    };
    expect([to(1), to(0)]).toEqual(['/mis-compras/co_1', '/mis-compras/or_1']);
  });

  test.each(['affinity', 'affiliate'] as const)('staff of an %s to a list', (mode) => {
    const about = { origin_app: 'store', params: sold } as const;
    expect(alertTarget(about, { ...shop, mode })).toBe('/admin/ordenes/?OrdersFilter=%22or_1*%22');
  });

  test('below the path of a store that has one', () => {
    const view = { ...shop, base: '/tienda/ana' };
    const to = (params: AlertAbout['params']) => alertTarget({ origin_app: 'store', params }, view);
    expect(to(sold)).toBe('/tienda/ana/admin/ordenes/or_1');
    expect(to(bought)).toBe('/tienda/ana/mis-compras/co_1');
  });

  test.each(['//evil.example', '../admin', 'or_1?x', 'a/b', '', '\\evil', 'javascript:1'])(
    'nowhere by %s',
    (bad) => {
      for (const name of ['order', 'checkout_aggregation', 'contact_id', 'type'] as const) {
        const about = { origin_app: 'store', params: { ...sold, [name]: bad } } as const;
        expect(alertTarget(about, shop), name).toBeNull();
      }
    },
  );
});

test('every app has a picture, and what is fetched its own', () => {
  for (const origin_app of alertApps) {
    expect(alertIcon({ origin_app, params: {} })).toMatch(/^[a-z]+$/);
    expect(alertIcon({ origin_app, params: { type: 'export' } })).toBe('download');
  }
});
