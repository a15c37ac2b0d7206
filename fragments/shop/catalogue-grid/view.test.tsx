import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import type { Catalogue } from '../../../shared/contracts/catalogues.ts';
import type { CatalogueGridProps } from './props.ts';
import { CatalogueGridView } from './view.tsx';

const catalogue: Catalogue = {
  id: 'ca_mujer',
  name: 'Mujer',
  slug: 'mujer',
  photo: { url: '/media/m.webp', width: 800, height: 600 },
  position: 1,
  weight: 1,
  owner: 'st_moda',
  num_products: 1240,
  updated_at: '2026-01-01T00:00:00Z',
};

function html(change: Partial<CatalogueGridProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: CatalogueGridProps = {
    env: {
      locale,
      tag: 'es-MX',
      base: '/tienda/moda',
      store: 'st_moda',
      currency: 'MXN',
      country: 'MX',
    },
    list: { results: [catalogue], matches_estimated: 21 },
    page: 1,
    pageSize: 20,
    path: '/tienda/moda/catalogos',
    ...change,
  };
  return renderToStaticMarkup(
    <CatalogueGridView {...props} t={messages[locale]} locale={locale} />,
  );
}

test('a tile leads to its catalogue and counts its products', () => {
  const text = html();
  expect(text).toContain('<h1');
  expect(text).toContain('href="/tienda/moda/catalogos/mujer"');
  expect(text).toContain('1,240 artículos');
  expect(text).toContain('width="400" height="300"');
  expect(text).toContain('/media/w400/m.webp 400w,/media/w750/m.webp 750w" src="/media/m.webp"');
  const one = { results: [{ ...catalogue, num_products: 1, photo: null }], matches_estimated: 1 };
  expect(html({ list: one })).toContain('1 artículo<');
  expect(html({ list: one }, 'en')).toContain('1 item<');
});

test('the first of an odd number fills a phone’s row, and so does its picture', () => {
  expect(html()).toContain('sizes="(max-width:599px) 100vw');
  const two = { results: [catalogue, { ...catalogue, id: 'ca_2' }], matches_estimated: 2 };
  expect(html({ list: two })).not.toContain('100vw');
});

test('pages are 1-based links', () => {
  expect(html()).toContain('rel="next" href="/tienda/moda/catalogos?page=2"');
  expect(html({ page: 2 })).toContain('rel="prev" href="/tienda/moda/catalogos"');
});

test('empty, past the last page, failed', () => {
  const none = { results: [], matches_estimated: 0 };
  expect(html({ list: none })).toContain('Categoría no encontrada');
  expect(html({ list: none }, 'en')).toContain('Category not found');
  expect(html({ list: { ...none, matches_estimated: 3 }, page: 9 })).toContain(
    'Ir a la primera página',
  );
  expect(html({ list: null, page: 2 })).toContain('href="/tienda/moda/catalogos?page=2"');
});

test('as a section of another page it links to all, and has no pages of its own', () => {
  const text = html({ titleLevel: 2 });
  expect(text).toContain('<h2 id="title"');
  expect(text).toContain('aria-label="Ver todo: Catálogos"');
  expect(text).toContain('<h3 class="name">');
  expect(text).not.toContain('rel="next"');
  const none = { results: [], matches_estimated: 0 };
  expect(html({ titleLevel: 2, list: none })).toBe('');
});
