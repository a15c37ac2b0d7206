import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { html as tag, markupText } from '../../_runtime/server-html.ts';
import { messages } from './messages/en.ts';
import { alertBellView } from './view.ts';

const html = (pending: number | null, locale: 'es' | 'en' = 'es') =>
  markupText(
    alertBellView(tag, {
      env: pageEnv(),
      me: 'ac_1',
      pending,
      t: messages[locale],
    } as Parameters<typeof alertBellView>[1]),
  );

test.each([
  [null, 'Avisos', null],
  [0, 'Avisos', null],
  [1, 'Avisos: 1 sin ver', '1'],
  [99, 'Avisos: 99 sin ver', '99'],
  [100, 'Avisos: más de 99 sin ver', '99+'],
])('with %s waiting it is called %s and shows %s', (pending, label, badge) => {
  const text = html(pending);
  expect(text).toContain('href="/me/alerts"');
  expect(text).toContain(`aria-label="${label}"`);
  expect(/class="count" aria-hidden="true">([^<]*)</.exec(text)?.[1] ?? null).toBe(badge);
});

test('speaks English', () => {
  expect(html(2, 'en')).toContain('aria-label="Alerts: 2 not seen"');
});
