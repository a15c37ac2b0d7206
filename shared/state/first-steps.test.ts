import { describe, expect, test } from 'vitest';
import { sampleSettings } from './fixtures.ts';
import { firstItemBody, stepSettings, stepValues } from './first-steps.ts';

describe('the settings of a step', () => {
  test('are sent alone: a step leaves every other setting out', () => {
    const looks = { photo: '/media/a.webp', color1: '#102030', color2: '#405060' };
    expect(stepSettings('looks', looks, sampleSettings, 'MX')).toEqual(looks);
    expect(stepSettings('looks', { ...looks, photo: '' }, sampleSettings, 'MX').photo).toBeNull();
  });

  test('begin as they are kept, and come back the same', () => {
    const settings = {
      ...sampleSettings,
      delivery_types: ['collection', 'fixed_delivery'] as const,
      collection_address: 'Calle 5',
      payment_types: ['cash', 'paypal'] as const,
      fixed_shipping_cost: 9950,
    };
    const mutable = JSON.parse(JSON.stringify(settings)) as typeof sampleSettings;
    const values = stepValues('payments', mutable, 'MX');
    expect(values).toMatchObject({ payment_paypal: 'on', fixed_shipping_cost: '99.50' });
    expect(Object.keys(values)).not.toContain('name');
    expect(stepSettings('payments', values, mutable, 'MX')).toEqual({
      delivery_types: ['collection', 'fixed_delivery'],
      payment_types: ['cash', 'paypal'],
      fixed_shipping_cost: 9950,
      fixed_shipping_days: mutable.fixed_shipping_days,
      collection_address: 'Calle 5',
    });
  });

  test('a box that is not posted is a way that is taken away', () => {
    const typed = { delivery_collection: 'on', payment_deposit: 'on', collection_address: 'Aquí' };
    expect(stepSettings('payments', typed, sampleSettings, 'MX')).toMatchObject({
      delivery_types: ['collection'],
      payment_types: ['deposit'],
    });
  });
});

describe('a first item', () => {
  test('is a product with its units, in the catalogue that was chosen', () => {
    const typed = { name: 'Ramo', price: '250,5', on_hand: '3', photo: '/media/r.webp' };
    expect(firstItemBody({ ...typed, catalogue: 'ca_1' }, 'MX')).toMatchObject({
      type: 'product',
      name: 'Ramo',
      photos: ['/media/r.webp'],
      stock_type: 'onstock',
      catalogue_id: 'ca_1',
      skus: [{ list_price: 25_050, on_hand: 3 }],
    });
    expect(firstItemBody(typed, 'MX')).not.toHaveProperty('catalogue_id');
  });

  test('or a service, which has no units', () => {
    const body = firstItemBody({ type: 'service', name: 'Corte', price: '90', on_hand: '7' }, 'MX');
    expect(body).toMatchObject({ type: 'service', stock_type: 'ondemand', photos: [] });
    expect(body.skus[0]?.on_hand).toBeNull();
  });
});
