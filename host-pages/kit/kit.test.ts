import { describe, expect, test } from 'vitest';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import type { Banner } from '../../shared/contracts/banners.ts';
import { sampleItem } from '../../tests/support/sample-item.ts';
import { NOON, pageContext, plainStore } from '../../tests/support/page-context.ts';
import { inLocale } from './head.ts';
import { pageNumber } from './page.ts';
import { sliderProps } from './slider.ts';
import { breadcrumbList, itemData, localBusiness } from './structured-data.ts';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=2000', 2_000],
  ['page=2001', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1e3', 1],
  ['page=1.5', 1],
  ['page=0x10', 1],
  ['page=%202', 1],
  ['page=2&page=3', 2],
])('%s is page %i', (query, page) => expect(pageNumber(new URLSearchParams(query))).toBe(page));

test('Spanish is the plain address', () => {
  expect(inLocale('/x', 'es')).toBe('/x');
  expect(inLocale('/x', 'en')).toBe('/x?lang=en');
  expect(inLocale('/x?page=2', 'en')).toBe('/x?page=2&lang=en');
});

const item = sampleItem({
  id: 'it_a',
  owner_name: 'Lirio',
  name: 'Falda',
  list_price: 124_905,
  photo: null,
  photos: [{ url: '/media/a.webp', width: 1, height: 1 }],
  skus: [
    {
      id: 'sk_a',
      code: 'A-1',
      attributes: {},
      list_price: 124_905,
      crossout_price: null,
      photo: null,
      available: 1,
    },
    {
      id: 'sk_b',
      code: 'A-2',
      attributes: {},
      list_price: 130_000,
      crossout_price: null,
      photo: null,
      available: 1,
    },
  ],
});

describe('structured data', () => {
  const byPath = pageContext({
    address: 'http://localhost/tienda/moda',
    env: { ...pageContext().env, base: '/tienda/moda' },
  });

  test('of the store', () => {
    expect(localBusiness(byPath)).toEqual({
      '@type': 'LocalBusiness',
      '@id': 'https://moda.example/#store',
      name: 'Lirio',
      url: 'https://moda.example/',
      description: 'Ropa y calzado',
      image: 'https://moda.example/media/brand/moda.svg',
      email: 'hola@lirio.example',
      telephone: '+525555550134',
      address: { '@type': 'PostalAddress', addressCountry: 'MX' },
      sameAs: ['https://instagram.com/lirio.moda'],
    });
  });

  test('of a store that says little of itself', () => {
    const store = {
      ...plainStore,
      photo: null,
      contact_email: null,
      contact_phone: null,
      seo_description: null,
      social: {},
    };
    expect(Object.keys(localBusiness(pageContext({ store }))).toSorted()).toEqual(
      ['@id', '@type', 'address', 'name', 'url'].toSorted(),
    );
  });

  test('of the way to a page', () => {
    expect(breadcrumbList(byPath, [{ label: 'Productos', path: '/productos' }])).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Lirio', item: 'https://moda.example/marketplace' },
        { position: 2, name: 'Productos', item: 'https://moda.example/productos' },
      ],
    });
  });

  test('of a product, whichever way its store was reached', () => {
    expect(itemData(byPath, item)).toMatchObject({
      '@type': 'Product',
      '@id': 'https://moda.example/productos/moda/falda#item',
      image: ['https://moda.example/media/a.webp'],
      offers: { '@type': 'Offer', price: '1249.05', availability: 'https://schema.org/InStock' },
    });
  });

  test('of a picture that somebody described, with its words', () => {
    const photos = [
      { url: '/media/a.webp', width: 10, height: 20, alt: 'Falda verde' },
      { url: '/media/b.webp', width: 10, height: 20 },
    ];
    expect(itemData(pageContext(), { ...item, photos })).toMatchObject({
      image: [
        {
          '@type': 'ImageObject',
          contentUrl: 'https://moda.example/media/a.webp',
          caption: 'Falda verde',
        },
        'https://moda.example/media/b.webp',
      ],
    });
  });

  test.each<[Partial<ItemDetail>, object | undefined]>([
    [
      { price_varies: true },
      { '@type': 'AggregateOffer', lowPrice: '1249.05', highPrice: '1300.00', offerCount: 2 },
    ],
    [{ sold_out: true }, { availability: 'https://schema.org/OutOfStock' }],
    [{ stock_type: 'ondemand' }, { availability: 'https://schema.org/MadeToOrder' }],
    [{ list_price: 0, is_free: true }, { price: '0.00' }],
    [{ hide_price: true, list_price: null }, undefined],
  ])('%j offers %j', (change, offers) => {
    const data = itemData(pageContext(), { ...item, ...change }) as { offers?: object };
    if (offers) expect(data.offers).toMatchObject(offers);
    else expect(data.offers).toBeUndefined();
  });

  test('of an experience: an event at its place, or at the store’s', () => {
    const event = {
      ...item,
      type: 'experience' as const,
      experience_date: new Date(NOON).toISOString(),
    };
    expect(itemData(pageContext(), event)).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-21T12:00:00.000Z',
      location: { name: 'Lirio' },
    });
    expect(
      itemData(pageContext(), { ...event, experience_place: 'Teatro', sold_out: true }),
    ).toMatchObject({
      location: {
        name: 'Teatro',
        address: { '@type': 'PostalAddress', streetAddress: 'Teatro', addressCountry: 'MX' },
      },
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    expect(itemData(pageContext(), { ...event, experience_available: false })).toMatchObject({
      offers: { availability: 'https://schema.org/Discontinued' },
    });
  });
});

