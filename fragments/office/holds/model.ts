import { actionKey, call } from '../../../shared/api-client/index.ts';
import { freeHold, listHolds, type Hold } from '../../../shared/contracts/holds.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { deferredRemovals, gone, type DeferredRemovals } from '../../_office/change.ts';
import { listModel, type ListModel } from '../../_office/list.ts';
import type { OfficePorts, OfficeUi } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import type { HoldsProps, HoldsViewProps } from './props.ts';

export interface HoldsModel {
  readonly list: ListModel<Hold>;
  /** Holds that are freed after the time to undo it. */
  readonly removals: DeferredRemovals;
}

export type HoldsUi = OfficeUi<HoldsViewProps, HoldsModel>;

/** The holds of a store's items on screen. */
export function holdsModel(ports: OfficePorts<Messages>, props: HoldsProps): HoldsModel {
  const { t, api } = ports;
  const { say, fail } = voiceOf(ports);
  const limit = PAGE_SIZE.table;
  const list = listModel<Hold>({
    items: props.holds,
    total: props.total,
    before: (props.page - 1) * limit,
    next: (offset) => call(api, listHolds, { query: { offset, limit } }),
    onFail: fail,
  });
  const removals = deferredRemovals(async (id) => {
    const key = actionKey().for(id);
    const ask = call(api, freeHold, { params: { id }, key });
    const answer = await gone('hold_not_found', ask);
    if (!answer.ok) return fail(answer.error);
    list.change((items) => items.filter((one) => one.id !== id));
    say(t.freed);
  });
  return { list, removals };
}
