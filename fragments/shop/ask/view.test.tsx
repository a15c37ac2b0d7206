import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es } from './messages/es.ts';
import { AskView } from './view.tsx';

test('each thing that may be asked about has its own way, by name where there are several', () => {
  const about = ['A1', 'B2'].map((name) => ({
    peer: 'st_moda',
    tag: `order:st_moda:..:${name}`,
    name,
  }));
  const html = renderToStaticMarkup(
    <AskView env={pageEnv({ base: '/tienda/moda' })} about={about} locale="es" t={es} />,
  );
  expect(html).toContain(
    '/tienda/moda/me/inbox/messages?with=st_moda&amp;tag=order%3Ast_moda%3A..%3AA1',
  );
  expect(html).toContain('Preguntar por el pedido B2');
});
