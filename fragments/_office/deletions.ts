import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Answer, ApiError } from '../../shared/api-client/index.ts';
import type { ErrorCode } from '../../shared/contracts/errors.ts';
import { DEFERRED_REMOVAL_MS, TOAST_SECONDS } from '../../shared/kernel/constants/timers.ts';

/** A row that was deleted a moment ago, as the edge answers its deletion. */
export interface DeletedRow {
  readonly id: string;
  readonly name: string;
  /** ISO 8601: until then it is offered to put the row back. */
  readonly undo_until: string;
}

interface DeletionsStart<Row extends DeletedRow> {
  /** The rows that were deleted a moment before the page was made. */
  readonly known?: readonly Row[];
  /** The row that was warned of when the page was made. */
  readonly warned?: string | null;
  /** @param isMeant whether a row that holds others goes with them */
  readonly remove: (id: string, isMeant: boolean) => Answer<Row>;
  /** Puts a row back, and shows its own failure. */
  readonly restore: (id: string) => Promise<boolean>;
  /** The failure that says that another account has deleted the row already. */
  readonly gone: (id: string) => ErrorCode;
  readonly refused: (error: ApiError, id: string) => void;
  /** The row holds others, although the page shows it empty. */
  readonly holds?: (id: string) => void;
  /** The row leaves the page: the time to put it back is over. */
  readonly over: (id: string) => void;
  /** While it is true, no row leaves the page. */
  readonly isHeld?: () => boolean;
}

/** Rows that the edge deletes at once, and puts back for five seconds (spec [4]). */
export interface Deletions<Row extends DeletedRow = DeletedRow> {
  /** The rows that can be put back, by id. */
  readonly $deleted: ReadonlySignal<ReadonlyMap<string, Row>>;
  /** Id of the row that holds others: its deletion has to be asked for again. */
  readonly $warned: ReadonlySignal<string | null>;
  /** Deletes a row; one that holds others only where that is meant. */
  readonly remove: (id: string, isMeant?: boolean) => Promise<void>;
  /** @returns whether the row is back; undefined where another call about it is under way */
  readonly restore: (id: string) => Promise<boolean | undefined>;
  /** Warns of a row that holds others; the warning ends by itself after 4 s (spec [4]). */
  readonly warn: (id: string) => void;
  readonly calm: () => void;
  /** In the browser: lets the offers end that the page was made with. */
  readonly arrive: () => void;
}

/** Wait before a row is tried again that could not leave. */
const LATER_MS = 500;

/**
 * Deletes rows at once, so that a closed tab loses no deletion, and offers for five seconds to have
 * the edge put them back.
 */
export function deletions<Row extends DeletedRow>(start: DeletionsStart<Row>): Deletions<Row> {
  const { known = [], warned = null, isHeld } = start;
  const $deleted = signal<ReadonlyMap<string, Row>>(new Map(known.map((row) => [row.id, row])));
  const $warned = signal(warned);
  /** Rows whose call is under way: several can be. */
  const busy = new Set<string>();
  let calming: ReturnType<typeof setTimeout> | undefined;

  const unmark = (id: string): void => {
    const others = new Map($deleted.peek());
    others.delete(id);
    $deleted.value = others;
  };
  function expire(id: string, row: Row, wait: number): void {
    setTimeout(() => {
      // Put back, or deleted once more since.
      if ($deleted.peek().get(id) !== row) return;
      if (busy.has(id) || isHeld?.()) return expire(id, row, LATER_MS);
      unmark(id);
      start.over(id);
    }, wait);
  }
  function calm(): void {
    clearTimeout(calming);
    $warned.value = null;
  }
  function warn(id: string): void {
    calm();
    $warned.value = id;
    calming = setTimeout(calm, TOAST_SECONDS.short * 1000);
  }
  /** Makes one call about a row at a time. */
  async function once<T>(id: string, ask: () => Promise<T>): Promise<T | undefined> {
    if (busy.has(id)) return undefined;
    busy.add(id);
    const answer = await ask();
    busy.delete(id);
    return answer;
  }

  return {
    $deleted,
    $warned,
    warn,
    calm,
    arrive() {
      for (const row of known)
        expire(row.id, row, Math.min(DEFERRED_REMOVAL_MS, Date.parse(row.undo_until) - Date.now()));
    },
    async remove(id, isMeant = false) {
      const answer = await once(id, () => start.remove(id, isMeant));
      if (!answer) return;
      if (answer.ok) {
        calm();
        $deleted.value = new Map($deleted.peek()).set(id, answer.value);
        return expire(id, answer.value, DEFERRED_REMOVAL_MS);
      }
      if (answer.error.code === start.gone(id)) return start.over(id);
      if (answer.error.code !== 'product_catalogue_has_products')
        return start.refused(answer.error, id);
      start.holds?.(id);
      warn(id);
    },
    async restore(id) {
      const isBack = await once(id, () => start.restore(id));
      if (isBack) unmark(id);
      return isBack;
    },
  };
}
