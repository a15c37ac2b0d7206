import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBaseClasses } from './base-classes.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'base-classes-'));
  write(
    'shared/ui/base/buttons.css',
    `/* .comment */ .btn{gap:.5em} .btn-primary,.btn-quiet:hover{} .link{}
     .field > :is(input, .hint){} @media (width < 9px){ .dialog{} } .photo > img{}`,
  );
  write('fragments/_runtime/boundary.ts', `export const reload = { className: 'link' };`);
  write('fragments/shop/one/manifest.ts', '');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('classes in attributes, expressions and nested templates count, and those of the runtime', () => {
  write(
    'fragments/shop/one/view.tsx',
    `import { dialog } from './hint.ts';
     // photo
     export const View = ({ on, field }) => <p className={on ? 'btn' : undefined}>{field}</p>;
     export const other = (html) => html\`<b>\${html\`<i class="dialog">\`}</b>\`;`,
  );
  expect(readBaseClasses(root)).toEqual({ one: ['btn', 'link', 'dialog'] });
});

test.each([
  ['`btn-${t}`', ['btn-primary', 'btn-quiet', 'link']],
  ['`d${t}`', ['link', 'dialog']],
  ['`x ${t}-primary y`', ['btn-primary', 'link']],
  ["'btn-' + t", ['btn-primary', 'btn-quiet', 'link']],
  ['`${t} photo ${t}`', ['link', 'photo']],
])('%s stands for every class that it can be a piece of', (expression, classes) => {
  write('fragments/shop/one/view.tsx', `export const tone = (t: string) => ${expression};`);
  expect(readBaseClasses(root)['one']).toEqual(classes);
});

test('shared views count where they are imported, messages and tests never', () => {
  write('shared/ui/Photo.tsx', `import { hint } from './hint.ts'; export const c = 'photo';`);
  write('shared/ui/hint.ts', `export const hint = 'hint';`);
  write('fragments/shop/one/view.tsx', `import { c } from '../../../shared/ui/Photo.tsx';`);
  write('fragments/shop/one/messages/en.ts', `export const en = { a: 'field' };`);
  write('fragments/shop/one/view.test.tsx', `const a = 'dialog';`);
  expect(readBaseClasses(root)['one']).toEqual(['link', 'hint', 'photo']);
});

test('the steps of a pen are no classes', () => {
  write('shared/ui/edge-icons.ts', `export const icons = { dialog: 'photo 12' };`);
  write(
    'shared/ui/EdgeIcon.tsx',
    `import { icons } from './edge-icons.ts'; export const c = 'hint';`,
  );
  write('fragments/shop/one/view.tsx', `import { c } from '../../../shared/ui/EdgeIcon.tsx';`);
  expect(readBaseClasses(root)['one']).toEqual(['link', 'hint']);
});
