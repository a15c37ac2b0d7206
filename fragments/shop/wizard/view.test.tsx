import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { WizardProps } from './props.ts';
import { WizardView } from './view.tsx';

function html(given: Partial<WizardProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: WizardProps = {
    env: pageEnv({ locale, base: '/tienda/a' }),
    own: null,
    isOpened: false,
    domain: 'ejemplo.mx:8787',
    suggestions: [],
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToStaticMarkup(<WizardView {...props} locale={locale} t={messages[locale]} />);
}

test('the form posts to its own page, and says where the store will be', () => {
  const text = html();
  expect(text).toContain('action="/tienda/a/asistentes/emprendedores"');
  expect(text).toContain('direccion.ejemplo.mx:8787');
  expect(text).not.toContain('<fieldset');
});

test('a refused address keeps what was typed; the key Enter opens no suggestion', () => {
  const values = { name: '<b>Flores</b>', slug: 'moda' };
  const text = html({ values, errors: { slug: 'Ocupada' }, suggestions: ['moda-mx'] });
  expect(text).toContain('value="&lt;b&gt;Flores&lt;/b&gt;"');
  expect(text).toContain('id="f-slug-error"');
  expect(text.indexOf(messages.es.open)).toBeLessThan(text.indexOf('value="moda-mx"'));
});

test('an account with a store is led to it and to the next steps', () => {
  const steps = { looks: false, catalogue: true, item: false };
  const own = {
    slug: 'lirio',
    url: 'https://lirio.mx',
    office: 'https://a.mx/tienda/lirio',
    steps,
  };
  const text = html({ own, isOpened: true }, 'en');
  expect(text).toContain('Your store is online');
  expect(text).not.toContain('<form');
  expect(text).toContain('href="https://lirio.mx"');
  expect(text).toContain('href="https://a.mx/tienda/lirio/apps/me/products/create"');
  expect(text).toContain('href="https://a.mx/tienda/lirio/#tour"');
  expect(text.split(`${messages.en.done}</span>`)).toHaveLength(2);
});

test('the tour of a store on another host begins after the sign-in there', () => {
  const steps = { looks: false, catalogue: false, item: false };
  const url = 'https://lirio.mx';
  const text = html({ own: { slug: 'lirio', url, office: url, steps } });
  expect(text).toContain('href="https://lirio.mx/login"');
  expect(text).not.toContain('#tour');
});
