import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { editModeOff } from '../../../shared/rules/edit-mode.ts';
import type { EditToolsProps } from './props.ts';
import { editTools } from './server.ts';

const props: EditToolsProps = {
  env: pageEnv(),
  editMode: { ...editModeOff, isOn: true },
  isFront: true,
  subject: null,
  editor: null,
  adds: [{ to: 'blogs', href: '/blogs/crear' }],
  catalogues: '/admin/catalogos',
  settings: '/admin/configuracion',
};
const render = (change: Partial<EditToolsProps> = {}, locale: 'es' | 'en' = 'es') =>
  editTools.render({ ...props, ...change }, { locale, instance: 'e', moduleUrl: '/e.js' });

test('the tools are hidden while edit mode is off', () => {
  expect(render()).toMatch(/<section\s+class="tools"\s+aria-label="Herramientas de edición"\s*>/);
  expect(render({ editMode: editModeOff })).toMatch(/<section\s+class="tools"[^>]*\shidden/);
});

test('the strip is drawn folded where the browser remembers it so, and its button says it', () => {
  expect(render()).toMatch(/class="tools"[^]*data-enhance="fold"\s+aria-expanded="true"/);
  const folded = render({ editMode: { ...editModeOff, isOn: true, isFolded: true } });
  expect(folded).toMatch(/class="tools folded"[^]*aria-expanded="false"\s+aria-controls="all"/);
  expect(folded).toContain('id="all"');
});

test('a button opens its panel without a script of the tools', () => {
  for (const topic of ['edit:slides', 'edit:headers'])
    expect(render()).toContain(`data-emit="${topic}"`);
  expect(render({}, 'en')).toContain('Edit header');
});

test('the audience that the browser remembers is the chosen one', () => {
  const html = render({ editMode: { ...editModeOff, isOn: true, viewAs: 'registered' } });
  expect(html).toMatch(/<option value="registered" selected(="")?>/);
  expect(html.match(/<option/g)).toHaveLength(5);
  expect(html.match(/ selected/g)).toHaveLength(1);
});

test('a page of a product or of a catalogue opens the choice of catalogues', () => {
  expect(render()).not.toContain('edit:catalogues-pick');
  expect(render({ subject: 'item' })).toMatch(
    /data-emit="edit:catalogues-pick"[^]*?Catálogos del producto/,
  );
  expect(render({ subject: 'catalogue' }, 'en')).toContain('Copy to another catalogue');
});

test('a page leads to the editor of what it shows, and another page to none', () => {
  const editor = { kind: 'entry', href: '/admin/blog/be_1' } as const;
  expect(render({ editor })).toMatch(
    /<a [^>]*href="\/admin\/blog\/be_1"[^]*?Editar esta entrada<\/a>/,
  );
  expect(render({ editor: { ...editor, kind: 'item' } }, 'en')).toContain('Edit this item');
  expect(render()).not.toContain('Editar est');
});

test('only the front has slides and a header, and only a page of settings a gear', () => {
  const html = render({ isFront: false });
  expect(html.match(/data-emit="[^"]*"/g)).toEqual([
    'data-emit="edit:products-add"',
    'data-emit="edit:franchises-pick"',
    'data-emit="edit:own-catalogues"',
    'data-emit="edit:undo"',
    'data-emit="edit:redo"',
  ]);
  expect(html).not.toContain('<select');
  expect(html).toContain('href="/admin/configuracion"');
  expect(render({ settings: null })).not.toContain('class="icon-btn gear"');
});

test('each section that can be added to leads to its page; without any there is no list', () => {
  expect(render()).toMatch(/<a href="\/blogs\/crear">Entrada del blog<\/a>/);
  expect(render({}, 'en')).toContain('My catalogues');
  const none = render({ adds: [], catalogues: null });
  expect(none).not.toContain('<details');
  expect(none).not.toContain('/admin/catalogos');
});
