import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import type { InvitationProps } from './props.ts';
import { InvitationView } from './view.tsx';

const env = { tag: 'es-MX', base: '/tienda/a', store: 'st_a', currency: 'MXN', country: 'MX' };

function html(given: Partial<InvitationProps> = {}, locale: 'es' | 'en' = 'es'): string {
  return renderToStaticMarkup(
    <InvitationView
      env={{ ...env, locale }}
      storeName="Lirio"
      invitation={{ email: 'ines@example.com', role: 'dispatcher', invitedBy: 'Sofía Ibarra' }}
      path="/invitacion/abc"
      name="Inés"
      accepted={null}
      error={null}
      idempotencyKey="k"
      t={messages[locale]}
      locale={locale}
      {...given}
    />,
  );
}

test('a signed-in account accepts by a form', () => {
  const text = html();
  expect(text).toContain('Sofía Ibarra te invitó a trabajar en la tienda. Tu función: Despacho.');
  expect(text).toContain('Entraste como Inés.');
  expect(text).toContain('<form action="/tienda/a/invitacion/abc" method="post">');
});

test('a visitor comes back here after signing in or up, and sees which account it is', () => {
  const text = html({ name: null }, 'en');
  expect(text).toContain('ines@example.com');
  expect(text).toContain('/tienda/a/login?next=%2Ftienda%2Fa%2Finvitacion%2Fabc');
  expect(text).toContain('/tienda/a/register?next=%2Ftienda%2Fa%2Finvitacion%2Fabc');
  expect(text.match(/&amp;email=ines%40example\.com"/g)).toHaveLength(2);
  expect(text).not.toContain('<form');
});

test('an expired invitation says so, an accepted one says its role', () => {
  expect(html({ invitation: null })).toContain('Esta invitación ya no sirve');
  const text = html({ invitation: null, accepted: 'qrreader' });
  expect(text).toContain('Ya eres parte del equipo de Lirio');
  expect(text).toContain('Lectura de boletos');
});

test('why it was refused stands above the form', () => {
  expect(html({ error: 'Es para otro correo' })).toMatch(
    /role="alert".*Es para otro correo.*<form/s,
  );
});
