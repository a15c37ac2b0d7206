import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderReviews } from '../../../shared/contracts/reviews.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ReviewFormProps } from './props.ts';
import { ReviewFormView } from './view.tsx';

const item: OrderReviews['items'][number] = {
  item: 'it_1',
  slug: 'falda',
  owner_slug: 'a',
  type: 'product',
  name: 'Falda',
  photo: null,
  review: null,
};
const review: NonNullable<typeof item.review> = {
  id: 'rv_1',
  item: 'it_1',
  qualification: 2,
  title: 'Se rompió',
  text: 'A la semana.',
  author: 'Ana R.',
  created_at: '2026-11-22T20:00:00.000Z',
  changed_at: null,
  answer: null,
  hidden_for: null,
  photos: [{ id: 'rw_1', url: '/media/reviews/rw_1', width: 900, height: 600, is_hidden: false }],
  version: 3,
};
const order: OrderReviews = {
  order: 'or_1',
  number: 'K7QX-2M4P',
  may_review: true,
  needs_sign_in: false,
  items: [item, { ...item, item: 'it_2', name: 'Blusa', review: { ...review, item: 'it_2' } }],
};

function html(given: Partial<ReviewFormProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: ReviewFormProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    order,
    open: null,
    done: null,
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(
    <ReviewFormView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('each item leads to its form, or shows the review that it has', () => {
  const text = html();
  expect(text).toContain('aria-label="Escribir reseña de Falda"');
  expect(text).toContain('href="/tienda/a/mis-compras/or_1/resenas?item=it_1"');
  expect(text).toContain('aria-label="Cambiar la reseña de Blusa"');
  expect(text).toContain('A la semana.');
  expect(text).not.toContain('name="qualification"');
  // A review may be given photos, and be taken away, where there is one.
  expect(text.match(/enctype="multipart\/form-data"/gi)).toHaveLength(1);
  expect(text).toContain('aria-label="Quitar: Foto 1 de tu reseña"');
  expect(text).toContain('action="/tienda/a/api/orders/or_1/reviews/it_2/photos"');
  const full = { ...review, item: 'it_2', photos: Array(6).fill(review.photos[0]) };
  const shown = html({ order: { ...order, items: [{ ...item, item: 'it_2', review: full }] } });
  expect(shown).not.toMatch(/enctype/i);
  const hidden = { ...item, review: { ...review, hidden_for: 'spam' as const } };
  expect(html({ order: { ...order, items: [hidden] } })).toContain('Razón: es publicidad.');
});

test('the form of a new review is empty, that of a written one holds it with its version', () => {
  const empty = html({ open: 'it_1' });
  expect(empty).toContain('name="intent" value="create"');
  expect(empty).not.toContain('checked=""');
  const filled = html({ open: 'it_2' });
  expect(filled).toContain('name="intent" value="update"');
  expect(filled).toContain('name="version" value="3"');
  expect(filled).toMatch(/value="2"[^>]*checked=""|checked=""[^>]*value="2"/);
});

test('a refused form keeps what was typed, and says what it misses', () => {
  const refused = html({
    open: 'it_1',
    values: { item: 'it_1', title: 'Bonita' },
    errors: { qualification: messages.es.needs.qualification },
  });
  expect(refused).toContain('value="Bonita"');
  expect(refused).toContain(messages.es.needs.qualification);
  expect(html({ error: 'Algo pasó.' })).toContain('No se pudo guardar tu calificación. Algo pasó.');
});

test('who has to sign in or to wait is told so', () => {
  const signIn = html({ order: { ...order, may_review: false, needs_sign_in: true, items: [] } });
  expect(signIn).toContain('/login?next=%2Ftienda%2Fa%2Fmis-compras%2For_1%2Fresenas');
  expect(html({ order: { ...order, may_review: false } })).toContain(messages.es.early);
  expect(html({ done: 'rated' }, 'en')).toContain('Your rating was saved');
});
