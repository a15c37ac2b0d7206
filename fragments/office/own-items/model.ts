import { actionKey, call } from '../../../shared/api-client/index.ts';
import { deleteItem, listOwnItems, updateItem } from '../../../shared/contracts/item-edits.ts';
import type { OwnItem } from '../../../shared/contracts/item-fields.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { deferredRemovals, gone, type DeferredRemovals } from '../../_office/change.ts';
import { listModel, type ListModel } from '../../_office/list.ts';
import type { OfficePorts, OfficeUi } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import type { OwnItemsProps, OwnItemsViewProps } from './props.ts';

export interface OwnItemsModel {
  readonly list: ListModel<OwnItem>;
  /** Items that are deleted after the time to undo it. */
  readonly removals: DeferredRemovals;
  /** Publishes an item, or takes it from sale. */
  readonly publish: (item: OwnItem, list_state: OwnItem['list_state']) => Promise<void>;
}

export type OwnItemsUi = OfficeUi<OwnItemsViewProps, OwnItemsModel>;

/** The own items of a store on screen. */
export function ownItemsModel(ports: OfficePorts<Messages>, props: OwnItemsProps): OwnItemsModel {
  const { t, api } = ports;
  const { say, fail, alone } = voiceOf(ports);
  const limit = PAGE_SIZE.listing;
  const { text, state } = props;
  const list = listModel<OwnItem>({
    items: props.list.results,
    total: props.list.matches_estimated,
    before: (props.page - 1) * limit,
    next: (offset) =>
      call(api, listOwnItems, {
        query: {
          text,
          offset,
          limit,
          ...((state === 'shown' || state === 'not_shown') && { state }),
        },
      }),
    onFail: fail,
  });
  const removals = deferredRemovals(async (id) => {
    const key = actionKey().for(id);
    const answer = await gone('item_not_found', call(api, deleteItem, { params: { id }, key }));
    if (!answer.ok) return fail(answer.error);
    list.change((items) => items.filter((one) => one.id !== id));
    say(t.done.deleted);
  });
  return {
    list,
    removals,
    async publish({ id, version }, list_state) {
      const body = { list_state, publish_at: null, version };
      const key = actionKey().for({ id, ...body });
      const saved = await alone(id, () => call(api, updateItem, { params: { id }, body, key }));
      if (!saved) return;
      list.change((items) =>
        items.map((one) =>
          one.id === id ? { ...one, list_state, publish_at: null, version: saved.version } : one,
        ),
      );
      say(t.done.changed);
    },
  };
}
