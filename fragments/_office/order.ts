import { signal, type ReadonlySignal } from '@preact/signals-react';
import { fill } from '../../shared/i18n/fill.ts';

/**
 * The words that a screen reader says while rows move. Places: the row's name, its position, the
 * number of rows.
 */
export interface OrderWords {
  readonly lifted: string;
  readonly moved: string;
  readonly dropped: string;
  readonly canceled: string;
}

export interface OrderModel {
  /** The rows' ids in their present order. */
  readonly $ids: ReadonlySignal<readonly string[]>;
  /** The row that is being moved; null for none. */
  readonly $lifted: ReadonlySignal<string | null>;
  /** The text of the live region. */
  readonly $said: ReadonlySignal<string>;
  /** While it is true, no row can be lifted. */
  readonly $locked: ReadonlySignal<boolean>;
  readonly lift: (id: string) => void;
  /** Moves the lifted row to a position; beyond the ends it stays at the end. */
  readonly moveTo: (position: number) => void;
  /** Moves the lifted row by this many positions. */
  readonly moveBy: (step: number) => void;
  /** Leaves the lifted row in its place and saves the order; a refused order goes back. */
  readonly drop: () => Promise<void>;
  /** Puts the lifted row back in its first place. */
  readonly cancel: () => void;
}

interface OrderStart {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly t: OrderWords;
  /** Locks the rows; without it they can always be moved. */
  readonly $locked?: ReadonlySignal<boolean>;
  /**
   * Saves an order, in which one row was moved; false when the edge refused it, which this function
   * shows itself.
   */
  readonly save: (ids: readonly string[], moved: string) => Promise<boolean>;
}

/** The ids with one of them moved to another position. */
export function placed(ids: readonly string[], id: string, position: number): readonly string[] {
  const others = ids.filter((one) => one !== id);
  const at = Math.min(Math.max(position, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/**
 * The order of rows, changed by dragging or by keys: a row is lifted, moved, and dropped or put
 * back.
 */
export function orderModel({
  ids,
  nameOf,
  t,
  save,
  $locked = signal(false),
}: OrderStart): OrderModel {
  const $ids = signal(ids);
  const $lifted = signal<string | null>(null);
  const $said = signal('');
  let before = ids;

  const say = (text: string, id: string): void => {
    const { length } = $ids.value;
    const at = $ids.value.indexOf(id) + 1;
    $said.value = fill<string>(text, { name: nameOf(id), at, of: length });
  };
  const moveTo = (position: number): void => {
    const id = $lifted.value;
    if (id === null) return;
    const now = placed($ids.value, id, position);
    if (now.indexOf(id) === $ids.value.indexOf(id)) return;
    $ids.value = now;
    say(t.moved, id);
  };

  return {
    $ids,
    $lifted,
    $said,
    $locked,
    moveTo,
    lift(id) {
      if ($lifted.value !== null || $locked.value) return;
      before = $ids.value;
      $lifted.value = id;
      say(t.lifted, id);
    },
    moveBy(step) {
      if ($lifted.value !== null) moveTo($ids.value.indexOf($lifted.value) + step);
    },
    async drop() {
      const id = $lifted.value;
      if (id === null) return;
      $lifted.value = null;
      say(t.dropped, id);
      const were = before;
      if ($ids.value.every((one, index) => one === were[index])) return;
      if (!(await save($ids.value, id))) $ids.value = were;
    },
    cancel() {
      const id = $lifted.value;
      if (id === null) return;
      $lifted.value = null;
      $ids.value = before;
      say(t.canceled, id);
    },
  };
}
