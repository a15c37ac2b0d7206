import { signal, type ReadonlySignal } from '@preact/signals-react';
import { call, type Answer } from '../../../../shared/api-client/index.ts';
import {
  getEditedCatalogue,
  repositionCatalogue,
} from '../../../../shared/contracts/catalogue-edits.ts';
import { repositionProduct } from '../../../../shared/contracts/catalogue-products.ts';
import { OVERLAY_REFRESH_MS, REORDER_LOCK_MS } from '../../../../shared/kernel/constants/timers.ts';
import { orderModel, type OrderModel } from '../../../_office/order.ts';
import type { OfficePorts } from '../../../_office/ports.ts';
import { voiceOf } from '../../../_office/say.ts';
import { tellUnplaced } from '../../../_office/unplaced.ts';
import type { Messages } from '../messages/es.ts';
import type { EditMarksProps } from '../props.ts';

/** A row of a list whose order the owner chooses. */
interface OrderedRow {
  readonly id: string;
  readonly name: string;
}

interface OrderStart {
  readonly rows: readonly OrderedRow[];
  /** The catalogue whose products they are; null for the catalogues themselves. */
  readonly of: EditMarksProps['ordered'];
  /** Shows the products as the store has them by now. */
  readonly anew: () => Promise<void>;
}

export interface RowsOrder extends OrderModel {
  /** True while a product's new position settles: the list lies under an overlay (spec [4]). */
  readonly $settling: ReadonlySignal<boolean>;
}

/** The order of the rows of one list; a move is shown at once, and taken back where it is refused. */
export function rowsOrder(ports: OfficePorts<Messages>, { rows, of, anew }: OrderStart): RowsOrder {
  const { t, api, toast } = ports;
  const { say, fail } = voiceOf({ t: { failed: t.notMoved, tryAgain: t.tryAgain }, toast });
  const $locked = signal(false);
  const $settling = signal(false);
  const names = new Map(rows.map(({ id, name }) => [id, name]));

  /**
   * The place of a catalogue among all of them. The shop leaves empty ones out, so that a place among
   * the rows says nothing: its neighbour's place does.
   */
  async function among(ids: readonly string[], moved: string): Answer<number> {
    const at = ids.indexOf(moved);
    const next = ids[at + 1];
    const [own, beside] = await Promise.all(
      [moved, next ?? ids[at - 1]!].map((id) => call(api, getEditedCatalogue, { params: { id } })),
    );
    if (!own!.ok) return own!;
    if (!beside!.ok) return beside!;
    const { position } = beside!.value;
    const isAhead = own!.value.position < position;
    // Without the catalogue itself, all behind it are one place further to the front.
    return { ok: true, value: position - Number(isAhead) + Number(next === undefined) };
  }

  async function ask(ids: readonly string[], moved: string): Answer<unknown> {
    if (of) {
      const params = { id: of.catalogue, pid: moved };
      const position = of.offset + ids.indexOf(moved);
      return call(api, repositionProduct, { params, body: { position } });
    }
    const place = await among(ids, moved);
    if (!place.ok) return place;
    const body = { position: place.value };
    return call(api, repositionCatalogue, { params: { id: moved }, body });
  }

  /** A product's place is read anew after eight seconds; catalogues are locked for a moment. */
  function settle(): void {
    const end = (): void => void ($locked.value = $settling.value = false);
    $settling.value = of !== null;
    if (of) setTimeout(() => void anew().finally(end), OVERLAY_REFRESH_MS);
    else setTimeout(end, REORDER_LOCK_MS);
  }

  const order = orderModel({
    ids: rows.map(({ id }) => id),
    nameOf: (id) => names.get(id) ?? '',
    t: t.order,
    $locked,
    async save(ids, moved) {
      $locked.value = true;
      const answer = await ask(ids, moved);
      if (answer.ok) {
        // A second move meets the first one's order.
        settle();
        say(t.moved);
        return true;
      }
      $locked.value = false;
      if (of) tellUnplaced(ports, answer.error);
      else fail(answer.error);
      return false;
    },
  });
  return { ...order, $settling };
}
