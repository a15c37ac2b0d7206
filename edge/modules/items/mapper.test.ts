import { describe, expect, test } from 'vitest';
import { toCard, toDetail } from './mapper.ts';
import type { DetailRow, DetailSkuRow } from './statements.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const photo = { url: '/media/a.webp', width: 10, height: 20 };

const row: DetailRow = {
  id: 'it_a',
  owner_id: 'st_a',
  owner_name: 'A',
  owner_slug: 'a',
  slug: 'falda',
  name: 'Falda',
  kind: 'product',
  list_price: 10_000,
  highest_price: 12_000,
  crossout_price: 15_000,
  tax_rate: null,
  currency: 'MXN',
  is_free: 0,
  hide_price: 0,
  photos: JSON.stringify([photo]),
  photo_focus: null,
  described_photos: JSON.stringify([{ ...photo, alt: 'Falda verde' }]),
  stock_type: 'onstock',
  list_state: 'published',
  hidden: 0,
  is_dropshipping: 1,
  experience_date: null,
  rated: 3,
  rating_sum: 14,
  for_sale: 1,
  sells_none: 0,
  listing_id: 1,
  country: 'MX',
  clock: 'MX',
  delivery_types: '["fixed_delivery","collection"]',
  fixed_shipping_cost: 9_900,
  fixed_shipping_days: 5,
  collection_address: null,
  delivery_countries: '[]',
  description: 'Una falda',
  seo_title: null,
  seo_description: null,
  details: '[{"name":"Tela","value":"Lino"}]',
  tags: '["ropa"]',
  max_purchase_amount: 3,
  experience_place: null,
  return_info: '{"return_type":"72hrs","return_policy":"common","return_policy_legend":null}',
};
const sku: DetailSkuRow = {
  photo_alt: null,
  id: 'sk_a',
  code: 'A-1',
  attributes: '{"Talla":"M"}',
  list_price: 10_000,
  crossout_price: null,
  photo: null,
  available: 4,
};

describe('a card', () => {
  test('is as the contract says, with no further column', () => {
    expect(toCard(row, NOW)).toEqual({
      id: 'it_a',
      owner: 'st_a',
      owner_name: 'A',
      owner_slug: 'a',
      slug: 'falda',
      name: 'Falda',
      type: 'product',
      list_price: 10_000,
      crossout_price: 15_000,
      price_varies: true,
      currency: 'MXN',
      is_free: false,
      hide_price: false,
      photo,
      sold_out: false,
      stock_type: 'onstock',
      list_state: 'published',
      hiden: false,
      is_dropshipping: true,
      experience_date: null,
      experience_available: true,
      rating: { average: 4.7, count: 3 },
    });
  });

  test('with a hidden price has no price in it', () => {
    const card = toCard({ ...row, hide_price: 1 }, NOW);
    expect(card).toMatchObject({ list_price: null, crossout_price: null, price_varies: false });
  });

  test('of an experience says whether it has begun', () => {
    const at = (date: number) => toCard({ ...row, kind: 'experience', experience_date: date }, NOW);
    expect(at(NOW + 1)).toMatchObject({ experience_available: true });
    expect(at(NOW)).toMatchObject({
      experience_available: false,
      experience_date: '2026-11-21T06:00:00-06:00',
    });
  });

  test('of an experience has the hour of its owner’s country, wherever it is listed', () => {
    const given = { ...row, kind: 'experience', experience_date: NOW } as const;
    expect(toCard({ ...given, clock: 'AR' }, NOW).experience_date).toBe(
      '2026-11-21T09:00:00-03:00',
    );
  });

  test('names the point that crops of its photo keep, where its owner chose one', () => {
    const card = toCard({ ...row, photo_focus: '{"x":20,"y":80}' }, NOW);
    expect(card.photo).toEqual({ ...photo, focus: { x: 20, y: 80 } });
  });

  test('without a picture has no photo', () => {
    expect(toCard({ ...row, photos: '[]' }, NOW).photo).toBeNull();
  });
});

describe('an item', () => {
  const detail = (change: Partial<DetailRow> = {}) =>
    toDetail({ ...row, ...change }, [sku], [], NOW);

  test('tells the tax that its price contains where its owner has set one', () => {
    expect(detail()).not.toHaveProperty('included_tax');
    expect(detail({ tax_rate: 1_050 })).toMatchObject({ included_tax: 1_050 });
  });

  test('has its variants, and for each the units that can be bought', () => {
    expect(detail()).toMatchObject({
      plain_description: 'Una falda',
      tags: ['ropa'],
      details: [{ name: 'Tela', value: 'Lino' }],
      photos: [{ ...photo, alt: 'Falda verde' }],
      skus: [{ id: 'sk_a', attributes: { Talla: 'M' }, list_price: 10_000, available: 4 }],
      max_purchase_amount: 3,
      can_buy: true,
    });
  });

  test.each<[string, Partial<DetailRow>]>([
    ['in a store that sells none', { sells_none: 1 }],
    ['of a hidden price', { hide_price: 1 }],
    ['that is sold out', { for_sale: 0 }],
    ['that has begun', { kind: 'experience', experience_date: NOW }],
    ['that is not published', { list_state: 'unpublished' }],
    ['that is hidden', { hidden: 1 }],
  ])('%s cannot be bought', (_what, change) => {
    expect(detail(change).can_buy).toBe(false);
  });

  test('hides the prices of its variants with its own', () => {
    expect(detail({ hide_price: 1 }).skus[0]).toMatchObject({
      list_price: null,
      crossout_price: null,
    });
  });
});
