import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import type { NotFoundProps } from './props.ts';
import { NotFoundView } from './view.tsx';

function html(what: NotFoundProps['what'], homeUrl: string | null, locale: 'es' | 'en'): string {
  const env = {
    locale,
    tag: 'es-MX',
    base: '/tienda/ana',
    store: 'st_ana',
    currency: 'MXN',
    country: 'MX',
  };
  return renderToStaticMarkup(
    <NotFoundView env={env} what={what} homeUrl={homeUrl} t={messages[locale]} locale={locale} />,
  );
}

test('a missing page says so, searches the store and leads back', () => {
  const text = html('page', '/tienda/ana/', 'es');
  expect(text).toContain('<h1 class="h1">¡Página no encontrada!</h1>');
  expect(text).toMatch(/<form[^>]* action="\/tienda\/ana\/buscar"/);
  expect(text).toContain('href="/tienda/ana/"');
  expect(html('page', '/', 'en')).toContain('Page not found');
});

test('an unknown store has nothing to search and, at need, nowhere to go', () => {
  const text = html('store', null, 'es');
  expect(text).toContain('Lo sentimos, pero la tienda no existe');
  expect(text).not.toMatch(/<form|<a /);
  expect(html('store', 'https://example.com/', 'en')).toContain('href="https://example.com/"');
});
