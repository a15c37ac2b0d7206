import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleSettings } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { SettingsProps } from './props.ts';
import { SettingsView } from './view.tsx';

const env = { tag: 'es-MX', base: '/tienda/a', store: 'st_a', currency: 'MXN', country: 'MX' };

function html(given: Partial<SettingsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: SettingsProps = {
    env: { ...env, locale },
    settings: sampleSettings,
    pictures: [],
    entries: [],
    network: 'Mercado',
    slug: 'a',
    type: 'other',
    country: 'MX',
    done: false,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(
    <SettingsView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('the whole form can be posted, with the version that it was made from', () => {
  const page = html();
  expect(page).toContain('action="/tienda/a/admin/configuracion"');
  expect(page).toContain('name="version" value="4"');
  expect(page).toMatch(/<input[^>]*name="name"[^>]*value="Lirio"/);
  expect(page).toMatch(/<input[^>]*name="country_MX"[^>]*checked=""/);
  expect(page).not.toMatch(/<input[^>]*name="country_AR"[^>]*checked=""/);
  expect(page).not.toMatch(/ style="| on[a-z]+="/);
  // Before script runs a form may be sent as it is.
  expect(page).toMatch(/<button[^>]*aria-disabled="false"[^>]*>Guardar cambios/);
});

test('every field that the office’s search leads to has its id', () => {
  const page = html();
  for (const name of Object.keys(messages.es.fields)) {
    expect(page, name).toContain(`id="f-${name}"`);
  }
});

test('a colour that is hard to read is told, with one that is not', () => {
  expect(html()).not.toContain('WCAG');
  const pale = html({ settings: { ...sampleSettings, color1: '#ffdd00' } }, 'en');
  expect(pale).toContain('WCAG AA');
  expect(pale).toMatch(/your store uses #[\da-f]{6}\./);
});

test('a form that was posted to older settings shows both versions', () => {
  const page = html({ values: { name: 'Mía', version: '3', section_services: 'on' }, error: 'x' });
  expect(page).toContain(messages.es.differing);
  expect(page).toMatch(/Guardado:<\/span> Lirio/);
  expect(page).toMatch(/Tuyo:<\/span> Mía/);
  expect(page).toContain('Secciones del menú: Servicios');
});

test('without script the photo is one of the library’s last, or the present one', () => {
  const [own, other] = ['/media/st_a/own.webp', '/media/st_a/other.webp'];
  const page = html({
    settings: { ...sampleSettings, photo: own },
    pictures: [{ url: other, name: 'Otra', main_colors: ['#112233'] }],
  });
  const field = /<select[^>]*name="photo".*?<\/select>/.exec(page)?.[0] ?? '';
  expect(field).toMatch(new RegExp(`value="${own}" selected="">${messages.es.picture.present}`));
  expect(field).toContain(`value="${other}">Otra`);
  const shapes = page.match(/<input[^>]*name="photo_display"[^>]*>/g) ?? [];
  expect(shapes).toHaveLength(6);
  expect(shapes.filter((one) => one.includes('checked'))).toHaveLength(1);
});
