import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { FooterProps } from './props.ts';
import { footer } from './server.ts';
import { FooterView } from './view.tsx';

const env = pageEnv({ base: '/tienda/moda' });
const store: FooterProps['store'] = {
  name: 'Moda',
  photo: '/media/logo.webp',
  photo_display: 'bdr_rec',
  hidden_store_name: true,
  store_type: 'other',
  footer_style: '3cols1col',
  seo_description: null,
  about_entry_id: 'en_1',
  legal_texts: [],
  country: 'MX',
  contact_email: 'hola@moda.test',
  contact_phone: '55 1234 5678',
  contact_country_code: '+52',
  users_support_url: 'https://ayuda.test/clientes',
  franchise_support_url: 'https://ayuda.test/franquicias',
  affiliate_support_url: null,
  social: { instagram: 'moda.mx', discord: 'https://discord.gg/moda' },
};
const names = ['Mujer', 'Hombre', 'Niñas', 'Niños', 'Bebés', 'Calzado'];
const catalogues = names.map((name, index) => ({ name, slug: `c${index}` }));
const menu = [
  {
    label: { es: 'Productos', en: 'Products' },
    icon: 'tag',
    path: '/productos',
    app_module: 'products',
    icon_color: null,
    submenu: [],
  },
];
const props: FooterProps = { env, store, catalogues, menu, year: 2026 };

const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]!);
const render = (change: Partial<FooterProps> = {}, locale: 'es' | 'en' = 'es') =>
  renderToString(<FooterView {...props} {...change} t={messages[locale]} locale={locale} />);
const withStore = (change: Partial<FooterProps['store']>) =>
  render({ store: { ...store, ...change } });

test('three columns: at most five catalogues, then the way to all', () => {
  const html = render();
  const shown = links(html).filter((href) => href.includes('/catalogos'));
  expect(shown).toEqual(
    [0, 1, 2, 3, 4].map((n) => `/tienda/moda/catalogos/c${n}`).concat('/tienda/moda/catalogos'),
  );
  expect(html).toContain('Ver más');
});

test.each([
  [3, false],
  [4, true],
])('%i catalogues: a link to more is %s', (count, more) => {
  expect(render({ catalogues: catalogues.slice(0, count) }).includes('Ver más')).toBe(more);
});

test('without catalogues the sections are the categories', () => {
  const html = render({ catalogues: [] });
  expect(html).toContain('Categorías');
  expect(links(html)).toContain('/tienda/moda/productos');
});

test('the texts that an owner wrote are linked; those that every store has, always', () => {
  const html = withStore({ legal_texts: ['returns', 'imprint', 'terms'] });
  const shown = links(html).filter((href) =>
    /terms|privacidad|devoluciones|aviso-legal/.test(href),
  );
  expect(shown).toEqual(
    ['terms', 'privacidad', 'devoluciones', 'aviso-legal'].map((path) => `/tienda/moda/${path}`),
  );
  expect(links(render())).not.toContain('/tienda/moda/devoluciones');
});

test.each(['3cols1col', 'default'] as const)(
  '%s links home, about, contact, support, terms and privacy',
  (style) => {
    const html = withStore({ footer_style: style });
    for (const href of [
      '/tienda/moda/',
      '/tienda/moda/info',
      '/tienda/moda/terms',
      '/tienda/moda/privacidad',
    ]) {
      expect(links(html)).toContain(href);
    }
    expect(links(html)).toContain('/tienda/moda/contacto');
    expect(links(html)).toContain('https://ayuda.test/clientes');
    expect(links(html)).toContain('https://instagram.com/moda.mx');
    expect(html).toContain('aria-label="Moda en Discord"');
    expect(html).toContain('© 2026 Moda');
    expect(html).toContain('<slot name="language"></slot>');
    expect(html).toContain('<slot name="theme"></slot>');
  },
);

test('the default style is one row without columns', () => {
  const html = withStore({ footer_style: 'default' });
  expect(html).not.toContain('<h2>');
  expect(html).not.toContain('/catalogos');
});

test('no about link without an about entry; a phone alone is shown once', () => {
  const html = withStore({ about_entry_id: null, contact_email: null });
  expect(html).not.toContain('/info');
  expect(html).not.toContain('mailto:');
  expect(links(html).filter((href) => href === 'tel:+525512345678')).toHaveLength(1);
  expect(html).toContain('(551) 234-5678');
});

test.each(['3cols1col', 'default'] as const)(
  '%s leads to the withdrawal where the country gives ten days for it, and nowhere else',
  (footer_style) => {
    const path = '/tienda/moda/arrepentimiento';
    expect(links(withStore({ country: 'AR', footer_style }))).toContain(path);
    expect(links(withStore({ footer_style }))).not.toContain(path);
    expect(withStore({ country: 'AR' })).toContain('Botón de arrepentimiento');
  },
);

test('the support centre follows the store type', () => {
  expect(links(withStore({ store_type: 'franchise' }))).toContain('https://ayuda.test/franquicias');
  expect(withStore({ store_type: 'affiliate' })).not.toContain('Centro de ayuda');
});

test('speaks English', () => {
  const html = render({}, 'en');
  expect(html).toContain('See more');
  expect(html).toContain('Privacy notice');
  expect(html).toContain('All rights reserved.');
});

test('its styles hold the shop photo’s, and no import is left', () => {
  expect(footer.styles).toContain('.store-photo');
  expect(footer.styles).not.toContain('@import');
});
