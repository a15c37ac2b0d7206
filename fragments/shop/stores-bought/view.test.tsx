import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { StoresBoughtProps } from './props.ts';
import { StoresBoughtView } from './view.tsx';

function html(given: Partial<StoresBoughtProps> = {}): string {
  const props: StoresBoughtProps = {
    env: pageEnv({ locale: 'es', base: '/tienda/a', country: 'MX' }),
    stores: [
      { id: 'st_a', name: 'Casa <Raíz>', orders: 1, url: 'https://casa.test' },
      { id: 'st_b', name: 'Lirio', orders: 3, url: 'https://lirio.test' },
    ],
    here: 'st_a',
    isWhole: true,
    isProven: true,
    ...given,
  };
  return renderToString(<StoresBoughtView {...props} locale="es" t={messages.es} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('each store leads to the purchases there, this one by its own path', () => {
  const text = html();
  expect(text).toContain('Casa &lt;Raíz&gt;');
  expect(text).toContain('href="/tienda/a/mis-compras"');
  expect(text).toContain('href="https://lirio.test/mis-compras"');
  expect(text).toContain('3 pedidos');
  expect(text).not.toContain(messages.es.prove);
});

test('none, a part that did not answer, and an e-mail without proof each say so', () => {
  expect(html({ stores: [] })).toContain(messages.es.none);
  expect(html({ isWhole: false })).toContain(messages.es.notWhole);
  expect(html({ isProven: false })).toContain(messages.es.prove);
});
