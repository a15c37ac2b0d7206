import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StockMove } from '../../../shared/contracts/item-fields.ts';
import { messages } from './messages/en.ts';
import type { StockMovesProps } from './props.ts';
import { StockMovesView } from './view.tsx';

const env = { tag: 'es-MX', base: '', store: 'st_a', currency: 'MXN', country: 'MX' };

function html(moves: StockMovesProps['moves'], page = 1): string {
  const props = {
    env: { ...env, locale: 'es' as const },
    moves,
    page,
    path: '/admin/articulos/it_1',
  };
  return renderToString(<StockMovesView {...props} locale="es" t={messages.es} />).replaceAll(
    '<!-- -->',
    '',
  );
}

const move = (change: Partial<StockMove>): StockMove => ({
  id: '1',
  at: '2026-11-20T16:00:00.000Z',
  by: { id: 'ac_1', name: 'Ana' },
  reason: 'received',
  note: null,
  attributes: {},
  before: 2,
  after: 7,
  ...change,
});

test('each change tells its account, its time, its reason and its units', () => {
  const page = html({
    results: [
      move({ note: 'Caja <b>12</b>', attributes: { Talla: 'M', Color: 'Rojo' } }),
      move({ id: '2', by: null, reason: 'sold', before: 7, after: 6 }),
      move({ id: '3', by: { id: 'ac_2', name: null } }),
    ],
    matches_estimated: 3,
  });
  expect(page).toContain('Llegó mercancía: M · Rojo');
  expect(page).toContain('Caja &lt;b&gt;12&lt;/b&gt;');
  expect(page).toMatch(/Ana · 20 nov 2026,? 10:00/);
  expect(page).toContain('De 7 a 6');
  expect(page).toContain('Venta · ');
  expect(page).toContain('Una cuenta borrada');
  expect(page).not.toContain('rel="next"');
});

test('an empty and an unread history say so; a long one has pages', () => {
  expect(html({ results: [], matches_estimated: 0 })).toContain(messages.es.none);
  expect(html(null)).toContain(messages.es.failed);
  const long = html({ results: [move({})], matches_estimated: 100 }, 2);
  expect(long).toContain('href="/admin/articulos/it_1?page=1#moves"');
  expect(long).toContain('href="/admin/articulos/it_1?page=3#moves"');
});
