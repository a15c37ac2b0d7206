import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { AlertBellView } from './view.tsx';

const html = (pending: number | null, locale: 'es' | 'en' = 'es') =>
  renderToStaticMarkup(<AlertBellView env={pageEnv()} pending={pending} t={messages[locale]} />);

test.each([
  [null, 'Avisos', null],
  [0, 'Avisos', null],
  [1, 'Avisos: 1 sin ver', '1'],
  [99, 'Avisos: 99 sin ver', '99'],
  [100, 'Avisos: más de 99 sin ver', '99+'],
])('with %s waiting it is called %s and shows %s', (pending, label, badge) => {
  const text = html(pending);
  expect(text).toContain(`href="/me/alerts" aria-label="${label}"`);
  expect(/class="count" aria-hidden="true">([^<]*)</.exec(text)?.[1] ?? null).toBe(badge);
});

test('speaks English', () => {
  expect(html(2, 'en')).toContain('aria-label="Alerts: 2 not seen"');
});
