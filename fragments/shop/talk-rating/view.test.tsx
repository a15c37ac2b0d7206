import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { TalkRatingProps } from './props.ts';
import { TalkRatingView } from './view.tsx';

const RATING = { stars: 4, comment: 'Muy <b>amables</b>.', rated_at: '2026-11-28T16:00:00.000Z' };

function html(change: Partial<TalkRatingProps> = {}, language: 'es' | 'en' = 'es'): string {
  return renderToString(
    <TalkRatingView
      env={pageEnv({ base: '/tienda/moda' })}
      path="/me/inbox/conversation/cv_1"
      name="Lirio"
      rated={{ rating: null, is_rateable: false }}
      isDone={false}
      idempotencyKey="k"
      locale={language}
      t={messages[language]}
      {...change}
    />,
  ).replaceAll('<!-- -->', '');
}

test('an open conversation without a rating shows nothing', () => {
  expect(html()).toBe('');
});

test('the customer of a closed one is asked, and may leave the comment out', () => {
  const text = html({ rated: { rating: RATING, is_rateable: true } });
  expect(text).toContain('¿Cómo te atendió Lirio?');
  expect(text.match(/type="radio"/g)).toHaveLength(5);
  expect(text).toContain('action="/tienda/moda/me/inbox/conversation/cv_1"');
  expect(text).toMatch(/<textarea(?![^>]*required)/);
});

test('either side sees the last one, with its words as text', () => {
  for (const language of ['es', 'en'] as const) {
    const text = html({ rated: { rating: RATING, is_rateable: false } }, language);
    expect(text).toContain(messages[language].rated);
    expect(text).toContain('Muy &lt;b&gt;amables&lt;/b&gt;.');
    expect(text).not.toContain(messages[language].thanks);
  }
  expect(html({ rated: { rating: RATING, is_rateable: false }, isDone: true })).toContain(
    messages.es.thanks,
  );
});
