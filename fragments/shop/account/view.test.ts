import { expect, test } from 'vitest';
import { edgeIcons } from '../../../shared/ui/edge-icons.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { AccountProps } from './props.ts';
import { account } from './server.ts';

const env = pageEnv({ base: '/tienda/moda' });
const props: AccountProps = {
  env,
  person: { full_name: 'Lucía <Méndez>', username: 'lucia', photo: null, role: 'customer' },
  ways: [
    { icon: 'cart', label: 'Mis compras', href: '/tienda/moda/mis-compras' },
    { icon: 'user', label: 'Preferencias', href: '/tienda/moda/me/preferences' },
  ],
  place: 'shop',
  returnTo: '/tienda/moda/productos?page=2',
};
const render = (change: Partial<AccountProps> = {}, locale: 'es' | 'en' = 'es') =>
  account.render({ ...props, ...change }, { locale, instance: 'a', moduleUrl: '/a.js' });
const as = (role: AccountProps['person']['role']) => render({ person: { ...props.person, role } });

test('the button is named after the person, and opens the panel without script', () => {
  const html = render();
  expect(html).toContain('>Cuenta de Lucía &lt;Méndez&gt;</span>');
  expect(html).toContain('popovertarget="panel"');
  expect(html).toContain('<strong>Lucía &lt;Méndez&gt;</strong>');
  expect(render({}, 'en')).toContain('>Account of Lucía');
});

test('initials stand where there is no photo', () => {
  expect(render()).toMatch(/class="avatar"[^>]*>\s*LM\s*</);
  const withPhoto = render({ person: { ...props.person, photo: '/media/people/a.webp' } });
  expect(withPhoto).toContain('src="/media/w160/people/a.webp"');
  expect(withPhoto).not.toMatch(/>\s*LM\s*</);
});

test('its links are those of the account’s menus, each with its icon', () => {
  const html = render();
  expect(html).toContain('href="/tienda/moda/mis-compras"');
  expect(html).toContain('href="/tienda/moda/me/preferences"');
  expect(html.split(edgeIcons.cart)).toHaveLength(2);
});

test('signing out is a post that comes back here', () => {
  expect(render()).toMatch(
    /<form method="post" action="\/tienda\/moda\/logout">\s*<input type="hidden" name="next" value="\/tienda\/moda\/productos\?page=2"/,
  );
});

test('the role in the store is shown for members of its staff only', () => {
  expect(as('dispatcher')).toContain('<span class="badge">Despacho</span>');
  expect(as('customer')).not.toContain('class="badge"');
});
