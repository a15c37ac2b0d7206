import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { CatalogueStripProps } from './props.ts';
import { CatalogueStripView } from './view.tsx';

const env = pageEnv({ base: '/tienda/moda' });
const props: CatalogueStripProps = {
  env,
  catalogues: [
    { name: 'Mujer', slug: 'mujer', photo: { url: '/media/a.webp', width: 400, height: 300 } },
    { name: 'Hombre', slug: 'hombre', photo: null },
  ],
  active: 'hombre',
  hidden: false,
};

test('links each catalogue, marks the active one and ends with the way to all', () => {
  const html = renderToString(<CatalogueStripView {...props} t={messages.es} locale="es" />);
  const links = [...html.matchAll(/href="([^"]*)"( aria-current="page")?/g)].map((match) =>
    match.slice(1),
  );
  expect(links).toEqual([
    ['/tienda/moda/catalogos/mujer', undefined],
    ['/tienda/moda/catalogos/hombre', ' aria-current="page"'],
    ['/tienda/moda/catalogos', undefined],
  ]);
  expect(html).toContain('src="/media/w160/a.webp" width="400" height="300"');
  expect(html).toContain('Ver más');
});

test('speaks English', () => {
  const html = renderToString(<CatalogueStripView {...props} t={messages.en} locale="en" />);
  expect(html).toContain('aria-label="Catalogues"');
  expect(html).toContain('See more');
});

test('is absent with the search bar, and without catalogues', () => {
  expect(renderToString(<CatalogueStripView {...props} hidden t={messages.es} locale="es" />)).toBe(
    '',
  );
  expect(
    renderToString(<CatalogueStripView {...props} catalogues={[]} t={messages.es} locale="es" />),
  ).toBe('');
});
