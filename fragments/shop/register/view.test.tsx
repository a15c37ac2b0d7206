import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import type { RegisterProps } from './props.ts';
import { RegisterView } from './view.tsx';

const env = {
  tag: 'es-MX',
  base: '/tienda/moda',
  store: 'st_moda',
  currency: 'MXN',
  country: 'MX',
};

function render(props: Partial<RegisterProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const whole = {
    env: { ...env, locale },
    storeName: 'Lirio',
    form: 'basic' as const,
    values: { type: 'phone', country: 'MX' },
    ...props,
  };
  return renderToString(
    <RegisterView {...whole} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

const namesIn = (html: string) =>
  [...html.matchAll(/<(?:input|select)[^>]*? name="(\w+)"/g)].map(([, name]) => name);

test('is a form that is posted where there is no script', () => {
  const html = render();
  expect(html).toMatch(/<form[^>]*action="\/tienda\/moda\/register"[^>]*method="post"/);
  expect(html).toContain('Compra más rápido en Lirio');
  expect(namesIn(html).join(' ')).toBe(
    'mode full_name type type country phone email password terms',
  );
  expect(html).not.toMatch(/ style="/);
});

test('the complete form asks for a username, the text message for a phone alone', () => {
  expect(namesIn(render({ form: 'complete' }))).toContain('username');
  expect(namesIn(render())).not.toContain('username');
  expect(namesIn(render({ mode: 'sms' }))).toEqual(['mode', 'country', 'phone']);
});

test('offers the countries with their calling codes, and the most that their numbers take', () => {
  expect(render()).toContain('+52 México');
  expect(render()).toMatch(/maxLength="12"[^>]*name="phone"/);
  expect(render({ values: { country: 'US' } })).toMatch(/maxLength="14"[^>]*name="phone"/);
});

test('refused values come back, and the source of the visit goes along', () => {
  const html = render({
    values: { type: 'email', country: 'MX', email: 'l@example.com', campaign: 'verano' },
    errors: { email: 'El usuario ya existe' },
    error: 'Espera un momento',
  });
  expect(html).toMatch(/name="email"[^>]*value="l@example.com"/);
  expect(html).toMatch(/aria-describedby="f-email-error"/);
  expect(html).toContain('<p class="error" id="f-email-error">El usuario ya existe</p>');
  expect(html).toContain('<input type="hidden" name="campaign" value="verano"/>');
  expect(html).toMatch(/role="alert".*Espera un momento/);
});

test('a visitor with an account signs in and goes on to the same page', () => {
  const html = render({ values: { redirect_uri: '/tienda/moda/productos?page=2' } }, 'en');
  expect(html).toContain('href="/tienda/moda/login?next=%2Ftienda%2Fmoda%2Fproductos%3Fpage%3D2"');
  expect(html).toContain('I accept the <a href="/tienda/moda/terms"');
});

test.each(['es', 'en'] as const)('links the terms and the privacy notice (%s)', (locale) => {
  const html = render({}, locale);
  const { termsLink, privacyLink } = messages[locale];
  for (const [path, label] of [
    ['terms', termsLink],
    ['privacidad', privacyLink],
  ]) {
    expect(html).toContain(
      `href="/tienda/moda/${path}" target="_blank" rel="noopener">${label}</a>`,
    );
  }
  expect(html).not.toContain('{{');
});
