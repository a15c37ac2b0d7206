import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { searchBox } from './server.ts';

const env = { ...pageEnv(), base: 'https://moda.test' };
const render = (text: string, locale: 'es' | 'en' = 'es') =>
  searchBox.render({ env, store: 'Moda & Co', text }, { locale, instance: 's', moduleUrl: '' });

test('a form by GET leads to the store’s own results', () => {
  const html = render('falda');
  expect(html).toMatch(/<form [^>]*method="get" action="https:\/\/moda\.test\/buscar" data-proof>/);
  expect(html).toContain('name="text"');
  expect(html).toContain('value="falda"');
  expect(html).toContain('aria-label="Buscar en Moda &amp; Co"');
  expect(render('', 'en')).toContain('placeholder="Search Moda &amp; Co"');
});

test('words of an attribute are no markup, and no script is sent', () => {
  const html = render('"><script>alert(1)</script>');
  expect(html).not.toContain('<script');
  expect(html).toContain('&quot;&gt;&lt;script&gt;');
});
