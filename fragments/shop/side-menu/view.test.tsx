import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { icons } from '../../../shared/ui/icons.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { SideMenuProps } from './props.ts';
import { sideMenu } from './server.ts';
import { SideMenuView } from './view.tsx';

const env = pageEnv({ base: '/tienda/moda' });
const props: SideMenuProps = {
  env,
  store: { name: 'Lirio', photo: null, photo_display: 'sq' },
  ways: [
    { icon: 'cart', label: 'Mis compras', href: '/tienda/moda/mis-compras' },
    { icon: 'user', label: 'Preferencias', href: '/tienda/moda/me/preferences' },
  ],
  seesCollaborators: false,
  collaboratorsPath: null,
  tourOf: null,
  returnTo: '/tienda/moda/productos',
};
const render = (change: Partial<SideMenuProps> = {}, locale: 'es' | 'en' = 'es') =>
  renderToString(<SideMenuView {...props} {...change} t={messages[locale]} locale={locale} />);

test('it is closed until it is opened, and 280 px wide', () => {
  expect(render()).toMatch(/^<dialog class="drawer drawer-left" aria-label="Menú de la tienda">/);
  expect(sideMenu.styles).toMatch(/max-width: var\(--panel-width\)/);
});

test('links stay below the store’s path, and the way out is a post', () => {
  const html = render();
  expect(html).toContain('href="/tienda/moda/mis-compras"');
  expect(html).toContain('href="/tienda/moda/me/preferences"');
  expect(html.split(icons.cart)).toHaveLength(2);
  expect(html).toMatch(/<form [^>]*action="\/tienda\/moda\/logout" method="post"/);
  expect(html).toContain('name="next" value="/tienda/moda/productos"');
});

test('collaborators show to an account that may see them, with a link to edit them for one that may', () => {
  expect(render()).not.toContain('Colaboradores');
  const seen = render({ seesCollaborators: true });
  expect(seen).toContain('<summary>');
  expect(seen).not.toContain('Administrar');
  const kept = render({ seesCollaborators: true, collaboratorsPath: '/admin/colaboradores' }, 'en');
  expect(kept).toContain('href="/tienda/moda/admin/colaboradores"');
  expect(kept).toContain('Manage collaborators');
});

test('the tour is an owner’s: a link to the front, and whether it always shows', () => {
  expect(render()).not.toContain('Recorrido');
  const html = render({ tourOf: 'ac_ada' });
  expect(html).toContain('href="/tienda/moda/#tour"');
  // The choice is unknown until the section is opened.
  expect(html).toMatch(/<input type="checkbox" disabled=""\/>Mostrar siempre este tutorial/);
  expect(render({ tourOf: 'ac_ada' }, 'en')).toContain('Always show this tutorial');
});
