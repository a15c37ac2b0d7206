import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleEdited } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { ItemFormProps } from './props.ts';
import { ItemFormView } from './view.tsx';

const env = { tag: 'es-MX', base: '/tienda/a', store: 'st_a', currency: 'MXN', country: 'MX' };

function html(given: Partial<ItemFormProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: ItemFormProps = {
    env: { ...env, locale },
    item: sampleEdited(),
    type: 'product',
    shopHref: '/tienda/a/productos/a/bolsa',
    action: '/tienda/a/admin/articulos/it_1',
    done: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(
    <ItemFormView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('the whole form can be posted without script, with the version that it was made from', () => {
  const page = html();
  expect(page).toContain('name="version" value="2"');
  expect(page).toMatch(/<input[^>]*name="name"[^>]*value="Bolsa"/);
  expect(page).toMatch(
    /<input[^>]*name="sku_1_values"[^>]*value="{&quot;Talla&quot;:&quot;L&quot;}"/,
  );
  expect(page).toContain('name="photos" value="/media/a.webp\n/media/b.webp"');
  expect(page).not.toMatch(/ style="| on[a-z]+="/);
  // Buttons that need script are not there before it runs.
  expect(page).not.toContain(messages.es.photo.add);
  expect(page).not.toContain(messages.es.option.make);
});

test('a new item begins with one variant and no version', () => {
  const page = html({ item: null, shopHref: null }, 'en');
  expect(page).toContain(messages.en.create);
  expect(page).not.toContain('name="version"');
  expect(page).toContain('name="sku_count" value="1"');
});

test('a form that was posted to an older item shows both values', () => {
  const page = html({ values: { name: 'Mía', version: '1', type: 'product' }, error: 'Choque' });
  expect(page).toContain(messages.es.differing);
  expect(page).toContain('Choque');
  expect(page).toMatch(/Guardado:<\/span> Bolsa/);
});
