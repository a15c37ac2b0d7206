import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContactEntry } from '../../../shared/contracts/contact.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { InboxProps } from './props.ts';
import { InboxView } from './view.tsx';

const { es } = messages;
const HOUR_MS = 3_600_000;
const now = Date.parse('2026-11-28T18:00:00.000Z');
const entry: ContactEntry = {
  id: 'ce_1',
  name: 'Rosa',
  email: 'rosa@example.com',
  phone: null,
  message: '¿Tienen talla 28?',
  page: null,
  user: null,
  created_at: new Date(now - 2 * HOUR_MS).toISOString(),
};

function html(given: Partial<Extract<InboxProps['shown'], { kind: 'list' }>> = {}): string {
  const list = { entries: [entry], total: 1, page: 1, filter: '', isFailed: false, ...given };
  return renderToStaticMarkup(
    <InboxView
      locale="es"
      env={pageEnv({ base: '' })}
      now={now}
      shown={{ kind: 'list', ...list }}
      t={es}
    />,
  );
}

test('a row tells name, first line, date with how long ago, and leads to the message', () => {
  const text = html();
  for (const told of ['Rosa', '¿Tienen talla 28?', 'hace 2 horas', 'href="/me/inbox/ce_1"']) {
    expect(text).toContain(told);
  }
  expect(text).not.toContain('role="alert"');
});

test('a list that could not be read says so, and tries again with the same filter', () => {
  const text = html({ entries: [], total: 0, filter: 'talla', isFailed: true });
  expect(text).toContain(es.failed);
  expect(text).toContain('href="/me/inbox?ContactList=talla&amp;page=1"');
  expect(text).not.toContain(es.none);
});

test('a filter that finds nothing differs from an empty inbox', () => {
  expect(html({ entries: [], total: 0 })).toContain(es.none);
  const text = html({ entries: [], total: 0, filter: 'zzz' });
  expect(text).toContain('zzz');
  expect(text).toContain(es.noMatchText);
  expect(text).toContain('name="ContactList"');
});

test('past the first page the links keep the filter', () => {
  const text = html({ total: 45, page: 2, filter: 'talla' });
  expect(text).toContain('ContactList=talla&amp;page=1');
  expect(text).toContain('ContactList=talla&amp;page=3');
});

function entryHtml(conversation: string | null): string {
  return renderToStaticMarkup(
    <InboxView
      locale="es"
      env={pageEnv({ base: '' })}
      now={now}
      shown={{ kind: 'entry', entry, photo: null, conversation }}
      t={es}
    />,
  );
}

test('an account is answered in its conversation, or by mail; a visitor by mail alone', () => {
  const byMail = `href="mailto:rosa@example.com">${es.answerByMail}`;
  const inTalk = `href="/admin/mensajes?with=ac_rosa">${es.answer}<`;
  expect(entryHtml('/admin/mensajes?with=ac_rosa')).toContain(inTalk);
  expect(entryHtml('/admin/mensajes?with=ac_rosa')).toContain(byMail);
  expect(entryHtml(null)).not.toContain(`${es.answer}<`);
  expect(entryHtml(null)).toContain(byMail);
});

test('one message shows its writer, and the way back', () => {
  const text = entryHtml(null);
  for (const told of ['rosa@example.com', es.visitor, 'href="/me/inbox"', '¿Tienen talla 28?']) {
    expect(text).toContain(told);
  }
});
