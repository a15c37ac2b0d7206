import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { BreadcrumbView } from './view.tsx';

const env = pageEnv({ base: '/tienda/moda' });
const crumbs = [
  { label: 'Mujer', href: '/tienda/moda/catalogos/mujer' },
  { label: 'Falda corta', href: null },
];

test('starts at the marketplace and marks the page itself', () => {
  const html = renderToString(
    <BreadcrumbView env={env} crumbs={crumbs} t={messages.es} locale="es" />,
  );
  const links = [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]);
  expect(links).toEqual(['/tienda/moda/marketplace', '/tienda/moda/catalogos/mujer']);
  expect(html).toContain('<span aria-current="page">Falda corta</span>');
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('on the marketplace itself the root is no link', () => {
  const html = renderToString(<BreadcrumbView env={env} crumbs={[]} t={messages.en} locale="en" />);
  expect(html).not.toContain('href');
  expect(html).toContain('aria-current="page"');
  expect(html).toContain('aria-label="Breadcrumb"');
});
