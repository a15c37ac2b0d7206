import { expect, test } from 'vitest';
import { fieldsNamed, foundWay } from './office-found.ts';

const es = [
  { name: 'darkmode', part: 'Colores y diseño', label: 'Empezar en modo oscuro' },
  { name: 'color1', part: 'Colores y diseño', label: 'Color principal' },
  { name: 'favicon', part: 'Tu tienda', label: 'Icono de la pestaña' },
  { name: 'hours_1', part: 'Horario', label: 'lunes' },
];
const en = [
  { name: 'color1', part: 'Colours and layout', label: 'Main colour' },
  { name: 'favicon', part: 'Your store', label: 'Icon of the tab' },
  { name: 'hours_1', part: 'Opening hours', label: 'Monday' },
];
const named = (text: string) => fieldsNamed(es, [en], text).map(({ name }) => name);

test.each([
  ['color', ['color1', 'darkmode']],
  ['COLOUR main', ['color1']],
  ['horario', ['hours_1']],
  ['opening', ['hours_1']],
  ['favicon', ['favicon']],
  ['pestana', ['favicon']],
  ['tab', ['favicon']],
  ['zzz', []],
])('%s names %j', (text, names) => expect(named(text)).toEqual(names));

test('a field is named in the reader’s language, and leads to itself', () => {
  expect(fieldsNamed(es, [en], 'main colour')).toEqual([es[1]]);
  expect(foundWay('/tienda/a', { kind: 'setting', id: 'color1', name: 'Color' })).toMatchObject({
    href: '/tienda/a/admin/configuracion#color1',
  });
  expect(foundWay('', { kind: 'item', id: 'it_1', name: 'Bolsa' }).href).toBe(
    '/admin/articulos/it_1',
  );
});
