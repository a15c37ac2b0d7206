import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { photoDisplays } from '../../../shared/contracts/store.ts';
import { messages } from './messages/en.ts';
import type { NavProps } from './props.ts';
import { NavView } from './view.tsx';

const env = pageEnv({ base: '/tienda/moda' });
const store: NavProps['store'] = {
  name: 'Moda',
  photo: '/media/logo.webp',
  photo_display: 'cir',
  hidden_store_name: false,
  hidden_search_bar: false,
  is_proxy: false,
};
const props: NavProps = {
  env,
  store,
  menu: [
    {
      label: { es: 'Productos', en: 'Products' },
      icon: 'tag',
      path: '/productos',
      app_module: 'products',
      icon_color: null,
      submenu: [],
    },
  ],
  catalogues: [{ slug: 'mujer', name: 'Mujer' }],
  help: 'https://ayuda.example.com',
  path: '/',
  signIn: '/tienda/moda/login?next=%2Ftienda%2Fmoda%2Fproductos%3Fpage%3D2',
  cartCount: 0,
  searchText: '',
};
const render = (change: Partial<NavProps> = {}, locale: 'es' | 'en' = 'es') =>
  renderToString(<NavView {...props} {...change} t={messages[locale]} locale={locale} />);
const withStore = (change: Partial<NavProps['store']>) =>
  render({ store: { ...store, ...change } });

test.each(photoDisplays)(
  'the photo as %s is 35 high, and 100 wide when rectangular',
  (photo_display) => {
    const html = withStore({ photo_display });
    const width = photo_display.endsWith('rec') ? 100 : 35;
    const folder = width === 100 ? 'w400' : 'w160';
    expect(html).toContain(`src="/media/${folder}/logo.webp" width="${width}" height="35" alt=""`);
    expect(html.includes('store-photo-bdr')).toBe(photo_display.startsWith('bdr'));
  },
);

test('a shop without a photo shows its initial', () => {
  expect(withStore({ photo: null, name: 'ágora' })).toContain('>Á</span>');
});

test('a hidden name is still read out', () => {
  expect(withStore({ hidden_store_name: true })).toContain(
    '<span class="visually-hidden">Moda</span>',
  );
  expect(render()).toContain('<span class="name">Moda</span>');
});

test('searching is a form that works without script, in a popover of every served browser', () => {
  const html = render({ searchText: 'falda "roja"' });
  expect(html).toContain('popoverTarget="search"');
  // Firefox 140 and Safari 26.0 know no commands, and Chromium warns of a button with both.
  expect(html).not.toContain('commandfor');
  expect(html).toMatch(/<div [^>]*id="search" popover="auto" role="dialog"/);
  expect(html).toContain('action="/tienda/moda/buscar"');
  expect(html).toMatch(/<input[^>]*name="text"[^>]*value="falda &quot;roja&quot;"/);
});

test('a search without a text offers catalogues and sections', () => {
  const html = render();
  expect(html).toContain('<a class="chip" href="/tienda/moda/catalogos/mujer">Mujer</a>');
  expect(html).toContain('<a class="chip" href="/tienda/moda/productos">Productos</a>');
});

test('the menu leads to catalogues, purchases and help', () => {
  const links = (html: string) => html.slice(html.indexOf('id="menu"'), html.indexOf('"slots"'));
  const menu = links(render());
  for (const href of [
    '/tienda/moda/catalogos',
    '/tienda/moda/mis-compras',
    'https://ayuda.example.com',
  ]) {
    expect(menu).toContain(`href="${href}"`);
  }
  const bare = links(render({ catalogues: [], help: null }));
  expect(bare).not.toMatch(/catalogos|ayuda/);
});

test('a store may hide the search bar', () => {
  const html = withStore({ hidden_search_bar: true });
  expect(html).not.toContain('/buscar');
  expect(html).not.toContain('id="search"');
});

test('the cart is a link whose badge the loader writes', () => {
  const link = /<a class="icon-btn" href="\/tienda\/moda\/shopping-cart".*?<\/a>/;
  expect(link.exec(render())![0]).toContain(
    '<span class="count" data-cart-count="" hidden="">0</span>',
  );
  expect(link.exec(render({ cartCount: 3 }))![0]).toContain(
    '<span class="count" data-cart-count="">3</span>',
  );
});

test('a read-only store has no cart', () => {
  expect(withStore({ is_proxy: true })).not.toContain('shopping-cart');
});

test('login and sign-up are for anonymous visitors', () => {
  expect(render()).toContain(`href="${props.signIn}"`);
  expect(render()).toContain('href="/tienda/moda/register"');
  const html = render({ signIn: null });
  expect(html).not.toContain('/login');
  expect(html).not.toContain('/register');
});

test('the dropdown holds sections, the active one marked, and the slots', () => {
  const html = render({ path: '/productos/moda/falda' });
  expect(html).toContain('href="/tienda/moda/productos" aria-current="true"');
  expect(html).toContain('<slot name="language"></slot>');
  expect(html).toContain('<slot name="theme"></slot>');
});

test('speaks English', () => {
  const html = render({}, 'en');
  for (const text of ['Search Moda', 'Log in', 'Sign up', '>Cart<', 'Products']) {
    expect(html).toContain(text);
  }
});

test('links of the owner stand in the dropdown with those below them', () => {
  const below = {
    label: { es: 'Tallas', en: 'Sizes' },
    icon: 'info',
    icon_color: '#cc0000',
    path: 'https://ejemplo.mx/tallas',
    app_module: 'link',
  };
  const guides = { ...below, label: { es: 'Guías', en: 'Guides' }, path: '/info' };
  const html = render({ menu: [{ ...guides, submenu: [below] }] });
  expect(html).toContain('href="/tienda/moda/info"');
  expect(html).toContain('href="https://ejemplo.mx/tallas"');
  expect(html.match(/stroke="color-mix\(in oklab, #cc0000,/g)).toHaveLength(2);
});
