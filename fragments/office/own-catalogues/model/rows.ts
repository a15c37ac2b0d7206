import { signal, type ReadonlySignal } from '@preact/signals-react';
import { call, type Api, type ApiError } from '../../../../shared/api-client/index.ts';
import {
  listEditedCatalogues,
  type DeletedCatalogue,
  type EditedCatalogue,
} from '../../../../shared/contracts/catalogue-edits.ts';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { listModel, type ListModel } from '../../../_office/list.ts';
import { orderModel, type OrderModel, type OrderWords } from '../../../_office/order.ts';
import type { OwnCataloguesProps } from '../props.ts';

const LIMIT = PAGE_SIZE.adminCatalogues;
/** Rows that one call answers at most. */
const ROWS_MOST = 100;

interface RowsStart {
  /** The catalogues that were deleted a moment ago, by id. */
  readonly $deleted: ReadonlySignal<ReadonlyMap<string, DeletedCatalogue>>;
  readonly api: Api;
  readonly t: OrderWords;
  readonly props: Pick<OwnCataloguesProps, 'list' | 'page'>;
  readonly fail: (error: ApiError) => void;
  /** While it is true, no row can be moved. */
  readonly $locked: ReadonlySignal<boolean>;
  /** Saves a row's place among all catalogues of the store, counted from 0. */
  readonly save: (id: string, place: number) => Promise<boolean>;
}

/** The rows of a list that is ordered; a deleted one keeps its place until it cannot come back. */
export interface RowsModel {
  readonly list: Pick<ListModel<EditedCatalogue>, '$list' | 'more'>;
  readonly $order: ReadonlySignal<OrderModel>;
  readonly find: (id: string) => EditedCatalogue | undefined;
  /** Replaces a row by its present version. */
  readonly put: (row: EditedCatalogue) => void;
  /** Shows a new row, which stands after all others, where these are all shown. */
  readonly add: (row: EditedCatalogue) => void;
  /** Takes a row off the list. */
  readonly drop: (id: string) => void;
  /** Reads the rows again: another editor changed them, or one came back. */
  readonly refresh: () => Promise<void>;
}

/** The rows of a page of catalogues, and of the pages that were added below it. */
export function rowsModel(start: RowsStart): RowsModel {
  const { api, t, props, fail, $locked, $deleted } = start;
  const before = (props.page - 1) * LIMIT;
  const isDeleted = ({ id }: { readonly id: string }): boolean => $deleted.peek().has(id);
  const read = (offset: number, limit: number) =>
    call(api, listEditedCatalogues, { query: { offset, limit } });
  const list = listModel<EditedCatalogue>({
    items: props.list.results,
    total: props.list.matches_estimated,
    before,
    next: (offset) => read(offset - rows().filter(isDeleted).length, LIMIT),
    onFail: fail,
  });
  const rows = (): readonly EditedCatalogue[] => list.$list.peek().items;
  const find = (id: string): EditedCatalogue | undefined => rows().find((one) => one.id === id);
  const $order = signal(orderOf());

  function orderOf(): OrderModel {
    return orderModel({
      ids: rows().map(({ id }) => id),
      nameOf: (id) => find(id)?.name ?? '',
      t,
      $locked,
      save,
    });
  }
  async function save(ids: readonly string[], moved: string): Promise<boolean> {
    const standing = ids.filter((id) => !$deleted.peek().has(id));
    if (!standing.includes(moved)) return false;
    if (!(await start.save(moved, before + standing.indexOf(moved)))) return false;
    list.change((items) => ids.flatMap((id) => items.find((row) => row.id === id) ?? []));
    return true;
  }
  const show: ListModel<EditedCatalogue>['change'] = (change) => {
    list.change(change);
    $order.value = orderOf();
  };

  return {
    list: {
      $list: list.$list,
      async more() {
        await list.more();
        $order.value = orderOf();
      },
    },
    $order,
    find,
    put: (row) => list.change((items) => items.map((one) => (one.id === row.id ? row : one))),
    add(row) {
      const { items, total } = list.$list.peek();
      if (before + items.length >= total) show((known) => [...known, row]);
    },
    drop: (id) => show((items) => items.filter((one) => one.id !== id)),
    async refresh() {
      const answer = await read(before, Math.min(ROWS_MOST, Math.max(LIMIT, rows().length)));
      if (!answer.ok) return fail(answer.error);
      const leaving = [...rows().entries()].filter(([, row]) => isDeleted(row));
      const now = [...answer.value.results];
      for (const [index, row] of leaving) now.splice(index, 0, row);
      show(() => now);
    },
  };
}
