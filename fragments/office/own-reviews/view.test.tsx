import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnReview } from '../../../shared/contracts/review-edits.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnReviewsProps } from './props.ts';
import { OwnReviewsView } from './view.tsx';

const review: OwnReview = {
  id: 'rv_1',
  qualification: 1,
  title: '<script>alert(1)</script>',
  text: 'Llegó roto',
  author: 'Ana R.',
  created_at: '2026-11-22T20:00:00.000Z',
  changed_at: null,
  answer: null,
  order: 'or_1',
  order_number: 'K7QX-2M4P',
  item: {
    id: 'it_1',
    slug: 'falda',
    owner_slug: 'a',
    type: 'product',
    name: 'Falda',
    photo: null,
  },
  hidden_for: null,
  photos: [
    { id: 'rw_1', url: '/media/reviews/rw_1', width: 900, height: 600, is_hidden: false },
    { id: 'rw_2', url: '/media/reviews/rw_2', width: 900, height: 600, is_hidden: true },
  ],
  reports: { all: 0, open: 0, reasons: [] },
  version: 3,
};

function html(given: Partial<OwnReviewsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: OwnReviewsProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    reviews: [review],
    total: 1,
    page: 1,
    show: 'all',
    done: null,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<OwnReviewsView {...props} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('a review is shown as text, with the forms that answer and hide the version that was seen', () => {
  const text = html();
  expect(text).toContain('&lt;script&gt;');
  expect(text).toContain('Ana R. · pedido K7QX-2M4P · 22 nov 2026');
  expect(text).toContain('aria-label="1 estrella"');
  expect(text).toContain('alt="Foto 1 de la reseña"');
  for (const intent of ['answer', 'hide']) {
    expect(text).toContain(`name="intent" value="${intent}"`);
  }
  expect(text).toContain('name="version" value="3"');
  expect(text).not.toContain('value="show"');
  // Each photo has the form that leaves its own state turned and the others as they are.
  expect(text).toContain('name="hidden_photos" value="rw_2 rw_1"');
  expect(text).toContain('name="hidden_photos" value=""');
  expect(text).toContain('aria-label="Ocultar solo la Foto 1 de la reseña"');
  expect(text).not.toContain('value="settle"');
});

test('a reported one says how often and why, and its reports can be set aside while they wait', () => {
  const reasons = [
    { reason: 'spam', count: 2 },
    { reason: 'other', count: 1 },
  ] as const;
  const reports = { all: 3, open: 1, reasons: [...reasons] };
  const text = html({ reviews: [{ ...review, reports }] });
  expect(text).toContain('3 reportes de lectores');
  expect(text).toContain('es publicidad: 2 · otra: 1');
  expect(text).toContain('name="reports_settled" value="3"');
  const settled = html({ reviews: [{ ...review, reports: { ...reports, open: 0 } }] });
  expect(settled).not.toContain('value="settle"');
});

test('a hidden one says why, and can be shown again', () => {
  const text = html({ reviews: [{ ...review, hidden_for: 'off_topic' }] });
  expect(text).toContain('Oculta. Razón: no trata del artículo.');
  expect(text).toContain('name="intent" value="show"');
  expect(text).toContain('aria-label="Volver a mostrar la reseña de Ana R. sobre Falda"');
  expect(text).not.toContain('value="hide"');
});

test('a refused form is open, with what was typed, at its own review', () => {
  const text = html({
    reviews: [review, { ...review, id: 'rv_2' }],
    values: { id: 'rv_2', hidden_for: '' },
    errors: { hidden_for: messages.es.needs.hidden_for },
  });
  expect(text.split(messages.es.needs.hidden_for)).toHaveLength(2);
  expect(text.split('<details open=""')).toHaveLength(2);
});

test('an empty list says what it waits for, or how to see more', () => {
  expect(html({ reviews: [], total: 0 })).toContain(messages.es.noneText);
  const narrowed = html({ reviews: [], total: 0, show: '2' }, 'en');
  expect(narrowed).toContain('No review is like that');
  expect(narrowed).toContain('<option value="2" selected="">2 stars</option>');
});
