import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import type { BusinessListProps } from './props.ts';
import { BusinessListView } from './view.tsx';

const franchise = {
  id: 'st_casa',
  slug: 'casa',
  name: 'Casa Verde',
  photo: '/media/c.webp',
  canonical_url: 'https://casa.example/',
  num_products: 31,
};

function html(change: Partial<BusinessListProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: BusinessListProps = {
    env: { locale, tag: 'es-MX', base: '', store: 'st_a', currency: 'MXN', country: 'MX' },
    of: 'franchises',
    list: { results: [franchise], matches_estimated: 31 },
    text: '',
    page: 1,
    pageSize: 30,
    path: '/franquicias',
    ...change,
  };
  return renderToStaticMarkup(<BusinessListView {...props} t={messages[locale]} locale={locale} />);
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

const business = { ...franchise, store_type: 'affiliate' as const };
const follow = {
  me: 'ac_rosa',
  following: [] as string[],
  signIn: '/login?next=%2Fred-comercial',
  idempotencyKey: 'k',
  done: null,
  error: null,
};
const network = (change: Partial<BusinessListProps> = {}, locale: 'es' | 'en' = 'es') =>
  html(
    {
      of: 'businesses',
      list: { results: [business], matches_estimated: 31 },
      type: null,
      path: '/red-comercial',
      follow,
      ...change,
    },
    locale,
  );

test('the network says the type of each store, and filters by it within the search', () => {
  expect(network()).toContain('Tienda afiliada · 31 productos');
  const text = network({ text: 'casa', type: 'affiliate', page: 2 });
  expect(text).not.toContain('Tienda afiliada');
  expect(text).toContain('href="/red-comercial?text=casa&amp;type=franchise">Franquicias</a>');
  expect(text).toMatch(/href="\/red-comercial\?text=casa&amp;type=affiliate" aria-current="true"/);
  expect(text).toContain('<input type="hidden" name="type" value="affiliate"/>');
  expect(html()).not.toContain('Tipo de tienda');
});

test('a form follows a store, or ends it, and comes back to its part of the list', () => {
  const one = network({ text: 'casa', page: 2 });
  expect(one).toContain('name="intent" value="follow"');
  expect(one).toContain('name="back" value="/red-comercial?text=casa&amp;page=2"');
  expect(one).toMatch(/aria-label="Seguir a Casa Verde">Seguir</);
  const followed = network({ follow: { ...follow, following: ['st_casa'], done: 'followed' } });
  expect(followed).toContain('name="intent" value="unfollow"');
  expect(followed).toMatch(/aria-label="Dejar de seguir a Casa Verde">Siguiendo</);
  expect(followed).toContain('Ahora sigues a este negocio.');
  const keys = [one, followed].map(
    (text) => /name="idempotency_key" value="([^"]+)"/.exec(text)![1],
  );
  expect(new Set(keys).size).toBe(2);
});

test('a visitor is led to sign in, and back to the list', () => {
  const text = network({ follow: { ...follow, me: null } });
  expect(text).toContain('href="/login?next=%2Fred-comercial" aria-label="Seguir a Casa Verde"');
  expect(text).not.toContain('<form class="follow"');
});

test('a type without stores leads to all of them', () => {
  const none = { results: [], matches_estimated: 0 };
  expect(network({ list: none, type: 'affinity' })).toContain('Ver todos los negocios');
  expect(network({ list: none }, 'en')).toContain('There are no businesses in this network yet.');
});
