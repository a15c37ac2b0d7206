import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnAddressesProps } from './props.ts';
import { ownAddresses } from './server.ts';

const props: OwnAddressesProps = {
  env: pageEnv({ base: '/tienda/ana' }),
  list: {
    results: [
      {
        id: 'rd_1',
        path: '/vieja',
        leads_to: '/productos',
        thing: null,
        created_at: '2026-01-01T00:00:00.000Z',
      },
      {
        id: 'rd_2',
        path: '/blogs/~<b>',
        leads_to: null,
        thing: 'blog_entry',
        created_at: '2026-01-01T00:00:00.000Z',
      },
    ],
    matches_estimated: 2,
    just_deleted: [{ id: 'rd_3', name: '/otra', undo_until: '2026-01-01T00:00:05.000Z' }],
  },
  page: 1,
  address: 'https://ana.test',
  done: null,
  idempotencyKey: 'k',
};
const render = (change: Partial<OwnAddressesProps> = {}) =>
  ownAddresses.render({ ...props, ...change }, { locale: 'es', instance: 'a', moduleUrl: '/a.js' });

test('an address says where it leads, below the store’s prefix, or that it leads nowhere', () => {
  const html = render();
  const t = messages.es;
  expect(html).toContain('<a href="/tienda/ana/productos">/productos</a>');
  expect(html).toContain(t.gone);
  expect(html).toContain(t.things.blog_entry);
  expect(html).toContain('/blogs/~&lt;b&gt;');
  expect(html).toContain('Lo que sigue a https://ana.test');
  expect(html).toContain('Se borró /otra');
});

test('without any it says when there will be some; a refused form keeps what was typed', () => {
  const list = { results: [], matches_estimated: 0, just_deleted: [] };
  const html = render({ list, values: { path: 'x' }, errors: { path: 'Mal' } });
  expect(html).toContain(messages.es.none);
  expect(html).toContain('value="x"');
  expect(html).toMatch(/aria-invalid="true"[^]*Mal/);
});
