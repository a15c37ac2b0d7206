import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import { SignOutView } from './view.tsx';

const env = { tag: 'es-MX', base: '/tienda/ana', store: 'st_ana', currency: 'MXN', country: 'MX' };

function html(name: string | null, locale: 'es' | 'en' = 'es'): string {
  const next = '/tienda/ana/productos';
  return renderToStaticMarkup(
    <SignOutView
      env={{ ...env, locale }}
      name={name}
      next={next}
      t={messages[locale]}
      locale={locale}
    />,
  );
}

test('asks whose session ends, by a form that goes on where it came from', () => {
  const text = html('Lucía Méndez');
  expect(text).toContain('la cuenta de Lucía Méndez');
  expect(text).toMatch(/<form action="\/tienda\/ana\/logout" method="post">/);
  expect(text).toContain('<input type="hidden" name="next" value="/tienda/ana/productos"/>');
  expect(text).toContain('<a href="/tienda/ana/productos">Quedarme</a>');
});

test('a visitor without a session has none to end', () => {
  expect(html(null, 'en')).toContain('Nobody is logged in');
  expect(html(null)).not.toContain('<form');
  expect(html(null)).toContain('href="/tienda/ana/login?next=%2Ftienda%2Fana%2Fproductos"');
});
