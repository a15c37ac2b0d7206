import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { TrashProps } from './props.ts';
import { TrashView } from './view.tsx';

const t = messages.es;
const props: TrashProps = {
  env: pageEnv(),
  things: [
    {
      id: 'ed_1',
      at: '2026-11-23T12:00:00.000Z',
      by: { id: 'ac_1', name: 'Ana' },
      subject: 'catalogue',
      subject_id: 'ca_1',
      name: 'Otoño',
    },
    {
      id: 'ed_2',
      at: '2026-11-22T12:00:00.000Z',
      by: { id: 'ac_2', name: null },
      subject: 'slide',
      subject_id: 'bn_1',
      name: null,
    },
  ],
  total: 2,
  page: 1,
  subject: null,
  isRestored: false,
  idempotencyKey: 'k',
  error: null,
};
const render = (change: Partial<TrashProps> = {}) =>
  renderToStaticMarkup(<TrashView {...props} {...change} locale="es" t={t} />);

test('each deleted thing has its name, who deleted it, and a form that puts it back', () => {
  const html = render();
  expect(html).toContain('<b>Otoño</b>');
  expect(html).toContain('Catálogo · Ana');
  expect(html).toContain('Carrusel o banner · Cuenta borrada');
  expect(html).toContain('aria-label="Devolver: Otoño"');
  expect(html.match(/name="intent" value="restore"/g)).toHaveLength(2);
});

test('an empty trash says so; of a kind alone it leads to all', () => {
  expect(render({ things: [], total: 0 })).toContain(t.none);
  const narrowed = render({ things: [], total: 0, subject: 'item' });
  expect(narrowed).toContain(t.noneFound);
  expect(narrowed).toContain('href="/admin/papelera"');
});
