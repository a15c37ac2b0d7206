import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import type { StaffProps } from './props.ts';
import { StaffView } from './view.tsx';

const env = { tag: 'es-MX', base: '/tienda/a', store: 'st_a', currency: 'MXN', country: 'MX' };
// Still the 21st in the store's country.
const since = '2026-11-22T03:00:00.000Z';

function html(given: Partial<StaffProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: StaffProps = {
    env: { ...env, locale },
    members: [
      {
        id: 'ac_a',
        username: 'a',
        full_name: 'Ana',
        photo: null,
        email: null,
        role: 'owner',
        since: null,
      },
      {
        id: 'ac_b',
        username: 'b',
        full_name: 'Beto Ruiz',
        photo: null,
        email: 'beto@example.com',
        role: 'accountant',
        since,
      },
    ],
    total: 2,
    page: 1,
    invites: [
      { id: 'iv_1', email: 'leo@example.com', role: 'admin', sent_at: since, expires_at: since },
    ],
    done: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<StaffView {...props} locale={locale} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('everything but the owner’s place is a form that can be posted', () => {
  const forms = html().match(/<form\b.*?<\/form>/gs) ?? [];
  expect(forms.map((form) => /name="intent" value="(\w+)"/.exec(form)?.[1])).toEqual([
    'role',
    'remove',
    'invite',
    'resend',
    'withdraw',
  ]);
  expect(forms.every((form) => form.includes('action="/tienda/a/admin/equipo"'))).toBe(true);
  expect(html()).not.toMatch(/ style="| on[a-z]+="/);
});

test('the controls of a row are named after its member', () => {
  const text = html();
  for (const name of ['Función de Beto Ruiz', 'Quitar a Beto Ruiz del equipo']) {
    expect(text).toContain(`aria-label="${name}"`);
  }
  expect(text).toContain('Desde el 21 de noviembre de 2026');
  expect(html({}, 'en')).toContain('aria-label="Withdraw the invitation to leo@example.com"');
});

test('a refused invitation keeps its values', () => {
  const text = html({ values: { email: 'nada', role: 'admin' }, errors: { email: 'Mal' } });
  expect(text).toMatch(/value="nada"/);
  expect(text).toContain('Mal');
  expect(text).toMatch(/<option value="admin" selected="">/);
});

test('no invitation waits, and the list has pages', () => {
  expect(html({ invites: [] })).toContain('No hay invitaciones pendientes.');
  expect(html({ total: 25, page: 2 })).toMatch(/rel="prev".*\?page=1.*rel="next".*\?page=3/s);
});

test('a control’s accessible name holds its visible label', () => {
  for (const locale of ['es', 'en'] as const) {
    const named = html({}, locale).matchAll(/<button[^>]*aria-label="([^"]+)"[^>]*>([^<]+)</g);
    const controls = [...named];
    expect(controls.length).toBeGreaterThan(3);
    for (const [, name = '', shown = ''] of controls) expect(name).toContain(shown);
  }
});
