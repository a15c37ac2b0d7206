import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ImportTrial } from '../../../shared/contracts/item-import.ts';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { trialOf } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { ImportTrialView } from './view.tsx';

const t = messages.es;
const env = { tag: 'es-MX', base: '/p', store: 'st_a', currency: 'MXN', country: 'MX' };

function html(
  job: Partial<Job> = {},
  values: Readonly<Record<string, string>> = {},
  trial: Partial<ImportTrial> = {},
): string {
  const props = {
    env: { ...env, locale: 'es' as const },
    trial: { ...trialOf(job), ...trial },
    page: 2,
    values,
    idempotencyKey: 'k'.repeat(20),
    error: null,
  };
  return renderToString(<ImportTrialView {...props} locale="es" t={t} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('a finished trial shows its columns, its rows before and after, and both ways to go on', () => {
  const page = html();
  expect(page).toContain('Cambian: 1 · Iguales: 4 · Con error: 1');
  expect(page).toContain('Columna 2');
  expect(page).toContain('&lt;b&gt;Falda&lt;/b&gt;');
  expect(page).toContain('Escribe un nombre');
  expect(page).toMatch(/<option value="code" selected="">/);
  expect(page).toContain('href="/p/admin/trabajos/jb_00000000000000000000000000/archivo"');
  expect(page).toContain('value="import"');
  expect(page).toContain('value="try"');
});

test('columns that are known are folded behind the others, and open in a form that came back', () => {
  const page = html();
  expect(page.indexOf('name="column1"')).toBeLessThan(page.indexOf('name="column0"'));
  expect(page).toMatch(/<details><summary>Columnas reconocidas: 1<\/summary>.*name="column0"/);
  expect(html({}, { column0: 'price' })).toContain('<details open="">');
  const columns = [{ title: 'Nota', field: null, example: '' }];
  expect(html({}, {}, { columns })).not.toContain('<details');
});

test('a variant that is added shows what it has, and a new item what it still lacks', () => {
  const [row] = trialOf().rows;
  const page = html(
    {},
    {},
    {
      rows: [
        { ...row!, row: 2, outcome: 'made', reason: 'Sube su archivo', changes: [] },
        {
          ...row!,
          row: 3,
          outcome: 'added',
          changes: [{ field: 'price', before: '', after: '10.00' }],
        },
      ],
    },
  );
  expect(page).toContain('Fila 3 · variante nueva');
  expect(page).toContain('<ins>10.00</ins>');
  expect(page).not.toContain('<del>');
  expect(page).toContain('<p class="small">Sube su archivo</p>');
});

test('a refused form comes back with the fields that were chosen', () => {
  expect(html({}, { column1: 'price' })).toMatch(/<option value="price" selected="">/);
});

test.each([
  ['running', t.running],
  ['failed', t.stopped],
  ['canceled', t.stopped],
] as const)('a trial that is %s offers no import', (state, said) => {
  const page = html({ state });
  expect(page).toContain(said);
  expect(page).not.toContain('value="import"');
});

test('a file without rows says so, and leads to another file alone', () => {
  const counts = { made: 0, same: 0, failed: 0 };
  const page = html({ counts, has_file: false }, {}, { rows: [], matches_estimated: 0 });
  expect(page).toContain('El archivo no tiene filas debajo de sus títulos');
  expect(page).toMatch(
    /<a class="btn btn-primary" href="\/p\/admin\/inventario\/cargas">Elegir otro archivo/,
  );
  expect(page).not.toMatch(/<form|<button|<select/);
});

test.each(['same', 'failed'] as const)(
  'a file whose rows are all %s can be tried again, and not imported',
  (outcome) => {
    const page = html({ counts: { [outcome]: 2 } });
    expect(page).toContain('value="try"');
    expect(page).not.toContain('value="import"');
    expect(page).not.toContain('btn-primary');
    for (const change of ['made', 'added', 'changed'] as const) {
      expect(html({ counts: { [outcome]: 2, [change]: 1 } })).toContain('value="import"');
    }
  },
);

test('a long trial leads to the pages before and after', () => {
  const page = html({}, {}, { matches_estimated: 120 });
  const rows = '/p/admin/inventario/cargas/jb_00000000000000000000000000?page=';
  expect(page).toContain(`rel="prev" href="${rows}1#rows"`);
  expect(page).toContain(`rel="next" href="${rows}3#rows"`);
  expect(html({}, {}, { matches_estimated: 100 })).not.toContain('rel="next"');
});

test('an import shows what it changed, also once it was undone, and asks for no columns', () => {
  const rows = trialOf().rows.map((row, at) => ({ ...row, undone: at === 0 }));
  const counts = { undone: 1, kept: 1 };
  const page = html({ kind: 'items-import', state: 'undone', counts }, {}, { rows });
  expect(page).toContain(t.importTitle);
  expect(page).toContain(t.ends.undone);
  expect(page).toContain('Artículos devueltos: 1 · Artículos que se quedaron: 1');
  expect(page).toContain('href="/p/admin/articulos/it_falda"');
  expect(page).toContain(t.undone);
  expect(page).toContain(t.kept);
  expect(page).not.toContain('<select');
});
