import type { StoreInfo } from '../../shared/contracts/store.ts';

/** The clock that a store goes by: the zone that its owner chose, or else its country. */
export const clockOf = ({ time_zone: zone, country }: Pick<StoreInfo, 'time_zone' | 'country'>) =>
  zone ?? country;
