import { signal, type ReadonlySignal } from '@preact/signals-react';
import { fill } from '../../shared/i18n/fill.ts';

/** What is said to who does not see the rows move. Places: the row's name, its position, how many there are. */
export interface OrderWords {
  readonly lifted: string;
  readonly moved: string;
  readonly dropped: string;
  readonly canceled: string;
}

export interface OrderModel {
  /** The rows' ids, as they stand now. */
  readonly $ids: ReadonlySignal<readonly string[]>;
  /** The row that is being moved; null where none is. */
  readonly $lifted: ReadonlySignal<string | null>;
  /** What a live region says. */
  readonly $said: ReadonlySignal<string>;
  readonly lift: (id: string) => void;
  /** Moves the lifted row to a position; beyond the ends it stays at the end. */
  readonly moveTo: (position: number) => void;
  /** Moves the lifted row by so many positions. */
  readonly moveBy: (step: number) => void;
  /** Leaves the lifted row where it stands and saves the order; what is refused goes back. */
  readonly drop: () => Promise<void>;
  /** Puts the lifted row back where it was. */
  readonly cancel: () => void;
}

interface OrderStart {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly t: OrderWords;
  /** Saves an order; false where the edge refused it, which it tells itself. */
  readonly save: (ids: readonly string[]) => Promise<boolean>;
}

/** The rows with one of them at another position. */
export function placed(ids: readonly string[], id: string, position: number): readonly string[] {
  const others = ids.filter((one) => one !== id);
  const at = Math.min(Math.max(position, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** The order of rows, changed by drag or by keys: a row is lifted, moved, and dropped or put back. */
export function orderModel({ ids, nameOf, t, save }: OrderStart): OrderModel {
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
    moveTo,
    lift(id) {
      if ($lifted.value !== null) return;
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
      if (!(await save($ids.value))) $ids.value = were;
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
