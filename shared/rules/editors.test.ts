import { expect, test } from 'vitest';
import { editorOf } from './editors.ts';

test('each kind of row has its editor in the office of the store', () => {
  const kinds = ['item', 'catalogue', 'entry'] as const;
  expect(kinds.map((kind) => editorOf('/tienda/uno', kind, 'x_1'))).toEqual([
    '/tienda/uno/admin/articulos/x_1',
    '/tienda/uno/admin/catalogos/x_1',
    '/tienda/uno/admin/blog/x_1',
  ]);
});
