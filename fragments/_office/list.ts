import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Answer, ApiError } from '../../shared/api-client/index.ts';

/** The part of a list that is shown. */
export interface Listed<T> {
  readonly status: 'ready' | 'loading' | 'failed';
  readonly items: readonly T[];
  /** The number of rows in all. */
  readonly total: number;
}

interface ListStart<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** The number of rows on the pages before this one. */
  readonly before: number;
  /** Whether the edge failed to read it. */
  readonly failed?: boolean;
  /** Asks for the next rows. */
  readonly next: (
    offset: number,
  ) => Answer<{ readonly results: readonly T[]; readonly matches_estimated: number }>;
  /** Called with a failure; without it the list itself shows that it failed. */
  readonly onFail?: (error: ApiError) => void;
}

/** A list that grows below its last row, and whose rows change. */
export interface ListModel<T> {
  readonly $list: ReadonlySignal<Listed<T>>;
  /** Asks for the next rows, or again for those that failed. */
  readonly more: () => Promise<void>;
  /** Replaces the rows; the total follows their number. */
  readonly change: (rows: (items: readonly T[]) => readonly T[]) => void;
}

/** @example const { $list, more } = listModel({ items, total, before: 0, next: (offset) => call(…) }); */
export function listModel<T extends { readonly id: string }>(start: ListStart<T>): ListModel<T> {
  const { before, next, onFail } = start;
  const { items, total, failed = false } = start;
  const $list = signal<Listed<T>>({ status: failed ? 'failed' : 'ready', items, total });
  return {
    $list,
    change(rows) {
      const { items: were, total: all, ...rest } = $list.value;
      const are = rows(were);
      $list.value = { ...rest, items: are, total: Math.max(0, all + are.length - were.length) };
    },
    async more() {
      if ($list.value.status === 'loading') return;
      $list.value = { ...$list.value, status: 'loading' };
      const answer = await next(before + $list.value.items.length);
      // Rows may have come or gone during the call.
      const { items: known } = $list.value;
      if (!answer.ok) {
        // Without rows a list that is ready would say that there are none.
        const isTold = onFail !== undefined && known.length > 0;
        $list.value = { ...$list.value, status: isTold ? 'ready' : 'failed' };
        onFail?.(answer.error);
        return;
      }
      const ids = new Set(known.map(({ id }) => id));
      const added = answer.value.results.filter(({ id }) => !ids.has(id));
      const all = [...known, ...added];
      // The page that was asked for holds no new row although the total says so: a row was removed
      // meanwhile, and there are no more to ask for.
      const { matches_estimated: estimated } = answer.value;
      $list.value = {
        status: 'ready',
        items: all,
        total: added.length === 0 ? before + all.length : estimated,
      };
    },
  };
}
