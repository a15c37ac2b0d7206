import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import type { FranchiseListProps } from './props.ts';
import { FranchiseListView } from './view.tsx';

const franchise = {
  id: 'st_casa',
  slug: 'casa',
  name: 'Casa Verde',
  photo: '/media/c.webp',
  canonical_url: 'https://casa.example/',
  num_products: 31,
};

function html(change: Partial<FranchiseListProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: FranchiseListProps = {
    env: { locale, tag: 'es-MX', base: '', store: 'st_a', currency: 'MXN', country: 'MX' },
    list: { results: [franchise], matches_estimated: 31 },
    text: '',
    page: 1,
    pageSize: 30,
    path: '/franquicias',
    ...change,
  };
  return renderToStaticMarkup(
    <FranchiseListView {...props} t={messages[locale]} locale={locale} />,
  );
}

test('a row names the business, its address and its products', () => {
  const text = html();
  expect(text).toContain('href="https://casa.example/">Casa Verde</a>');
  expect(text).toContain('>casa.example</p>');
  expect(text).toContain('31 productos');
  expect(text).toContain('src="/media/w160/c.webp" alt="" width="60" height="60"');
  expect(html({}, 'en')).toContain('31 products');
});

test('the search is a GET form that keeps its text, and so do the pages', () => {
  const text = html({ text: 'café & té' });
  expect(text).toMatch(/<form[^>]* method="get"/);
  expect(text).toContain('value="café &amp; té"');
  expect(text).toContain('href="/franquicias?text=caf%C3%A9%20%26%20t%C3%A9&amp;page=2"');
});

test('nothing found, none at all, failed', () => {
  const none = { results: [], matches_estimated: 0 };
  expect(html({ list: none, text: 'zzz' })).toContain('«zzz»');
  expect(html({ list: none, text: 'zzz' })).toContain('href="/franquicias"');
  expect(html({ list: none })).toContain('No se encontraron negocios');
  expect(html({ list: none }, 'en')).toContain('No businesses found');
  expect(html({ list: null })).toContain('Intentar de nuevo');
});
