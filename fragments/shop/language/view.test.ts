import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import type { LanguageProps } from './props.ts';
import { language } from './server.ts';

const env = pageEnv({ base: '/tienda/moda' });
const props: LanguageProps = {
  env,
  returnTo: '/tienda/moda/productos?page=2&sort="a"',
  compact: false,
};
const render = (change: Partial<LanguageProps> = {}, locale: Locale = 'es') =>
  language.render({ ...props, ...change }, { locale, instance: 'l', moduleUrl: '' });
const buttons = (html: string) => html.match(/<button[^]*?<\/button>/g)!;

test('posts the choice and the way back', () => {
  const html = render();
  expect(html).toContain('method="post" action="/tienda/moda/preferences"');
  expect(html).toContain('value="/tienda/moda/productos?page=2&amp;sort=&quot;a&quot;"');
});

test('names each language in itself and marks the present one', () => {
  const [es, en] = buttons(render({}, 'en'));
  expect(es).toContain('value="es"');
  expect(es).toContain('lang="es-MX"');
  expect(es).toContain('>Español<');
  expect(es).not.toContain('aria-current');
  expect(en).toContain('aria-current="true"');
  expect(en).toContain('>English<');
});

test('an Argentinian store offers its own Spanish', () => {
  const ofStore = { ...env, country: 'AR', tag: 'es-AR' };
  for (const locale of ['es', 'en'] as const) {
    const tag = locale === 'es' ? 'es-AR' : 'en-US';
    const [es] = buttons(render({ env: { ...ofStore, tag } }, locale));
    expect(es).toContain('Español (Argentina)');
    expect(es).toContain('lang="es-AR"');
  }
});

test('an Argentinian visitor reads that their Spanish is meant, in any store', () => {
  const [es] = buttons(render({ env: { ...env, country: 'MX', tag: 'es-AR' } }));
  expect(es).toContain('Español (Argentina)');
  expect(es).toContain('lang="es-AR"');
});

test('compact shows codes, and keeps the names for screen readers', () => {
  const [es] = buttons(render({ compact: true }));
  expect(es).toContain('<span aria-hidden="true">ES</span>');
  expect(es).toContain('<span class="visually-hidden">Español</span>');
});

test('ships no script', () => {
  expect(render()).not.toContain('<script');
});
