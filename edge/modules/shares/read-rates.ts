import type { Rates } from '../../../shared/rules/resale-terms.ts';
import { findRates, toRates } from '../../db/network-rates.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/**
 * The rates of the tenant's network as they count now, undefined where it has set none; they travel with the
 * other reads of a turn.
 */
export async function readRates({ cell, tenant, ports }: RequestScope): Promise<Rates | undefined> {
  const row = await cell.first(findRates(tenant.storeId, ports.clock.now()));
  return row && toRates(row);
}
