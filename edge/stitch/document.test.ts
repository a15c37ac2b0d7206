import { describe, expect, test } from 'vitest';
import type { Head } from '../../host-pages/kit/head.ts';
import { readPage } from '../../tests/support/page.ts';
import { pageContext, plainStore } from '../../tests/support/page-context.ts';
import { contentSecurityPolicy } from './csp.ts';
import { closeDocument, openDocument, openMain } from './document.ts';

const head: Head = {
  title: 'Productos',
  description: 'Todo',
  canonical: '/productos',
  index: true,
};

const read = (context = pageContext(), changed: Partial<Head> = {}) => {
  const html =
    openDocument(context, { ...head, ...changed }) + openMain(context.store) + closeDocument('');
  return { html, ...readPage(html) };
};

describe('the head', () => {
  test('a page that is still ends without a script', () => {
    expect(closeDocument('', true)).toBe('</body></html>');
    expect(closeDocument('')).toContain('<script');
  });

  test('names the page, its store and its one address', () => {
    const page = read();
    expect(page).toMatchObject({
      lang: 'es-MX',
      title: 'Productos · Lirio',
      canonical: 'https://moda.example/productos',
      alternates: {
        es: 'https://moda.example/productos',
        en: 'https://moda.example/productos?lang=en',
        'x-default': 'https://moda.example/productos',
      },
    });
    expect(page.meta).toMatchObject({
      description: 'Todo',
      'og:site_name': 'Lirio',
      'og:image': 'https://moda.example/media/brand/moda.svg',
      'theme-color': '#112233',
    });
    expect(page.html).toContain(' data-money="MXN $1,234,567.89"');
    expect(page.meta['robots']).toBeUndefined();
  });

  test('of a front page is the store’s own name, and what it says of itself', () => {
    const page = read(pageContext(), { title: 'Lirio', description: null, canonical: '/' });
    expect(page.title).toBe('Lirio');
    expect(page.meta['description']).toBe('Ropa y calzado');
  });

  test('at an English address has that as its canonical one, at the plain one that', () => {
    const env = { ...pageContext().env, locale: 'en', tag: 'en-US' } as const;
    const canonicalOf = (addressLocale: 'es' | 'en') =>
      read(pageContext({ env, addressLocale }), { canonical: '/productos?page=2' }).canonical;
    expect(canonicalOf('en')).toBe('https://moda.example/productos?page=2&lang=en');
    expect(canonicalOf('es')).toBe('https://moda.example/productos?page=2');
  });

  test('of a page that is not indexed has neither address nor store data', () => {
    const page = read(pageContext(), { index: false });
    expect(page.meta['robots']).toBe('noindex, follow');
    expect(page.canonical).toBeUndefined();
    expect(page.alternates).toEqual({});
    expect(page.data).toEqual([]);
  });

  test('leads to the pages beside it', () => {
    const page = read(pageContext(), { previous: '/productos', next: '/productos?page=3' });
    expect(page.rel('prev')).toBe('https://moda.example/productos');
    expect(page.rel('next')).toBe('https://moda.example/productos?page=3');
  });
});

test("a store's words cannot leave their place", () => {
  const hostile = `"><script>alert(1)</script></main></title>'`;
  const store = {
    ...plainStore,
    name: hostile,
    seo_description: hostile,
    photo: hostile,
    favicon: hostile,
    adornment_type: hostile as 'geom-circle',
    store_theme_info: { ...plainStore.store_theme_info, color1: hostile },
    social: { discord: 'javascript:alert(1)' },
  };
  const { html } = read(pageContext({ store }), {
    title: hostile,
    description: hostile,
    canonical: `/x${hostile}`,
    structuredData: [{ name: hostile }],
  });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('</main>');
  expect(html).toMatch(/<main id="main" tabindex="-1" data-adornment="&quot;&gt;[^"<>]*">/);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).not.toMatch(/href="javascript:/);
});

describe('the policy', () => {
  const needs = { styles: new Set(['b{}', 'a{}']), frames: [], connect: [] };

  test('is the same whatever the order of the fragments', async () => {
    const other = { ...needs, styles: new Set(['a{}', 'b{}']) };
    expect(await contentSecurityPolicy(needs)).toBe(await contentSecurityPolicy(other));
  });

  test('lets nothing in but by hash', async () => {
    const policy = await contentSecurityPolicy(needs);
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+' 'strict-dynamic'; style-src 'self' 'sha256-/,
    );
    expect(policy).not.toMatch(/unsafe|\*|http/);
    expect(policy).toContain("frame-src 'none'");
  });

  test('frames and connects where it is told', async () => {
    const policy = await contentSecurityPolicy({
      ...needs,
      frames: ['https://pay.example'],
      connect: ['http://localhost:1'],
    });
    expect(policy).toContain('; frame-src https://pay.example;');
    expect(policy).toContain("; connect-src 'self' http://localhost:1;");
  });
});

describe('what a head may lack', () => {
  test('the account whose cart it is', () => {
    const html = (account?: string | null) => openDocument(pageContext(), head, account);
    expect(html('ac_1')).toContain(' data-cart="st_moda:ac_1" data-base=');
    for (const account of [undefined, null]) expect(html(account)).not.toContain('data-cart');
  });

  test('a description, a picture and an icon leave nothing behind', () => {
    const store = { ...plainStore, seo_description: null, photo: null, favicon: null };
    const page = read(pageContext({ store }), { description: null });
    expect(page.meta).not.toHaveProperty('description');
    expect(page.meta).not.toHaveProperty(['og:description']);
    expect(page.meta).not.toHaveProperty(['og:image']);
    expect(page.rel('icon')).toBeUndefined();
    expect([page.rel('prev'), page.rel('next')]).toEqual([undefined, undefined]);
    expect(page.html.slice(0, page.html.indexOf('</head>'))).not.toMatch(
      /null|undefined|false|true</,
    );
  });

  test('where they are, they are told', () => {
    const page = read(pageContext(), { image: '/media/falda' });
    expect(page.meta).toMatchObject({
      'og:description': 'Todo',
      'og:image': 'https://moda.example/media/falda',
      'og:type': 'website',
    });
    expect(page.rel('icon')).toBe(`${pageContext().env.base}/media/brand/favicon.svg`);
    expect(read(pageContext(), { type: 'product' }).meta['og:type']).toBe('product');
  });

  test('the store stands before the page’s own data', () => {
    const own = { '@type': 'Product', name: 'Falda' };
    const { data } = read(pageContext(), { structuredData: [own] });
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ '@context': 'https://schema.org', name: 'Lirio' });
    expect(data[1]).toEqual({ '@context': 'https://schema.org', ...own });
    expect(read(pageContext(), { index: false, structuredData: [own] }).data).toHaveLength(1);
  });
});
