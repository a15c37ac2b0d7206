import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CODE, env, proof } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { ActivationProps } from './props.ts';
import { ActivationView } from './view.tsx';

function render(props: Partial<ActivationProps> = {}, locale: 'es' | 'en' = 'es'): string {
  return renderToString(
    <ActivationView
      env={{ ...env, locale }}
      step={{ kind: 'pin', proof }}
      {...props}
      locale={locale}
      t={messages[locale]}
    />,
  ).replaceAll('<!-- -->', '');
}

/** The fields that each form of the page posts, by its intent. */
const forms = (html: string) =>
  [...html.matchAll(/<form.*?<\/form>/gs)].map(([form]) => ({
    action: /action="([^"]*)"/.exec(form)![1],
    names: [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name),
    intent: /name="intent" value="(\w+)"/.exec(form)?.[1],
  }));

test('asks for the PIN of a phone, written out, by forms that can be posted', () => {
  const html = render();
  expect(html).toContain('>Confirma tu teléfono</h1>');
  expect(html).toContain(
    'Te enviamos un PIN por mensaje de texto a <span class="unbroken">(551) 234-5678</span>.',
  );
  const pin = /<input[^>]*name="pin"[^>]*>/.exec(html)![0];
  expect(pin).toContain('autoComplete="one-time-code"');
  expect(pin).toContain('inputMode="numeric"');
  expect(pin).toContain('maxLength="6"');
  expect(forms(html).map(({ intent, action }) => [intent, action])).toEqual([
    ['activate', '/tienda/moda/register/activate'],
    ['resend', '/tienda/moda/register/activate'],
    ['contact', '/tienda/moda/register/activate'],
  ]);
  // The form for another contact has one of each field, with words of its own.
  expect(forms(html)[2]!.names).toEqual([
    'intent',
    'code',
    'username',
    'full_name',
    'was_type',
    'was_phone',
    'was_country',
    'type',
    'type',
    'country',
    'phone',
    'email',
  ]);
  expect(html).not.toMatch(/ style="/);
});

test('a chosen username is shown, one that is the contact is not said twice', () => {
  expect(render()).not.toContain('Usuario:');
  const named = { ...proof, username: 'lucia' };
  expect(render({ step: { kind: 'pin', proof: named } })).toContain('Usuario: lucia');
});

test('by e-mail it says so', () => {
  const byEmail = { ...proof, type: 'email', username: 'l@example.com', phone: '' } as const;
  const html = render({ step: { kind: 'pin', proof: byEmail } }, 'en');
  expect(html).toContain('>Confirm your email</h1>');
  expect(html).toContain('We sent a PIN and a link to l@example.com.');
});

test('beside a chosen username it names the e-mail that the PIN went to', () => {
  const byEmail = { ...proof, type: 'email', phone: '', country: '' } as const;
  const named = { ...byEmail, username: 'lucia', email: 'l@example.com' };
  const html = render({ step: { kind: 'pin', proof: named } });
  expect(html).toContain('Te enviamos un PIN y un enlace a l@example.com.');
  expect(html).toContain('Usuario: lucia');
  expect(
    forms(html)
      .slice(0, 2)
      .map(({ names }) => names.includes('email')),
  ).toEqual([true, true]);
});

test('a reset asks for the new password, and not for another contact', () => {
  const html = render({ step: { kind: 'reset', proof: { ...proof, username: 'lucia' } } });
  expect(html).toContain('Si <span class="unbroken">lucia</span> tiene una cuenta');
  expect(forms(html).map(({ intent, action }) => [intent, action])).toEqual([
    ['activate', '/tienda/moda/password/reset'],
    ['resend', '/tienda/moda/password/reset'],
  ]);
  expect(html).toMatch(/autoComplete="new-password"/);
});

test('a link is a button that posts its key, with a new password where it resets one', () => {
  const key = 'k'.repeat(43);
  expect(forms(render({ step: { kind: 'link', key } }))).toEqual([
    { action: '/tienda/moda/activate', names: ['key'], intent: undefined },
  ]);
  expect(forms(render({ step: { kind: 'link-reset', key } }))[0]!.names).toEqual([
    'key',
    'password',
  ]);
});

test('the start of a reset asks for the account', () => {
  const html = render({ step: { kind: 'ask' }, values: { username: 'lucia', country: 'MX' } });
  expect(forms(html)).toEqual([
    { action: '/tienda/moda/password/reset', names: ['username', 'country'], intent: undefined },
  ]);
  expect(html).toMatch(/name="username"[^>]*value="lucia"/);
});

test('a page with nothing to prove links to sign-in and sign-up', () => {
  expect(render({ step: { kind: 'nothing' } })).toContain('No encontramos tu registro');
  const over = render({ step: { kind: 'over' } }, 'en');
  expect(over).toContain('This link no longer works');
  expect(over).toContain('href="/tienda/moda/password/reset/"');
});

test('a form that was posted and refused says why; one that was sent again says that', () => {
  const html = render({
    errors: { pin: 'Código incorrecto o vencido', phone: 'El usuario ya existe' },
    values: { phone: '5587654321', country: 'MX', type: 'phone' },
    error: 'Espera',
  });
  expect(html).toContain('id="f-pin-error">Código incorrecto o vencido');
  expect(html).toMatch(/<details class="change card" open="">/);
  expect(html).toContain('id="f-phone-error">El usuario ya existe');
  expect(html).toMatch(/role="alert".*Espera/);
  expect(render({ notice: 'sent' })).toContain('Te enviamos un PIN nuevo');
  expect(html).toContain(CODE);
});

test('tells the time and the tries that were left when the page was made', () => {
  const state = {
    is_done: false,
    tries_left: 1,
    expires_in: 252,
    resend_in: 12,
    locked_in: 0,
    needs_password: false,
    redirect_to: '/',
  };
  const html = render({ state });
  expect(html).toContain('El PIN vence en 4:12.');
  expect(html).toContain('Te queda 1 intento.');
  // The edge's refusal of a posted PIN says it already.
  const refused = 'Código incorrecto. Te queda 1 intento.';
  const shown = render({ state, errors: { pin: refused }, values: {} });
  expect(shown.match(/Te queda 1 intento/g)).toHaveLength(1);
  // Script may not run: the button is one that can be pressed, and the edge says how long to wait.
  expect(html).toContain('aria-disabled="false">Enviar otro PIN</button>');
});

test('an expired PIN tells no tries, which a new one brings anew', () => {
  const state = {
    is_done: false,
    tries_left: 5,
    expires_in: 0,
    resend_in: 0,
    locked_in: 0,
    needs_password: false,
    redirect_to: '/',
  };
  const html = render({ state });
  expect(html).toContain('El PIN venció: pide uno nuevo.');
  expect(html).not.toContain('intento');
});

test('a locked page tells no tries, no time of the PIN, and offers no other PIN', () => {
  const state = {
    is_done: false,
    tries_left: 0,
    expires_in: 252,
    resend_in: 12,
    locked_in: 900,
    needs_password: false,
    redirect_to: '/',
  };
  const html = render({ state, error: 'En 15 minutos' });
  expect(html).toContain('En 15 minutos');
  expect(html).not.toMatch(/El PIN vence|intento|Enviar otro PIN/);
});

test('an e-mail’s PIN page has a way on for who used the link elsewhere', () => {
  const byEmail = { ...proof, type: 'email', username: 'l@example.com', phone: '' } as const;
  expect(render({ step: { kind: 'pin', proof: byEmail } })).toMatch(
    /<a href="[^"]*register\/activate\/\?type=email&amp;code=pf_a+&amp;[^"]*&amp;waiting=1"[^>]*>Ya la activé/,
  );
  expect(render()).not.toContain('waiting=1');
  expect(render({ notice: 'waiting' })).toContain('Todavía falta confirmarlo');
});

test('a proof that was finished elsewhere leads on, or to the sign-in', () => {
  const done = { kind: 'done', isReset: false, isSignedIn: true, next: '/tienda/moda/x' } as const;
  expect(render({ step: done })).toMatch(/href="\/tienda\/moda\/x">Continuar/);
  const strange = render({ step: { ...done, isSignedIn: false, isReset: true } });
  expect(strange).toContain('Tu contraseña ya cambió');
  expect(strange).toContain('href="/tienda/moda/login?next=%2Ftienda%2Fmoda%2Fx"');
});

test('a phone number in a text is never broken over lines', () => {
  expect(render()).toContain('<span class="unbroken">(551) 234-5678</span>');
  const byName = { ...proof, username: '5512345678', phone: '' };
  expect(render({ step: { kind: 'reset', proof: byName } })).toContain(
    '<span class="unbroken">5512345678</span>',
  );
});

test.each([
  [{ kind: 'new', proof } as const, ['pin', 'password']],
  [{ kind: 'link-new', key: 'k'.repeat(43) } as const, ['key', 'password']],
])('an account that an order began chooses its password with %j', (step, names) => {
  const [form, resend, ...others] = forms(render({ step }));
  expect(form?.names).toEqual(expect.arrayContaining(names));
  expect(resend?.intent ?? 'resend').toBe('resend');
  expect(others).toEqual([]);
});
