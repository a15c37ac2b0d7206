import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { StoreHours } from '../../../shared/rules/open-time.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { openCell, openDirectory } from '../../db/cells.ts';
import type { Env } from '../../env.ts';
import { findAddressee, findReader } from '../../modules/talk/index.ts';

/** The hours of a store with their zone, outside of a request; null where it says none. */
export async function hoursOfStore(env: Env, storeId: string): Promise<StoreHours | null> {
  const placed = await openDirectory(env).first(findReader(storeId, storeId));
  const store = await openCell(env, placed?.cell ?? '')?.first(findAddressee(storeId));
  if (!store) return null;
  const { opening_hours: week, time_zone: zone } = JSON.parse(store.profile) as Partial<
    Pick<StoreInfo, 'opening_hours' | 'time_zone'>
  >;
  return week ? { week, zone: zone ?? timeZoneOf(store.country) } : null;
}