describe('the slider', () => {
  const banner: Banner = {
    id: 'bn_1',
    hzt_image: '/media/h.webp',
    vrt_image: '/media/v.webp',
    type: 'URL',
    action_type: 'url',
    url: '/catalogos/mujer',
    url_target: true,
    product: null,
    supplier: null,
    target: 'all',
    alt: null,
  };
  const slidesOf = (banners: Banner[], base = '') => {
    const store = {
      ...plainStore,
      store_theme_info: { ...plainStore.store_theme_info, slider_info: banners },
    };
    return sliderProps(pageContext({ store, env: { ...pageContext().env, base } })).slides;
  };

  test('shows upright pictures on upright screens', () => {
    const [slide] = slidesOf([banner]);
    for (const { url, width, height } of Object.values(slide?.images ?? {})) {
      expect(url).toBe(width >= height ? '/media/h.webp' : '/media/v.webp');
    }
  });

  test('leads below the store’s path', () => {
    expect(slidesOf([banner], '/tienda/moda')[0]?.href).toBe('/tienda/moda/catalogos/mujer');
    const product: Banner = {
      ...banner,
      type: 'PRODUCT',
      action_type: 'product',
      product: 'it_a',
      supplier: 'st_b',
    };
    expect(slidesOf([product], '/tienda/moda')[0]?.href).toBe('/tienda/moda/productos/st_b/it_a');
    expect(slidesOf([{ ...product, supplier: null }])[0]?.href).toBeNull();
  });

  const aimed = (['all', 'anonymous', 'registered', 'entrepreneurs_with_store'] as const).map(
    (target) => ({ ...banner, id: `bn_${target}`, target }),
  );

  test('shows the visitors’ banners to a visitor without an account', () => {
    expect(slidesOf(aimed).map(({ id }) => id)).toEqual(['bn_all', 'bn_anonymous']);
  });

  test('shows the account’s banners to a signed-in account', () => {
    const info = { ...plainStore.store_theme_info, slider_info: aimed };
    const context = pageContext({ store: { ...plainStore, store_theme_info: info } });
    expect(sliderProps(context, 'entrepreneur_with_store').slides.map(({ id }) => id)).toEqual([
      'bn_all',
      'bn_registered',
      'bn_entrepreneurs_with_store',
    ]);
  });
});
