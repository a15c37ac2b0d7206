import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from '../../shared/ui/form/TextField.tsx';
import { refusedOf, Things } from './Things.tsx';

const t = {
  add: 'Otra',
  save: 'Guardar',
  change: 'Cambiar',
  delete: 'Borrar',
  none: 'No hay',
  noneText: 'Agrega la primera',
};
const ROWS = [
  { id: 'x_1', name: 'Uno' },
  { id: 'x_2', name: 'Dos' },
];

function html(form: Parameters<typeof refusedOf>[0] = {}, things = ROWS): string {
  return renderToString(
    <Things
      t={t}
      things={things}
      action="/admin/cosas"
      idempotencyKey="k"
      refused={refusedOf(form)}
      renderThing={({ name }) => <b>{name}</b>}
      valuesOf={({ name }) => ({ name })}
      namesOf={({ name }) => ({ change: `Cambiar ${name}`, delete: `Borrar ${name}` })}
      renderFields={(ui) => <TextField ui={ui} name="name" label="Nombre" max={20} />}
    />,
  ).replaceAll('<!-- -->', '');
}

test('each thing has its form with its values and its deletion, each under a key of its own', () => {
  const page = html();
  expect(page.match(/<form /g)).toHaveLength(5);
  expect(page).toContain('aria-label="Cambiar Uno"');
  expect(page).toContain('aria-label="Borrar Dos"');
  expect(page).toMatch(/id="f-x_1-name"[^>]*value="Uno"/);
  const keys = [...page.matchAll(/name="idempotency_key" value="([^"]+)"/g)].map(([, key]) => key);
  expect(keys).toEqual(['k-x_1', 'k-d-x_1', 'k-x_2', 'k-d-x_2', 'k-new']);
  expect(page).not.toContain('<details open');
});

test.each([
  [{ id: 'x_2', name: 'Mal' }, 'f-x_2-name', true],
  [{ name: 'Mal' }, 'f-new-name', false],
])('a refused form keeps %j in its own fields alone', (values, field, isOpen) => {
  const page = html({ values, errors: { name: 'Así no' } });
  expect(page.match(/value="Mal"/g)).toHaveLength(1);
  expect(page.match(/Así no/g)).toHaveLength(1);
  expect(page).toMatch(new RegExp(`id="${field}"[^>]*value="Mal"`));
  expect(page.includes('<details open')).toBe(isOpen);
});

test('without any it says the next step, and has the form of the first', () => {
  const page = html({}, []);
  expect(page).toContain('No hay');
  expect(page).toContain('Agrega la primera');
  expect(page.match(/<form /g)).toHaveLength(1);
});
