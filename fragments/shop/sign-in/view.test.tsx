import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import type { SignInProps } from './props.ts';
import { SignInView } from './view.tsx';

const env = {
  tag: 'es-MX',
  base: '/tienda/moda',
  store: 'st_moda',
  currency: 'MXN',
  country: 'MX',
};

function render(props: Partial<SignInProps> = {}, locale: 'es' | 'en' = 'es'): string {
  return renderToString(
    <SignInView
      env={{ ...env, locale }}
      storeName="Lirio"
      values={{ country: 'MX' }}
      {...props}
      locale={locale}
      t={messages[locale]}
    />,
  ).replaceAll('<!-- -->', '');
}

test('is a form that is posted where there is no script, with the ways on', () => {
  const html = render();
  expect(html).toMatch(/<form[^>]*action="\/tienda\/moda\/login"[^>]*method="post"/);
  expect(html).toMatch(/autoComplete="username webauthn"/);
  expect(html).toMatch(/autoComplete="current-password"/);
  expect(html).toContain('href="/tienda/moda/password/reset/"');
  expect(html).toContain('href="/tienda/moda/register"');
  expect(html).not.toMatch(/ style="/);
});

test('the country of a phone is asked for where the text is one; without script always', () => {
  expect(render()).toMatch(/class="field unscripted"/);
  expect(render({ values: { country: 'MX', username: '5512345678' } })).not.toContain('unscripted');
});

test('where it goes on to is kept, in the form and on the way to sign-up', () => {
  const html = render({ values: { country: 'MX', redirect_uri: '/tienda/moda/productos' } }, 'en');
  expect(html).toContain('name="redirect_uri" value="/tienda/moda/productos"');
  expect(html).toContain('href="/tienda/moda/register?next=%2Ftienda%2Fmoda%2Fproductos"');
  expect(html).toContain('Good to see you again at Lirio.');
});

test('a sign-in that waits asks for its code, and for no password', () => {
  const code = `pf_${'a'.repeat(26)}`;
  const html = render({
    values: { code, redirect_uri: '/tienda/moda/terms' },
    errors: { otp: 'No es el código' },
  });
  expect(html).toContain(`name="code" value="${code}"`);
  expect(html).toContain('id="f-otp-error">No es el código');
  expect(html).not.toContain('type="password"');
  expect(html).toContain('href="/tienda/moda/login?next=%2Ftienda%2Fmoda%2Fterms"');
});

test('a refusal is shown with the typed values', () => {
  const html = render({ values: { country: 'MX', username: 'lucia' }, error: 'Espera un momento' });
  expect(html).toMatch(/role="alert".*Espera un momento/);
  expect(html).toMatch(/name="username"[^>]*value="lucia"/);
});

test('the place of the passkey is kept before the browser has said whether it knows them', () => {
  expect(render()).toMatch(/<div class="passkey unsure">/);
});
