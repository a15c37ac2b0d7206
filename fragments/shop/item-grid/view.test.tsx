import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sampleCard } from '../../../tests/support/sample-item.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ItemCard } from '../../../shared/contracts/items.ts';
import { facets, sampleProps } from './fixtures.ts';
import type { ItemGridProps } from './props.ts';
import { ItemGridView } from './view.tsx';

const card = sampleCard();

function html(change: Partial<ItemGridProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props = sampleProps(card, locale, change);
  return renderToStaticMarkup(<ItemGridView {...props} t={messages[locale]} locale={locale} />);
}

const withCard = (change: Partial<ItemCard>) =>
  html({ list: { results: [{ ...card, ...change }], matches_estimated: 1 } });

test('a front without any items says so; its owner is led to the first item and to the steps', () => {
  const bare: Partial<ItemGridProps> = {
    variant: 'section',
    list: { results: [], matches_estimated: 0 },
  };
  expect(html(bare)).toBe('');
  const shopper = html({ ...bare, bareFor: 'shopper' });
  expect(shopper).toContain(messages.es.bare);
  expect(shopper).toContain('/contacto"');
  expect(shopper).not.toContain('/create');
  const owner = html({ ...bare, bareFor: 'owner' }, 'en');
  expect(owner).toContain(messages.en.bareOwn);
  expect(owner).toContain('/apps/me/products/create"');
  expect(owner).toContain('/asistentes/emprendedores"');
});

describe('cards', () => {
  test('a plain card leads to the item, with its price', () => {
    const text = withCard({});
    expect(text).toContain('href="/productos/moda/falda"');
    expect(text).toContain('$499.00');
    expect(text).toContain('width="350" height="419"');
    expect(text).not.toMatch(/<s |Agotado|Desde|Vendido por/);
  });

  test('in Argentina its price stands beside the price without national taxes', () => {
    expect(withCard({})).not.toContain('sin impuestos');
    const list = {
      results: [card, { ...card, id: 'it_book', included_tax: 0 }],
      matches_estimated: 2,
    };
    const text = html({ list, env: pageEnv({ country: 'AR' }) });
    expect(text).toContain('Precio sin impuestos nacionales: $412.40');
    expect(text).toContain('Precio sin impuestos nacionales: $499.00');
  });

  test('its stars say the average and how many rated it; without a review there are none', () => {
    expect(withCard({ rating: null })).not.toContain('class="rated"');
    const text = withCard({ rating: { average: 4.5, count: 12 } });
    expect(text).toContain('★</span> 4.5 <span class="muted">(12)</span>');
    expect(text).toMatch(/class="visually-hidden">[^<]*4\.5[^<]*12/);
  });

  test('its picture comes as wide as its visible part and the sides that are cut off', () => {
    const photo = (width: number, height: number) =>
      withCard({ photo: { url: '/media/a.webp', width, height } });
    const sources = (sizes: string, widest: string) =>
      `<img sizes="${sizes}" srcSet="/media/w400/a.webp 400w,${widest}" src="/media/a.webp"`;
    expect(photo(480, 480)).toContain(
      sources('(max-width:989px) 53vw,347px', '/media/a.webp 480w'),
    );
    // An upright picture fills its frame by its width; a large one is never sent whole.
    expect(photo(2000, 3000)).toContain(
      sources('(max-width:989px) 44vw,290px', '/media/w750/a.webp 750w'),
    );
  });

  test.each([
    [
      'a crossed-out price',
      { crossout_price: 99_800 },
      ['<s class="price-old">$998.00</s>', '−50%'],
    ],
    ['variants that differ', { price_varies: true }, ['Desde']],
    ['free', { is_free: true, list_price: 0, crossout_price: 100 }, ['Gratis']],
    ['a hidden price', { hide_price: true, list_price: null }, ['Consultar precio']],
    ['sold out', { sold_out: true }, ['Agotado']],
    ['made on demand', { stock_type: 'ondemand' }, ['Sobre pedido']],
    ['another owner', { owner: 'st_ana', owner_name: 'Ana' }, ['Vendido por Ana']],
  ] as const)('%s', (_name, change, shown) => {
    const text = withCard(change);
    for (const part of shown) expect(text).toContain(part);
  });

  test('equal prices, free and hidden ones cross nothing out', () => {
    expect(withCard({ crossout_price: 49_900 })).not.toContain('<s ');
    expect(withCard({ is_free: true, crossout_price: 9_900 })).not.toContain('<s ');
    expect(withCard({ hide_price: true, crossout_price: 9_900 })).not.toContain('<s ');
  });

  test.each([{ list_state: 'unpublished' }, { hiden: true }] as const)(
    '%j is faded and dead',
    (change) => {
      const text = withCard(change);
      expect(text).toContain('item dead');
      expect(text).not.toContain('href="/productos/moda/falda"');
    },
  );

  test('a past experience is marked, and tells its date', () => {
    const text = withCard({
      type: 'experience',
      experience_date: '2026-12-05T20:30:00-06:00',
      experience_available: false,
    });
    expect(text).toContain('Concluido');
    expect(text).toContain('dateTime="2026-12-05T20:30:00-06:00"');
    expect(text).toContain('20:30 h');
  });
});

