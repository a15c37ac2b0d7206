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
  },
  {
    label: { es: 'Servicios', en: 'Services' },
    icon: 'clock',
    path: '/servicios',
    app_module: 'services',
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
