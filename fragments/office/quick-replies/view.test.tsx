import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { QuickRepliesProps } from './props.ts';
import { QuickRepliesView } from './view.tsx';

const reply = {
  id: 'qr_1',
  locale: 'en',
  shortcut: 'hours',
  text: 'Hi {name} <b>9–18</b>',
} as const;

function html(given: Partial<QuickRepliesProps> = {}): string {
  const props: QuickRepliesProps = {
    env: pageEnv({ base: '/tienda/moda', locale: 'es' }),
    replies: [reply],
    done: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<QuickRepliesView {...props} t={messages.es} />).replaceAll('<!-- -->', '');
}

test('a reply stands with its shortcut and language, its words as they are', () => {
  const page = html();
  expect(page).toContain('<b>/hours</b> <span class="badge">Inglés</span>');
  expect(page).toContain('lang="en">Hi {name} &lt;b&gt;9–18&lt;/b&gt;</p>');
  expect(page).toContain('action="/tienda/moda/admin/mensajes/respuestas"');
  expect(page).not.toContain('<details open');
  expect(html({ replies: [] })).toContain('Todavía no hay respuestas');
});

test('a refused change keeps what was typed in its own form, and opens it', () => {
  const page = html({
    values: { id: 'qr_1', shortcut: 'a/b', text: 'x', locale: 'es' },
    errors: { shortcut: messages.es.problems.shortcut },
  });
  expect(page).toContain('<details open');
  expect(page.match(/value="a\/b"/g)).toHaveLength(1);
  expect(page.match(new RegExp(messages.es.problems.shortcut, 'g'))).toHaveLength(1);
});
