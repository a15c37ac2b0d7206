import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { toasts } from './server.ts';

const env = pageEnv();
const render = (locale: 'es' | 'en') =>
  toasts.render({ env }, { locale, instance: 'o', moduleUrl: '/o.js' });

test('the live regions stand, empty, before anything is said', () => {
  const html = render('es');
  expect(html).toContain('role="alert" aria-atomic="false"></div>');
  expect(html).toContain('role="status" aria-atomic="false"></div>');
});

test('the first notice wakes it', () => {
  expect(render('es')).toContain('data-wakes="toast:show"');
});

test('is named in both languages', () => {
  expect(render('es')).toContain('aria-label="Avisos"');
  expect(render('en')).toContain('aria-label="Notices"');
});
