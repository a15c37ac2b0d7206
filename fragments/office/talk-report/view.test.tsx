import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TalkFigures } from '../../../shared/contracts/talk-figures.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { TalkReportView } from './view.tsx';

const FIGURES: TalkFigures = {
  days: 30,
  questions: 1_200,
  conversations: 800,
  answered: 1_150,
  in_hour: 900,
  half: 12,
  most: 145,
  ratings: {
    count: 3,
    mean: 4.3,
    comments: [
      {
        conversation: `cv_${'a'.repeat(26)}`,
        stars: 5,
        comment: '<i>Muy</i> amables',
        rated_at: '2026-11-28T03:00:00.000Z',
      },
    ],
  },
};

function html(figures: TalkFigures, language: 'es' | 'en' = 'es'): string {
  return renderToString(
    <TalkReportView
      env={pageEnv({ base: '/tienda/moda' })}
      path="/admin/mensajes/reporte"
      one="/admin/mensajes"
      figures={figures}
      zone="America/Mexico_City"
      locale={language}
      t={messages[language]}
    />,
  ).replaceAll('<!-- -->', '');
}

test('figures, times and ratings are told, and each comment leads to its conversation', () => {
  const text = html(FIGURES);
  expect(text).toContain('>50<');
  expect(text).toContain('>12 min<');
  expect(text).toContain('>2 h 25 min<');
  expect(text).toContain('>4.3 de 5<');
  expect(text).toContain('&lt;i&gt;Muy&lt;/i&gt; amables');
  expect(text).toContain(`href="/tienda/moda/admin/mensajes/cv_${'a'.repeat(26)}"`);
  expect(text).toMatch(/days=30" aria-current="true"/);
  // By the store's clock it was the day before.
  expect(text).toContain('27');
});

test('a store that nobody asked or rated is told so, in both languages', () => {
  const empty = {
    ...FIGURES,
    questions: 0,
    conversations: 0,
    answered: 0,
    in_hour: 0,
    half: null,
    most: null,
    ratings: { count: 0, mean: null, comments: [] },
  };
  for (const language of ['es', 'en'] as const) {
    const text = html(empty, language);
    expect(text).toContain(messages[language].nothing);
    expect(text).toContain(messages[language].none);
    expect(text).not.toContain('NaN');
  }
});
