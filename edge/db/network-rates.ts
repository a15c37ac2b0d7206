import type { Rates } from '../../shared/rules/resale-terms.ts';
import { sql, type Statement } from './cell-sql.ts';
import type { CellTables } from './cell-tables.ts';

type RatesRow = Pick<
  CellTables['network_rate'],
  'plan' | 'since' | 'seller' | 'up_one' | 'up_two' | 'network' | 'touch'
>;

/** The rates of a store's network for people without a plan, as they count at a time. */
export function findRates(storeId: string, now: number): Statement<RatesRow> {
  return sql<RatesRow>`SELECT plan, since, seller, up_one, up_two, network, touch FROM network_rate
    WHERE network_id = (SELECT coalesce(root_id, id) FROM store WHERE id = ${storeId})
      AND plan = '' AND since <= ${now} ORDER BY since DESC LIMIT 1`;
}

/** Rates as rules take them: 0 to 1. */
export function toRates({ plan, since, touch, ...row }: RatesRow): Rates {
  const [seller, up_one, up_two, network] = [row.seller, row.up_one, row.up_two, row.network].map(
    (millionths) => millionths / 1_000_000,
  ) as [number, number, number, number];
  return { plan, since, touch, rates: { seller, up_one, up_two, network } };
}
