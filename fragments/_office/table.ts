import { computed, signal, type ReadonlySignal } from '@preact/signals-react';

/** One column: its name, its title, and the value that it is sorted by. */
export interface Column<T> {
  readonly name: string;
  readonly title: string;
  /** Left out for a column that cannot be sorted. */
  readonly sortBy?: (row: T) => string | number;
}

export interface Sort {
  readonly column: string;
  readonly down: boolean;
}

export interface TableModel<T> {
  readonly $sort: ReadonlySignal<Sort | null>;
  readonly $rows: ReadonlySignal<readonly T[]>;
  /** Sorts by a column; a second call with the same column reverses the order. */
  readonly sort: (column: string) => void;
  /** Replaces the rows. */
  readonly change: (rows: readonly T[]) => void;
}

interface TableStart<T> {
  readonly rows: readonly T[];
  readonly columns: readonly Column<T>[];
  readonly sort?: Sort | null;
  /** Language tag for comparing texts. */
  readonly tag: string;
}

/** Rows in the order of a column. Rows of equal value keep their order. */
export function tableModel<T>({ rows, columns, sort = null, tag }: TableStart<T>): TableModel<T> {
  const $given = signal(rows);
  const $sort = signal<Sort | null>(sort);
  return {
    $sort,
    $rows: computed(() => sorted($given.value, columns, $sort.value, tag)),
    sort(column) {
      $sort.value = nextSort($sort.value, column);
    },
    change(now) {
      $given.value = now;
    },
  };
}

/** The order after a press on a column's title. */
export function nextSort(sort: Sort | null, column: string): Sort {
  return { column, down: sort?.column === column && !sort.down };
}

function sorted<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  sort: Sort | null,
  tag: string,
): readonly T[] {
  const by = columns.find(({ name }) => name === sort?.column)?.sortBy;
  if (!by || !sort) return rows;
  const turn = sort.down ? -1 : 1;
  return rows.toSorted((one, other) => turn * compare(by(one), by(other), tag));
}

function compare(one: string | number, other: string | number, tag: string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), tag, { numeric: true, sensitivity: 'base' });
}
