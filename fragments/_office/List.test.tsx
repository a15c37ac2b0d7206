import { signal } from '@preact/signals-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { List } from './List.tsx';
import type { ListModel } from './list.ts';

type Row = { readonly id: string };
type Status = ListModel<Row>['$list']['value']['status'];

function shown(status: Status): string {
  const model = {
    $list: signal({ status, items: [{ id: 'a' }], total: 30 }),
    more: () => Promise.resolve(),
  } as unknown as ListModel<Row>;
  return renderToStaticMarkup(
    <List
      model={model}
      t={{ more: 'Más', previous: 'Antes', again: 'Otra vez', failed: 'Falló' }}
      renderRow={({ id }) => id}
      empty={null}
      page={1}
      pageSize={10}
      pageHref={(page) => `?page=${page}`}
    />,
  );
}

test('rows that script loads are ten placeholders until they are there', () => {
  expect(shown('loading').match(/class="row skeleton"/g)).toHaveLength(10);
  expect(shown('ready')).not.toContain('skeleton');
});
