import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ChatTextsProps } from './props.ts';
import { ChatTextsView } from './view.tsx';

const question = {
  id: 'cq_1',
  question: '¿Hacen <b>envíos</b>?',
  question_en: '',
  answer: 'Sí, a todo el país.',
  answer_en: '',
};

function html(given: Partial<ChatTextsProps> = {}): string {
  const props: ChatTextsProps = {
    env: pageEnv({ base: '/tienda/moda', locale: 'es' }),
    texts: { greeting: 'Hola', greeting_en: 'Hi', away: '', away_en: '' },
    questions: [question],
    done: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<ChatTextsView {...props} t={messages.es} />).replaceAll('<!-- -->', '');
}

test('the texts stand in their fields, and a question with its answer as it is', () => {
  const page = html();
  expect(page).toMatch(/name="greeting"[^>]*>Hola<\/textarea>/);
  expect(page).toMatch(/name="greeting_en"[^>]*>Hi<\/textarea>/);
  expect(page).toContain('¿Hacen &lt;b&gt;envíos&lt;/b&gt;?');
  expect(page).not.toContain('<details open');
  expect(html({ questions: [] })).toContain(messages.es.noneText);
});

test('a refused form keeps what was typed in its own fields alone', () => {
  const values = { id: 'cq_1', question: '', answer: 'Otra' };
  const page = html({
    intent: 'change',
    values,
    errors: { question: messages.es.problems.question },
  });
  expect(page).toContain('<details open');
  expect(page.match(/>Otra<\/textarea>/g)).toHaveLength(1);
  expect(page.match(new RegExp(messages.es.problems.question, 'g'))).toHaveLength(1);
  const added = html({ intent: 'add', values: { question: 'Nueva', answer: '' } });
  expect(added.match(/value="Nueva"/g)).toHaveLength(1);
  expect(added).not.toContain('<details open');
  expect(html({ intent: 'says', values: { greeting: 'Otra vez' } })).toContain(
    '>Otra vez</textarea>',
  );
});
