import { userLevel } from '../../../shared/rules/permissions.ts';
import type { Rates } from '../../../shared/rules/resale-terms.ts';
import { findRates, toRates } from '../../db/network-rates.ts';
import type { Seller } from '../../db/offered-items.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** Where lines are priced: a request, or work that offers something for a store. */
export interface QuoteScope extends Pick<RequestScope, 'cell' | 'ports' | 'locale'> {
  readonly tenant: Pick<RequestScope['tenant'], 'storeId'>;
  /** Whose prices they are; left out for those of everybody. */
  readonly visitor?: Pick<RequestScope['visitor'], 'hasSession' | 'identity'>;
}

/** Whoever pays the 'buy by' price of what they would earn by, and the rates that make it. */
export interface Buyer {
  /** The account in DIRECTORY. */
  readonly account: string;
  readonly rates: Rates;
}

/** The visitor, where the account has a store of its own; undefined for all others. */
export async function sellerOf({ tenant, visitor }: QuoteScope): Promise<Seller | undefined> {
  const identity = await visitor?.identity();
  if (!identity || userLevel(identity) !== 'two') return undefined;
  return { storeId: tenant.storeId, accountId: identity.accountId };
}

/** A seller with the rates of the store's network as they count now; undefined where it has none. */
export async function buyerOf(
  { cell, tenant, ports }: QuoteScope,
  seller: Seller | undefined,
): Promise<Buyer | undefined> {
  if (!seller) return undefined;
  const row = await cell.first(findRates(tenant.storeId, ports.clock.now()));
  return row && { account: seller.accountId, rates: toRates(row) };
}
