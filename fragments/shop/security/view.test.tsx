import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { env, guards, passkey } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { SecurityProps } from './props.ts';
import { SecurityView } from './view.tsx';

function render(props: Partial<SecurityProps> = {}, locale: 'es' | 'en' = 'es'): string {
  return renderToString(
    <SecurityView
      env={{ ...env, locale, tag: locale === 'es' ? 'es-MX' : 'en-US' }}
      guards={guards()}
      host="moda.test"
      isAdvised={false}
      idempotencyKey="k"
      {...props}
      locale={locale}
      t={messages[locale]}
    />,
  ).replaceAll('<!-- -->', '');
}

const SINCE = '2026-08-21T04:30:00.000Z';

test('a password alone: nothing is listed, both ways to more are offered', () => {
  const html = render();
  expect(html).toContain('Todavía no tienes ninguna.');
  expect(html).toContain('Agregar llave de acceso');
  expect(html).toContain('Configurar aplicación');
  expect(html).not.toContain('Códigos de recuperación');
  expect(html).not.toMatch(/ style="/);
});

test('a member of staff is advised to add a guard, until the account has one', () => {
  const advice = 'Tu cuenta abre la administración';
  expect(render()).not.toContain(advice);
  expect(render({ isAdvised: true })).toContain(advice);
  expect(render({ isAdvised: true, guards: guards({ passkeys: [passkey('a')] }) })).not.toContain(
    advice,
  );
  const app = guards({ authenticator_since: SINCE });
  expect(render({ isAdvised: true, guards: app })).not.toContain(advice);
});

test('a passkey shows its days in the store’s zone, and another host where it is for that', () => {
  const passkeys = [passkey('a', { used_at: SINCE }), passkey('b', { host: 'casa.test' })];
  const html = render({ guards: guards({ passkeys }) });
  expect(html).toContain('Creada el 20 de agosto de 2026 · Último uso: 20 de agosto de 2026');
  expect(html.match(/Solo abre /g)).toHaveLength(1);
  expect(html).toContain('Solo abre casa.test');
  expect(html).toContain('aria-label="Quitar Llave a"');
});

test('an app that is on has its day, the way out, and the codes that are left', () => {
  const few = guards({ authenticator_since: SINCE, recovery_codes_left: 1 });
  const html = render({ guards: few });
  expect(html).toContain('Activa desde el 20 de agosto de 2026');
  expect(html).toContain('Te queda 1 código sin usar.');
  expect(html).toContain('Te quedan pocos');
  const many = guards({ authenticator_since: SINCE, recovery_codes_left: 10 });
  expect(render({ guards: many }, 'en')).toContain('10 codes are left.');
  expect(render({ guards: many }, 'en')).not.toContain('Few are left');
});

test('without script only a new passkey needs it, and says so', () => {
  const html = render();
  expect(html).toMatch(/class="[^"]*unscripted[^"]*">Para agregar una llave de acceso activa/);
  expect(html.match(/JavaScript:/g)).toHaveLength(1);
  expect(html).toContain('name="intent" value="begin"');
});

test('the step of an address or of a posted form is open in the page', () => {
  const app = guards({ authenticator_since: SINCE, recovery_codes_left: 7 });
  const off = render({ guards: app, begun: { kind: 'removing' }, errors: { otp: 'No es' } });
  expect(off).toContain('name="intent" value="off"');
  expect(off).toContain('name="otp"');
  expect(off).toContain('No es');
  const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];
  expect(render({ guards: app, begun: { kind: 'codes', codes } })).toContain('ccccc-ddddd');
  const asked = render({ guards: app, begun: { kind: 'renewing' }, isAsked: true });
  expect(asked).toContain('name="intent" value="prove"');
  expect(asked).toContain('name="step" value="renewing"');
  expect(asked).not.toContain('value="renew"');
});

test('a passkey is removed by a code where an app is on, and by the question alone where none is', () => {
  const begun = { kind: 'remove', id: passkey('a').id } as const;
  const alone = render({ guards: guards({ passkeys: [passkey('a')] }), begun });
  expect(alone).toContain('¿Quitar «Llave a»?');
  expect(alone).toContain(`name="passkey" value="${begun.id}"`);
  expect(alone).not.toContain('name="otp"');
  const app = guards({ authenticator_since: SINCE, passkeys: [passkey('a')] });
  expect(render({ guards: app, begun })).toContain('name="otp"');
});
