import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { MenuView } from './view.tsx';

const env = pageEnv({ base: '/tienda/moda' });
const items = [
  {
    label: { es: 'Productos', en: 'Products' },
    icon: 'tag',
    path: '/productos',
    app_module: 'products',
    icon_color: null,
    submenu: [],
  },
  {
    label: { es: 'Servicios', en: 'Services' },
    icon: 'clock',
    path: '/servicios',
    app_module: 'services',
    icon_color: null,
    submenu: [],
  },
];

test('shows the sections it is given, in the page’s language, under the store’s prefix', () => {
  const es = renderToString(
    <MenuView env={env} items={items} path="/" t={messages.es} locale="es" />,
  );
  expect(es).toContain('href="/tienda/moda/productos">Productos</a>');
  expect(es).toContain('href="/tienda/moda/servicios">Servicios</a>');
  expect(es).not.toContain('aria-current');
  expect(
    renderToString(<MenuView env={env} items={items} path="/" t={messages.en} locale="en" />),
  ).toContain('>Services</a>');
});

test('marks the section of the page and of the pages below it', () => {
  const list = renderToString(
    <MenuView env={env} items={items} path="/servicios" t={messages.es} locale="es" />,
  );
  expect(list).toContain('href="/tienda/moda/servicios" aria-current="page"');
  const item = renderToString(
    <MenuView env={env} items={items} path="/servicios/moda/corte" t={messages.es} locale="es" />,
  );
  expect(item).toContain('href="/tienda/moda/servicios" aria-current="true"');
});

test('a store without sections has no bar', () => {
  expect(
    renderToString(<MenuView env={env} items={[]} path="/" t={messages.es} locale="es" />),
  ).toBe('');
});

test('a link of the owner has its icon in its colour, and the links below it open by a button', () => {
  const below = {
    label: { es: 'Tallas', en: 'Sizes' },
    icon: 'info',
    icon_color: null,
    path: 'https://ejemplo.mx/tallas',
    app_module: 'link',
  };
  const guide = { ...below, label: { es: 'Guías', en: 'Guides' }, path: '/info' };
  const html = renderToString(
    <MenuView
      env={env}
      items={[{ ...guide, icon_color: '#cc0000', submenu: [below] }]}
      path="/"
      t={messages.es}
      locale="es"
    />,
  );
  expect(html).toContain('stroke="color-mix(in oklab, #cc0000, var(--color-text))"');
  expect(html).toContain('<summary aria-label="Más de Guías">');
  expect(html).toContain('href="https://ejemplo.mx/tallas">Tallas</a>');
});
