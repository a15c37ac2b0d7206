import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { ThemeProps } from './props.ts';
import { theme } from './server.ts';
import { themeCookie } from './model.ts';

const env = pageEnv({ base: '/tienda/moda' });
const render = (now: ThemeProps['theme'], locale: 'es' | 'en' = 'es') =>
  theme.render(
    { env, theme: now, returnTo: '/x?y=1' },
    { locale, instance: 't', moduleUrl: '/t.js' },
  );

test.each(['light', 'dark', 'auto'] as const)('from %s both choices can be posted', (now) => {
  const html = render(now);
  expect(html).toContain(`<form class="${now}" method="post" action="/tienda/moda/preferences">`);
  expect(html).toContain('name="return_to" value="/x?y=1"');
  expect(html.match(/name="theme"\s+value="(?:dark|light)"/g)).toHaveLength(2);
});

test('the present theme’s own button is not shown', () => {
  const css = theme.styles.replace(/\s+/g, ' ');
  expect(css).toContain('.dark .to-dark, .light .to-light, .auto .to-light { display: none; }');
});

test('the buttons have names in both languages and no handler in the markup', () => {
  expect(render('light')).toContain('aria-label="Usar tema oscuro"');
  expect(render('light', 'en')).toContain('aria-label="Use dark theme"');
  expect(render('light')).not.toContain('@click');
});

test('the choice is kept for 365 days on every path', () => {
  expect(themeCookie('dark', false)).toBe('theme=dark; path=/; max-age=31536000; SameSite=Lax');
  expect(themeCookie('light', true)).toBe(
    'theme=light; path=/; max-age=31536000; SameSite=Lax; Secure',
  );
});
