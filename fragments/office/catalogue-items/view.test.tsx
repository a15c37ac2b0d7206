import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { productNo, propsOf } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { CatalogueItemsProps } from './props.ts';
import { CatalogueItemsView } from './view.tsx';

function html(given: Partial<CatalogueItemsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props = propsOf({ env: pageEnv({ base: '/tienda/a', locale }), ...given });
  return renderToString(
    <CatalogueItemsView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('a product is removed, moved and copied by forms of the catalogue’s page', () => {
  const text = html();
  const forms = (text.match(/<form\b.*?<\/form>/gs) ?? []).filter((form) => form.includes('post'));
  expect(forms.map((form) => form.match(/name="intent"/g)?.length)).toEqual([
    1, 1, 1, 2, 1, 2, 1, 2,
  ]);
  expect(forms.every((form) => form.includes('action="/tienda/a/admin/catalogos/ca_1"'))).toBe(
    true,
  );
  expect(text).toContain('<option value="ca_2">Ofertas</option>');
  expect(text).not.toMatch(/ style="| on[a-z]+="/);
  expect(html({ others: [] })).not.toContain('<select');
  expect(html({ items: [], total: 0 })).toContain('name="intent" value="add"');
});

test('a product that shoppers do not see says why', () => {
  expect(html()).not.toContain('badge');
  const text = html({
    items: [
      { ...productNo(1), hiden: true },
      { ...productNo(2), list_state: 'unpublished' },
    ],
  });
  expect(text.match(/class="badge">[^<]+/g)).toEqual([
    'class="badge">Oculto',
    'class="badge">Sin publicar',
  ]);
});

test('only the whole catalogue is ordered, not what a search found', () => {
  expect(html()).toContain('aria-label="Mover Falda 1"');
  const found = html({ text: 'falda' });
  expect(found).not.toContain('aria-label="Mover Falda 1"');
  expect(found).toContain('Falda 1');
});

test('an empty catalogue and an empty search say so, in both languages', () => {
  for (const locale of ['es', 'en'] as const) {
    const t = messages[locale];
    expect(html({ items: [], total: 0 }, locale)).toContain(t.noneText);
    expect(html({ items: [], total: 0, text: 'zz' }, locale)).toContain(t.noneFoundText);
  }
});

test('the other pages keep the search', () => {
  expect(html({ total: 70, page: 2, text: 'a&b' })).toMatch(
    /rel="prev" href="[^"]*\?text=a%26b&amp;page=1".*rel="next" href="[^"]*&amp;page=3"/s,
  );
});

test('a control’s accessible name holds its visible label', () => {
  for (const locale of ['es', 'en'] as const) {
    const controls = [...html({}, locale).matchAll(/aria-label="([^"]+)"[^>]*>([^<]+)</g)];
    expect(controls.length).toBeGreaterThan(8);
    for (const [, name = '', shown = ''] of controls) expect(name).toContain(shown);
  }
});
