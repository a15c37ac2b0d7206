import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { tour } from './server.ts';

const env = pageEnv();
const render = (locale: 'es' | 'en' = 'es') =>
  tour.render(
    { env, me: 'ac_lirio', storeName: 'Lirio & Co' },
    { locale, instance: 't', moduleUrl: '/t.js' },
  );

test('it is closed until a script asks, and begins at its first step', () => {
  const html = render();
  expect(html).toContain('<dialog class="dialog" aria-label="Recorrido por tu tienda">');
  expect(html.match(/<section class="stack"/g)).toHaveLength(4);
  expect(html.match(/<section class="stack" hidden=""/g)).toHaveLength(3);
  expect(html).toContain('Así se ve Lirio &amp; Co');
  expect(html).toContain('Paso 4 de 4');
});

test('both languages tell the same, in as many steps', () => {
  expect(messages.en.steps).toHaveLength(messages.es.steps.length);
  expect(render('en')).toContain('Always show this tutorial');
  expect(render()).toContain('Mostrar siempre este tutorial');
});
