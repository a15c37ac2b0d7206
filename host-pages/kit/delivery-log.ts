import { deliveryLog } from '../../fragments/shop/delivery-log/server.ts';
import type { DeliveryLogProps } from '../../fragments/shop/delivery-log/props.ts';
import {
  listDeliveries,
  listStoreDeliveries,
  type Delivery,
} from '../../shared/contracts/deliveries.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { failing } from './failing.ts';
import { pageNumber, rowsOf, type PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

/** The page of the log that an address asks for. */
export const LOG_QUERY = 'log';

/**
 * What became of the messages to an account, or, without one, to the store's own address.
 * @param path of the page within the store
 * @returns nothing where it cannot be read: the page has more to show
 */
export async function deliveryLogOf(
  { env, store, read, query }: PageContext,
  path: string,
  me?: string,
): Promise<Slot[]> {
  const asked = query.get(LOG_QUERY);
  const page = pageNumber(query, LOG_QUERY);
  const rows = rowsOf(page, EDGE_PAGE_SIZE.alerts);
  const list = await failing(
    me === undefined
      ? read(listStoreDeliveries, { query: rows })
      : read(listDeliveries, { params: { me }, query: rows }),
  );
  if (!list.ok) return [];
  const zone = (me === undefined ? store.time_zone : null) ?? timeZoneOf(env.country);
  const of = me === undefined ? 'store' : 'account';
  return [logSlot({ env, of, path, page, isOpen: asked !== null, zone }, list.value)];
}

/** A page of what became of messages, as a part of a page. */
export function logSlot(
  about: Pick<DeliveryLogProps, 'env' | 'of' | 'path' | 'page' | 'isOpen' | 'zone'>,
  list: { readonly results: readonly Delivery[]; readonly matches_estimated: number },
): Slot {
  return slot(deliveryLog, {
    class: 'primary',
    props: {
      ...about,
      deliveries: list.results,
      total: list.matches_estimated,
      pageSize: EDGE_PAGE_SIZE.alerts,
    },
  });
}
