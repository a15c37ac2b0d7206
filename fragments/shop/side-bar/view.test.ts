import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { SideBarProps } from './props.ts';
import { sideBar } from './server.ts';
import { sideBarCookie } from './model.ts';

const env = pageEnv({ base: '/tienda/moda' });
const props: SideBarProps = {
  env,
  items: [
    {
      label: { es: 'Equipo', en: 'Team' },
      icon: 'users',
      path: '/admin/equipo',
      app_module: 's',
      icon_color: null,
      submenu: [],
    },
    {
      label: { es: 'Otra', en: 'Other' },
      icon: 'no-such',
      path: '/otra',
      app_module: 'o',
      icon_color: null,
      submenu: [],
    },
  ],
  path: '/admin/equipo',
  open: true,
};
const render = (change: Partial<SideBarProps> = {}, locale: 'es' | 'en' = 'es') =>
  sideBar.render({ ...props, ...change }, { locale, instance: 's', moduleUrl: '/s.js' });

test('entries stay below the store’s path, in the page’s language, and the present one is marked', () => {
  const html = render();
  expect(html).toContain('href="/tienda/moda/admin/equipo" aria-current="page" title="Equipo"');
  expect(html).toContain('href="/tienda/moda/otra"');
  expect(render({}, 'en')).toContain('title="Team"');
});

test('it stands as it was left', () => {
  expect(render()).toContain('<nav class="open"');
  expect(render()).toContain('aria-expanded="true"');
  expect(render({ open: false })).not.toContain('<nav class');
  expect(render({ open: false })).toContain('aria-expanded="false"');
});

test('closed is kept for a year, open needs no cookie', () => {
  expect(sideBarCookie(false, false)).toBe(
    'side_bar=closed; path=/; max-age=31536000; SameSite=Lax',
  );
  expect(sideBarCookie(true, true)).toBe(
    'side_bar=closed; path=/; max-age=-86400; SameSite=Lax; Secure',
  );
});