test('the count is exact up to a thousand', () => {
  const list = { results: [card], matches_estimated: 1000 };
  expect(html({ list })).toContain('1,000 resultados');
  expect(html({ list: { ...list, matches_estimated: 1001 } })).toContain('más de 1,000 resultados');
  expect(html({ list: { ...list, matches_estimated: 1001 } }, 'en')).toContain(
    'more than 1,000 results',
  );
});

test('pages are links with their relation', () => {
  const text = html({ query: { sort: 'queue_position', page: 2 }, pageSize: 10 });
  expect(text).toContain('rel="prev" href="/buscar"');
  expect(text).toContain('rel="next" href="/buscar?page=3"');
  expect(text).toMatch(/href="\/buscar\?page=2" aria-current="page"/);
  expect(html({ pageSize: 42 })).not.toContain('rel="next"');
});

describe('without items', () => {
  const none = { results: [], matches_estimated: 0 };

  test('a search offers to create one by its text', () => {
    const text = html({ list: none, query: { sort: 'queue_position', page: 1, text: 'casco' } });
    expect(text).toContain('No encontramos resultados para «casco»');
    expect(text).toContain('href="/productos?search=%22casco%22*"');
  });

  test('a created search that found nothing does not offer itself', () => {
    const text = html({ list: none, query: { sort: 'queue_position', page: 1, text: '"casco"*' } });
    expect(text).not.toContain('?search=');
    expect(text).toContain('href="/productos"');
  });

  test.each([
    [{ kind: 'service' }, 'No se encontraron servicios', 'No services found'],
    [{ kind: 'product' }, 'No se encontraron productos', 'No products found'],
    [{ catalogue: 'x', list: null }, 'Categoría no encontrada', 'Category not found'],
    [
      { query: { sort: 'queue_position', page: 1, available: 'true' } },
      'estos filtros',
      'these filters',
    ],
    [
      { list: { results: [], matches_estimated: 5 }, query: { sort: 'queue_position', page: 9 } },
      'Esta página no existe',
      'This page does not exist',
    ],
  ] as const)('%j', (change, spanish, english) => {
    expect(html({ list: none, ...change } as Partial<ItemGridProps>)).toContain(spanish);
    expect(html({ list: none, ...change } as Partial<ItemGridProps>, 'en')).toContain(english);
  });
});

test('loading shows ten cards without words, failing a way to try again', () => {
  const loading = html({ state: 'loading', list: null });
  expect(loading.match(/photo skeleton/g)).toHaveLength(10);
  expect(loading).toContain('Cargando…');
  const failed = html({ state: 'failed', list: null, query: { sort: 'queue_position', page: 2 } });
  expect(failed).toContain('href="/buscar?page=2"');
  expect(failed).toContain('Intentar de nuevo');
});

test('words taken for others are said', () => {
  const text = html({
    list: { results: [card], matches_estimated: 1, corrected: 'falda' },
    query: { sort: 'queue_position', page: 1, text: 'flada' },
  });
  expect(text).toContain('Resultados para «falda»');
});

test('a list of most of the words says so, and so does one that is like nothing', () => {
  const query = { sort: 'queue_position', page: 1, text: '"casco"*' } as const;
  const some = html({ list: { results: [card], matches_estimated: 1, some_words: true }, query });
  expect(some).toContain('Esto tiene la mayoría');
  const all = html({ nothingLike: true, query });
  expect(all).toContain('Nada coincide con «casco»');
  expect(all).toContain(card.name);
});

test('the drawer of filters says how many results it leads to', () => {
  expect(html({ list: { results: [card], matches_estimated: 20, facets } })).toContain(
    'Ver 20 resultados',
  );
});

test('a section of another page has neither bar nor pages, and says when it failed', () => {
  const section = {
    variant: 'section',
    titleLevel: 2,
    moreUrl: '/productos',
    pageSize: 1,
  } as const;
  const text = html(section);
  expect(text).toContain('aria-label="Ver todo: Productos"');
  expect(text).not.toMatch(/<form|rel="next"/);
  expect(html({ ...section, list: null, state: 'failed' })).toContain('Intentar de nuevo');
  expect(html({ ...section, list: { results: [], matches_estimated: 0 } })).toBe('');
});

test('a rail has its title, its link and no bar; without items it is not there', () => {
  const rail = { variant: 'rail', titleLevel: 2, moreUrl: '/productos' } as const;
  const text = html(rail);
  expect(text).toContain('<h2 id="title"');
  expect(text).toContain('aria-label="Ver todo: Productos"');
  expect(text).not.toContain('<form');
  expect(html({ ...rail, list: { results: [], matches_estimated: 0 } })).toBe('');
});
