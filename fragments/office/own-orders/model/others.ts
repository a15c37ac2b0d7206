import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Answer } from '../../../../shared/api-client/index.ts';
import {
  ORDER_STATES_MAX,
  type OrderStanding,
  type SellerOrder,
} from '../../../../shared/contracts/seller-orders.ts';
import type { DeferredRemovals } from '../../../_office/change.ts';
import type { ListModel } from '../../../_office/list.ts';

type Moved = NonNullable<OrderStanding['moved']>;

/** The orders of a list that somebody else has moved while it is on screen. */
export interface OthersMoves {
  /** The latest move of each, by the order's id. */
  readonly $moved: ReadonlySignal<ReadonlyMap<string, Moved>>;
  /** Asks where the orders of the list stand now. */
  readonly look: () => Promise<void>;
}

interface OthersStart {
  readonly list: ListModel<SellerOrder>;
  /** The moves of this page, which wait for their undo. */
  readonly own: Pick<DeferredRemovals, '$waiting' | 'undo'>;
  readonly ask: (ids: readonly string[]) => Answer<{ readonly results: readonly OrderStanding[] }>;
}

/**
 * Watches a list. A row whose order stands elsewhere shows its new stage at its old place; a move of it
 * that still waits here is dropped, since it was meant for the stage before. A failed question changes
 * nothing: the next one follows soon.
 */
export function othersMoves({ list, own, ask }: OthersStart): OthersMoves {
  const $moved = signal<ReadonlyMap<string, Moved>>(new Map());
  return {
    $moved,
    async look() {
      const asked = list.$list.peek().items.slice(0, ORDER_STATES_MAX);
      if (asked.length === 0) return;
      const answer = await ask(asked.map(({ id }) => id));
      if (!answer.ok) return;
      const before = new Map(asked.map((one) => [one.id, one]));
      const now = new Map(answer.value.results.map((one) => [one.id, one]));
      const isOthers = ({ id, state, hold }: SellerOrder) => {
        const standing = now.get(id);
        const known = before.get(id);
        // A row that this page has moved during the question stands further than the answer knows.
        const isAsAsked = state === known?.state && hold === known.hold;
        return isAsAsked && standing && (standing.state !== state || standing.hold !== hold);
      };
      const changed = list.$list.peek().items.filter(isOthers);
      if (changed.length === 0) return;
      const told = new Map($moved.peek());
      for (const { id, state } of changed) {
        own.undo(id);
        const standing = now.get(id);
        // A hold is no move: the row shows it by itself.
        if (standing?.moved && standing.state !== state) told.set(id, standing.moved);
      }
      list.change((orders) =>
        orders.map((order) => {
          const standing = isOthers(order) ? now.get(order.id) : undefined;
          if (!standing) return order;
          const { state, next, may_cancel, hold } = standing;
          return { ...order, state, next, may_cancel, hold };
        }),
      );
      $moved.value = told;
    },
  };
}
