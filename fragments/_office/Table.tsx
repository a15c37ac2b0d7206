import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/Icon.tsx';
import { nextSort, type Column, type Sort, type TableModel } from './table.ts';

interface TableProps<T> {
  model: TableModel<T>;
  columns: readonly Column<T>[];
  label: string;
  keyOf: (row: T) => string;
  /** Renders a row's cell in a column. */
  renderCell: (row: T, column: string) => ReactNode;
  /** Address of the same page in another order, for visitors without script. */
  sortHref: (sort: Sort) => string;
}

/**
 * A table whose column titles sort it; on a phone each row is a card, with the title beside each
 * value. The roles are written out, since a table whose CSS display is `block` is no table for
 * screen readers.
 */
export function Table<T>({ model, columns, label, keyOf, renderCell, sortHref }: TableProps<T>) {
  useSignals();
  const sort = model.$sort.value;
  return (
    <table className="table" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, title, sortBy }) => (
            <th key={name} scope="col" role="columnheader" aria-sort={sortBy && sortOf(sort, name)}>
              {sortBy ? (
                <a
                  href={sortHref(nextSort(sort, name))}
                  data-enhance=""
                  onClick={(event) => {
                    event.preventDefault();
                    model.sort(name);
                  }}
                >
                  {title}
                  <Icon name="chevron-down" />
                </a>
              ) : (
                title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {model.$rows.value.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ name, title }) => (
              <td key={name} role="cell" data-title={title}>
                {renderCell(row, name)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sortOf(sort: Sort | null, column: string): 'ascending' | 'descending' | 'none' {
  if (sort?.column !== column) return 'none';
  return sort.down ? 'descending' : 'ascending';
}
