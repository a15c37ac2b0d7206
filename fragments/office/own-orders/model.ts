import { actionKey, call } from '../../../shared/api-client/index.ts';
import {
  listOrderStates,
  listSellerOrders,
  moveSellerOrder,
  type SellerOrder,
} from '../../../shared/contracts/seller-orders.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { orderFilterOf } from '../../../shared/rules/order-filter.ts';
import { deferredRemovals, type DeferredRemovals } from '../../_office/change.ts';
import { listModel, type ListModel } from '../../_office/list.ts';
import type { OfficePorts, OfficeUi } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import { bulkModel, type BulkModel } from './model/bulk.ts';
import { othersMoves, type OthersMoves } from './model/others.ts';
import { savedFilters, type SavedFilters } from './model/saved.ts';
import type { Messages } from './messages/es.ts';
import type { OwnOrdersProps, OwnOrdersViewProps } from './props.ts';

export interface OwnOrdersModel {
  readonly list: ListModel<SellerOrder>;
  /** Orders that move to their next stage after the time to undo it. */
  readonly moves: DeferredRemovals;
  /** Orders that are picked and moved together. */
  readonly bulk: BulkModel;
  /** The filters that this browser keeps. */
  readonly saved: SavedFilters;
  /** What others have moved since the page was opened. */
  readonly others: OthersMoves;
}

export type OwnOrdersUi = OfficeUi<OwnOrdersViewProps, OwnOrdersModel>;

/** The orders that a store has to deliver, on screen. */
export function ownOrdersModel(
  ports: OfficePorts<Messages>,
  props: OwnOrdersProps,
): OwnOrdersModel {
  const { t, api } = ports;
  const { say, fail } = voiceOf(ports);
  const params = { id: props.supplier };
  const limit = PAGE_SIZE.table;
  const list = listModel<SellerOrder>({
    items: props.orders,
    total: props.total,
    before: (props.page - 1) * limit,
    next: (offset) =>
      call(api, listSellerOrders, {
        params,
        query: { ...orderFilterOf(props.narrowed), offset, limit },
      }),
    onFail: fail,
  });
  /** Moves an order on, and shows where it stands. */
  async function move({ id, state: from }: SellerOrder) {
    const key = actionKey().for(id);
    const asked = { params: { ...params, order: id }, body: { from }, key };
    const answer = await call(api, moveSellerOrder, asked);
    if (!answer.ok) return answer;
    const { state, next, may_cancel, hold } = answer.value;
    const why = hold?.reason ?? null;
    list.change((orders) =>
      orders.map((one) => (one.id === id ? { ...one, state, next, may_cancel, hold: why } : one)),
    );
    return answer;
  }
  const moves = deferredRemovals(async (id) => {
    const order = list.$list.peek().items.find((one) => one.id === id);
    const answer = order && (await move(order));
    if (!answer) return;
    if (!answer.ok) return fail(answer.error);
    say(fill(t.movedTo, { number: order.number, state: t.states[answer.value.state] }));
  });
  const bulk = bulkModel({
    orders: () => list.$list.peek().items,
    async move(order) {
      const answer = await move(order);
      return answer.ok ? null : answer.error.message || t.tryAgain;
    },
  });
  const saved = savedFilters(props.supplier, () => localStorage);
  const others = othersMoves({
    list,
    own: moves,
    ask: (ids) => call(api, listOrderStates, { params, query: { ids: ids.join(',') } }),
  });
  return { list, moves, bulk, saved, others };
}
