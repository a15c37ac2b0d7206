import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TalkMessage } from '../../../shared/contracts/inbox.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ChatProps } from './props.ts';
import { ChatView } from './view.tsx';

/** Monday, 10:00 in Mexico City. */
const MONDAY = Date.UTC(2026, 10, 23, 16);
const nine = [{ from: '09:00', to: '18:00' }];
const hours = { week: [nine, nine, nine, nine, nine, [], []], zone: 'America/Mexico_City' };

function html(given: Partial<ChatProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: ChatProps = {
    env: pageEnv({ locale, base: '/tienda/a', tag: locale === 'en' ? 'en-US' : 'es-MX' }),
    storeName: 'Lirio',
    hours,
    now: MONDAY,
    welcome: null,
    page: '/productos',
    own: null,
    values: {},
    errors: {},
    error: null,
    isSent: false,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToStaticMarkup(<ChatView {...props} locale={locale} t={messages[locale]} />);
}

test('a visitor leaves an address, or signs in; the store is told the page', () => {
  const text = html();
  expect(text).toContain('<form action="/tienda/a/chat" method="post">');
  expect(text).toContain('name="intent" value="leave"');
  expect(text).toContain('name="page" value="/productos"');
  expect(text).toContain('La tienda verá que escribes desde /productos');
  expect(text).toMatch(/name="intent"[^>]*value="keep"|value="keep"[^>]*name="intent"/);
  expect(text.match(/ required=""/g)).toHaveLength(3);
  expect(html({ page: '/' })).toContain('La tienda verá que escribes desde su portada');
  expect(html({ page: null })).not.toMatch(/name="page"|verá que/);
});

test.each([
  ['open', MONDAY, 'Hay alguien para responderte hasta las 18:00.'],
  ['before the hours', MONDAY - 3 * 3_600_000, 'te responden hoy a partir de las 9:00'],
  ['after the hours', MONDAY + 9 * 3_600_000, 'te responden mañana a partir de las 9:00'],
  ['on a weekend', MONDAY - 40 * 3_600_000, 'te responden el lunes a partir de las 9:00'],
])('it says when answers come: %s', (_, now, words) => {
  // Hours may have a zero before them: that is the language's own way.
  expect(html({ now }).replace('09:00', '9:00')).toContain(words);
});

test('without hours it promises no time; it takes the message all the same', () => {
  expect(html({ hours: null })).toContain(messages.es.noHours);
  expect(html({ hours: { ...hours, week: [[], [], [], [], [], [], []] } })).toContain('<textarea');
});

test('whoever is signed in writes in their conversation, and reads its last words', () => {
  const line = { seq: 1, owner: 'st_moda', peer_name: 'Lirio', body: '<b>Sí</b>', notice: null };
  const own = {
    mailbox: 'ac_ana',
    id: 'cv_1',
    messages: [
      { ...line, is_deleted: false, created_at: '2026-11-23T16:00:00.000Z' } as TalkMessage,
    ],
  };
  const text = html({ own }, 'en');
  expect(text).toContain('name="intent" value="start"');
  expect(text).toContain('&lt;b&gt;Sí&lt;/b&gt;');
  expect(text).toContain('/tienda/a/me/inbox/conversation/cv_1');
  expect(text).not.toMatch(/name="email"|value="keep"/);
});

test('a refused form keeps its text; a sent message says where the answer comes', () => {
  const text = html({ values: { message: '<i>' }, errors: { email: 'Falta' }, error: 'Espera' });
  expect(text).toContain('&lt;i&gt;</textarea>');
  expect(text).toContain('role="alert"');
  expect(html({ isSent: true })).toContain('Tu mensaje se envió a Lirio');
  expect(html({ isSent: true })).not.toContain('<form');
});
