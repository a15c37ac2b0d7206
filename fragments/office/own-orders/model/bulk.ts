import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { SellerOrder } from '../../../../shared/contracts/seller-orders.ts';

/** What became of the orders that were moved together. */
export interface BulkResult {
  readonly moved: number;
  /** Those that stayed, each with the reason. */
  readonly stayed: readonly { readonly number: string; readonly reason: string }[];
}

export interface BulkModel {
  /** Ids of the picked orders. */
  readonly $picked: ReadonlySignal<ReadonlySet<string>>;
  /** How many of the picked orders were sent; null while none are being sent. */
  readonly $sent: ReadonlySignal<number | null>;
  readonly $result: ReadonlySignal<BulkResult | null>;
  readonly pick: (id: string, isPicked: boolean) => void;
  /** Picks every order on screen that may move on, or none. */
  readonly pickAll: (isPicked: boolean) => void;
  /** Moves the picked orders to their next stages, one call for each. */
  readonly moveAll: () => Promise<void>;
}

interface BulkStart {
  readonly orders: () => readonly SellerOrder[];
  /** Moves one order; gives the reason where it stays. */
  readonly move: (order: SellerOrder) => Promise<string | null>;
}

/**
 * Orders that are picked and moved together. They go one after another: what became of each is told,
 * and one that is refused stops no other.
 */
export function bulkModel({ orders, move }: BulkStart): BulkModel {
  const $picked = signal<ReadonlySet<string>>(new Set<string>());
  const $sent = signal<number | null>(null);
  const $result = signal<BulkResult | null>(null);
  const movable = () => orders().filter(({ next }) => next !== null);
  return {
    $picked,
    $sent,
    $result,
    pick(id, isPicked) {
      const picked = new Set($picked.value);
      if (isPicked) picked.add(id);
      else picked.delete(id);
      $picked.value = picked;
    },
    pickAll(isPicked) {
      $picked.value = new Set(isPicked ? movable().map(({ id }) => id) : []);
    },
    async moveAll() {
      if ($sent.value !== null) return;
      const asked = movable().filter(({ id }) => $picked.value.has(id));
      const stayed: { number: string; reason: string }[] = [];
      const left = new Set<string>();
      $result.value = null;
      for (const [index, order] of asked.entries()) {
        $sent.value = index;
        const reason = await move(order);
        if (reason === null) continue;
        stayed.push({ number: order.number, reason });
        left.add(order.id);
      }
      $sent.value = null;
      // Those that stayed are still picked: they can be tried again.
      $picked.value = left;
      $result.value = { moved: asked.length - stayed.length, stayed };
    },
  };
}
