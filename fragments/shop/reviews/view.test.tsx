import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Review, ReviewList } from '../../../shared/contracts/reviews.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ReviewsProps } from './props.ts';
import { ReviewsView } from './view.tsx';

const review: Review = {
  id: 'rv_1',
  qualification: 4,
  title: 'Muy <b>cómoda</b>',
  text: 'Uno\ndos שלום',
  author: 'Ana R.',
  created_at: '2026-11-22T20:00:00.000Z',
  changed_at: null,
  answer: { text: '¡Gracias!', at: '2026-11-23T20:00:00.000Z' },
  photos: [{ id: 'rw_1', url: '/media/reviews/rw_1', width: 900, height: 600 }],
};
const list: ReviewList = { results: [review], matches_estimated: 25, stars: [1, 0, 0, 4, 20] };

function html(given: Partial<ReviewsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: ReviewsProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    list,
    stars: null,
    page: 1,
    path: '/tienda/a/productos/a/falda',
    ...given,
  };
  return renderToString(<ReviewsView {...props} t={messages[locale]} />).replaceAll('<!-- -->', '');
}

test('the summary tells the mean, the number, and leads to the reviews of each qualification', () => {
  const text = html();
  expect(text).toContain('Calificación promedio: 4.7 de 5');
  expect(text).toContain('25 reseñas de quienes lo compraron');
  expect(text).toContain('href="/tienda/a/productos/a/falda?stars=4#resenas"');
  expect(text).toContain('aria-label="4 estrellas: 4 reseñas"');
  expect(text).toContain('<rect width="80" height="8">');
  expect(html({}, 'en')).toContain('aria-label="1 star: 1 review"');
});

test('a review is text, with its author, its day and the answer', () => {
  const text = html();
  expect(text).toContain('Muy &lt;b&gt;cómoda&lt;/b&gt;');
  expect(text).toContain('<p class="words" dir="auto">Uno\ndos שלום</p>');
  expect(text).toMatch(/<bdi>Ana R\.<\/bdi> · Compra verificada · <time[^>]*>22 de noviembre/);
  expect(text).toContain('¡Gracias!');
  expect(text).toContain('href="/tienda/a/resenas/rv_1/reportar"');
  expect(text).toContain('<a href="/media/reviews/rw_1"><img src="/media/w');
  expect(text).toContain('alt="Foto 1 de quien lo compró"');
  const nameless = { ...review, author: '', changed_at: '2026-11-24T20:00:00.000Z', answer: null };
  const plain = html({ list: { ...list, results: [nameless] } });
  expect(plain).toContain('<bdi>Comprador</bdi>');
  expect(plain).toContain('Editada el 24 de noviembre');
  expect(plain).not.toContain(messages.es.answer);
});

test('a narrowed list says so, leads back, and its pages stay narrowed', () => {
  const narrowed = html({ stars: 5, page: 2 });
  expect(narrowed).toContain('Solo las de 5 estrellas');
  expect(narrowed).toContain('aria-current="true"');
  expect(narrowed).toContain('falda?stars=5#resenas');
  expect(narrowed).toContain('falda?stars=5&amp;page=3#resenas');
  const none = html({ stars: 2, list: { ...list, results: [], matches_estimated: 0 } });
  expect(none).toContain('No hay reseñas de 2 estrellas');
  expect(none).toContain(messages.es.all);
});

test('reviews that could not be read leave the way to try again', () => {
  const failed = html({ list: null });
  expect(failed).toContain(messages.es.failed);
  expect(failed).toContain(messages.es.again);
});
