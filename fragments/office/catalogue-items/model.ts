import { signal, type ReadonlySignal } from '@preact/signals-react';
import { call } from '../../../shared/api-client/index.ts';
import {
  addFiltered,
  cloneProducts,
  listEditedProducts,
  moveProduct,
  removeFromCatalogue,
  repositionProduct,
} from '../../../shared/contracts/catalogue-products.ts';
import { CATALOGUE_PAGE } from '../../../shared/rules/catalogue-list.ts';
import { OVERLAY_REFRESH_MS } from '../../../shared/kernel/constants/timers.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { deferredRemovals, gone, type DeferredRemovals } from '../../_office/change.ts';
import { addAllModel, type AddAll } from '../../_office/resale/add-all.ts';
import { orderModel, type OrderModel } from '../../_office/order.ts';
import type { OfficePorts, OfficeUi } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import { tellUnplaced } from '../../_office/unplaced.ts';
import type { Messages } from './messages/es.ts';
import type { CatalogueItemsProps, CatalogueItemsViewProps, Product } from './props.ts';

export interface CatalogueItemsModel {
  readonly $items: ReadonlySignal<readonly Product[]>;
  readonly $order: ReadonlySignal<OrderModel>;
  /** True while a new position settles: nothing else can be changed. */
  readonly $settling: ReadonlySignal<boolean>;
  /** Id of the product whose call is under way. */
  readonly $busy: ReadonlySignal<string | null>;
  /** How many products the catalogue has, or the search found. */
  readonly $total: ReadonlySignal<number>;
  /** Adds what a text finds in the store, and copies all products into another catalogue. */
  readonly adding: AddAll;
  readonly copying: AddAll;
  readonly removals: DeferredRemovals;
  readonly move: (id: string, into: string) => Promise<void>;
  readonly clone: (id: string, into: string) => Promise<void>;
}

export type CatalogueItemsUi = OfficeUi<CatalogueItemsViewProps, CatalogueItemsModel>;

/** A page of a catalogue's products on screen, in their order. */
export function catalogueItemsModel(
  ports: OfficePorts<Messages>,
  props: CatalogueItemsProps,
): CatalogueItemsModel {
  const { t, api, toast } = ports;
  const { id: catalogue } = props.catalogue;
  const voice = (failed: string) => voiceOf({ t: { failed, tryAgain: t.tryAgain }, toast });
  const moving = voice(t.notMoved);
  const cloning = voice(t.notCloned);
  const removing = voice(t.notRemoved);
  const limit = CATALOGUE_PAGE;
  const before = (props.page - 1) * limit;
  const $items = signal<readonly Product[]>(props.items);
  const $total = signal(props.total);
  const $settling = signal(false);
  const $busy = signal<string | null>(null);
  const $order = signal(orderOf());

  function orderOf(): OrderModel {
    const items = $items.peek();
    return orderModel({
      ids: items.map(({ id }) => id),
      nameOf: (id) => items.find((one) => one.id === id)?.name ?? '',
      t: t.order,
      $locked: $settling,
      save,
    });
  }
  const show = (items: readonly Product[]): void => {
    $items.value = items;
    $order.value = orderOf();
  };
  /** Shows the order as the store's pages have it by then (spec [4]). */
  async function settle(): Promise<void> {
    const query = { offset: before, limit, text: props.text };
    const answer = await call(api, listEditedProducts, { params: { id: catalogue }, query });
    if (answer.ok) {
      $total.value = answer.value.matches_estimated;
      show(answer.value.results);
    }
    $settling.value = false;
  }
  async function save(ids: readonly string[], id: string): Promise<boolean> {
    $settling.value = true;
    const params = { id: catalogue, pid: id };
    const body = { position: before + ids.indexOf(id) };
    const answer = await call(api, repositionProduct, { params, body });
    if (!answer.ok) {
      $settling.value = false;
      tellUnplaced(ports, answer.error);
      return false;
    }
    setTimeout(() => void settle(), OVERLAY_REFRESH_MS);
    return true;
  }
  const without = (id: string): void => {
    $total.value -= 1;
    show($items.peek().filter((one) => one.id !== id));
  };
  /** Adds products piece by piece, and reads the list anew once they are there. */
  const pieces = (failed: string, ask: Parameters<typeof addAllModel>[0]['ask']): AddAll => {
    const { say, fail } = voice(failed);
    return addAllModel({
      ask,
      said({ added, left }) {
        const some = left > 0 ? fill(t.done.some, { added, left }) : t.done.added;
        say(added === 0 ? t.done.allThere : some);
      },
      refused: fail,
      anew: () => void settle(),
    });
  };

  const removals = deferredRemovals(async (id) => {
    const params = { id: catalogue, pid: id };
    const answer = await gone('item_not_found', call(api, removeFromCatalogue, { params }));
    if (!answer.ok) return removing.fail(answer.error);
    without(id);
    removing.say(t.done.removed);
  });
  /** Makes one call about a product at a time, and none while a position settles. */
  async function once(id: string, work: () => Promise<void>): Promise<void> {
    if ($busy.peek() !== null || $settling.peek()) return;
    $busy.value = id;
    await work();
    $busy.value = null;
  }

  return {
    $items,
    $order,
    $settling,
    $busy,
    $total,
    adding: pieces(t.notAdded, (text) =>
      call(api, addFiltered, { params: { id: catalogue }, body: { text } }),
    ),
    copying: pieces(t.notCopied, (into) =>
      call(api, cloneProducts, { params: { id: catalogue }, body: { catalogue_id: into } }),
    ),
    removals: { ...removals, start: (id) => $settling.peek() || removals.start(id) },
    move: (id, into) =>
      once(id, async () => {
        const body = { catalogue_id: into, product_id: id };
        const ask = () => call(api, moveProduct, { params: { id: catalogue }, body });
        if (!(await moving.alone(id, ask))) return;
        without(id);
        moving.say(t.done.moved);
      }),
    clone: (id, into) =>
      once(id, async () => {
        const body = { catalogue_id: into, product_id: id };
        const ask = () => call(api, cloneProducts, { params: { id: catalogue }, body });
        const done = await cloning.alone(id, ask);
        if (done) cloning.say(done.added === 0 ? t.done.already : t.done.cloned);
      }),
  };
}
