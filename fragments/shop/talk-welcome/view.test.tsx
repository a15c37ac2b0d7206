import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { TalkWelcomeProps } from './props.ts';
import { TalkWelcomeView } from './view.tsx';

const questions = [{ id: 'cq_1', question: '¿Hacen envíos?', answer: 'Sí, <b>siempre</b>.' }];

const html = (welcome: TalkWelcomeProps['welcome'], language: 'es' | 'en' = 'es') =>
  renderToString(
    <TalkWelcomeView
      env={pageEnv({})}
      storeName="Lirio"
      welcome={welcome}
      locale={language}
      t={messages[language]}
    />,
  ).replaceAll('<!-- -->', '');

test('a store that says nothing shows nothing', () => {
  expect(html({ text: '', questions: [] })).toBe('');
});

test('a greeting alone names no questions', () => {
  const text = html({ text: 'Hola <i>tú</i>', questions: [] });
  expect(text).toContain('Hola &lt;i&gt;tú&lt;/i&gt;');
  expect(text).not.toContain(messages.es.questions);
});

test.each(['es', 'en'] as const)(
  'a question opens its answer, and a person is named after them (%s)',
  (language) => {
    const text = html({ text: '', questions }, language);
    expect(text).toMatch(/<details[^>]*><summary[^>]*>¿Hacen envíos\?<\/summary>/);
    expect(text).toContain('Sí, &lt;b&gt;siempre&lt;/b&gt;.');
    expect(text.indexOf('Lirio')).toBeGreaterThan(text.indexOf('</details>'));
  },
);
