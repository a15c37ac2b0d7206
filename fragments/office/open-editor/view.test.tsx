import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { OpenEditorView } from './view.tsx';

const html = (notices: string[]) =>
  renderToString(<OpenEditorView env={pageEnv()} place="menu" notices={notices} t={messages.es} />);

test('who else has the editor open is told, as text; where nobody has, nothing is', () => {
  expect(html(['Ana <b> también tiene esto abierto desde las 10:05'])).toContain(
    'Ana &lt;b&gt; también tiene esto abierto desde las 10:05',
  );
  expect(html([])).toBe('<div role="status"></div>');
});
