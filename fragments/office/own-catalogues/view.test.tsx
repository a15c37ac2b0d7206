import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { catalogueNo, propsOf } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnCataloguesProps } from './props.ts';
import { OwnCataloguesView } from './view.tsx';

function html(given: Partial<OwnCataloguesProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props = propsOf({ env: pageEnv({ base: '/tienda/a', locale }), ...given });
  return renderToString(
    <OwnCataloguesView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

const intents = (text: string) =>
  (text.match(/<form\b.*?<\/form>/gs) ?? []).map(
    (form) => /name="intent" value="(\w+)"/.exec(form)?.[1],
  );

test('a catalogue is made, renamed, duplicated and deleted by forms that need no script', () => {
  const text = html({
    list: { results: [catalogueNo(1)], matches_estimated: 1, just_deleted: [] },
  });
  expect(intents(text)).toEqual(['create', 'duplicate', 'delete', 'rename', 'rule']);
  expect(text.match(/action="([^"]+)"/g)).toEqual(
    Array.from({ length: 5 }, () => 'action="/tienda/a/admin/catalogos"'),
  );
  expect(text).not.toMatch(/ style="| on[a-z]+="/);
});

test('only a catalogue with products is shared, and seen in the store', () => {
  for (const locale of ['es', 'en'] as const) {
    const t = messages[locale];
    const text = html({}, locale);
    expect(text.match(new RegExp(`aria-label="${t.share}: `, 'g'))).toHaveLength(1);
    expect(text.match(/href="\/tienda\/a\/catalogos\/[^"]+"/g)).toEqual([
      'href="/tienda/a/catalogos/catalogo-3"',
    ]);
  }
});

test('a catalogue that was to be deleted and has products asks whether they are meant', () => {
  const text = html({ values: { id: 'ca_3', warned: 'yes' }, errors: {} });
  expect(text).toMatch(/role="alert".*Catálogo 3 tiene 4 productos/s);
  expect(text.match(/name="force" value="true"/g)).toHaveLength(1);
});

test('a refused name stays in its own form, with its problem', () => {
  const values = { id: 'ca_2', name: 'Mal', name_en: '', version: '1' };
  const text = html({ values, errors: { name: 'Nombre inválido' } });
  expect(text).toMatch(/<details class="rename" open="">.*value="Mal".*Nombre inválido/s);
  expect(text.match(/value="Mal"/g)).toHaveLength(1);
  const made = html({ values: { name: 'Mal' }, errors: { name: 'Nombre inválido' } });
  expect(made).not.toContain('class="rename" open=""');
  expect(made).toContain('class="make" open=""');
  expect(html()).not.toContain('class="make" open=""');
  expect(made).toMatch(/id="f-name"[^>]*value="Mal"/);
});

test('one that was just deleted can be put back, and an empty list says what to do', () => {
  const just_deleted = [{ id: 'ca_9', name: 'Ido', undo_until: '2026-11-21T12:00:05.000Z' }];
  const text = html({ list: { results: [], matches_estimated: 0, just_deleted } });
  expect(intents(text)).toEqual(['create', 'restore']);
  expect(text).toContain(messages.es.noneText);
});

test('the other pages of the list are links', () => {
  const results = [catalogueNo(11)];
  const text = html({ page: 2, list: { results, matches_estimated: 25, just_deleted: [] } });
  expect(text).toMatch(/rel="prev" href="[^"]*\?page=1".*rel="next" href="[^"]*\?page=3"/s);
});

test('a control’s accessible name holds its visible label', () => {
  for (const locale of ['es', 'en'] as const) {
    const controls = [...html({}, locale).matchAll(/aria-label="([^"]+)"[^>]*>([^<]+)</g)];
    expect(controls.length).toBeGreaterThan(8);
    for (const [, name = '', shown = ''] of controls) expect(name).toContain(shown);
  }
});

test('a catalogue that fills itself says by which rule', () => {
  const rule = {
    type: 'product' as const,
    tags: ['lino', 'verano'],
    price_from: 10_000,
    price_to: null,
    owner: 'st_b',
    new_days: 30,
  };
  const results = [catalogueNo(1, { rule })];
  const list = { results, matches_estimated: 1, just_deleted: [] };
  const sellers = [
    { value: 'st_a', name: 'Propia' },
    { value: 'st_b', name: 'Otra' },
  ];
  const text = html({ list, sellers }, 'en');
  expect(text).toMatch(
    /Fills itself: Products · with lino, verano · from [^·]+ · of Otra · that came within 30 days/,
  );
  expect(text).toMatch(
    /name="rule_tags" value="lino, verano"|value="lino, verano"[^>]*name="rule_tags"/,
  );
});

test('a form without script over an older version shows what somebody else saved beside what was typed', () => {
  const values = { id: 'ca_2', name: 'Mío', name_en: '', photo: '', version: '0' };
  const text = html({ values, error: 'Alguien más lo cambió' });
  expect(text).toMatch(/Guardado:<\/span> Catálogo 2<.*Tuyo:<\/span> Mío</s);
  expect(text).toContain('value="Mío"');
  expect(html({ values: { ...values, version: '1' } })).not.toContain('Guardado:');
  const rule = html({ values: { id: 'ca_2', rule_type: 'service', version: '0' } });
  expect(rule).toMatch(/<dt>Tipo<.*Guardado:<\/span> Cualquiera<.*Tuyo:<\/span> Servicios</s);
});
