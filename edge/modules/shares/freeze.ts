import { divideLine, EARNERS, type ResaleLine } from '../../../shared/rules/resale-shares.ts';
import {
  termsOf,
  type Rates,
  type Sale,
  type Sellers,
} from '../../../shared/rules/resale-terms.ts';
import type { NewShare, NewTerms } from './statements.ts';

/** A line as its order is about to be written. */
export interface SoldLine {
  readonly order_id: string;
  readonly position: number;
  readonly sku_id: string;
  readonly amount: number;
  readonly unit_price: number;
  /** What others pay for one, where the buyer pays the 'buy by' price. */
  readonly list_price?: number | undefined;
  /** The store that owns the goods. */
  readonly supplier: string;
  /** Whether another store sells them. */
  readonly isResold: boolean;
}

/** What a checkout froze for the division of its lines. */
export interface Frozen {
  /** By variant. */
  readonly margins: Readonly<Record<string, { readonly margin: number; readonly owner: string }>>;
  readonly sellers: Sellers;
}

/** Whom a purchase concerns besides its sellers. */
export interface Parties {
  /** The root store of the network. */
  readonly network: string;
  readonly rates: Rates | undefined;
  readonly buyer: Sale['buyer'];
}

/** The rows that freeze who gets which part of each line; none for a line without a margin. */
export function freezeShares(
  lines: readonly SoldLine[],
  frozen: Frozen,
  { network, rates, buyer }: Parties,
): { readonly terms: NewTerms[]; readonly shares: NewShare[] } {
  const rows: { terms: NewTerms[]; shares: NewShare[] } = { terms: [], shares: [] };
  for (const line of lines) {
    const known = frozen.margins[line.sku_id];
    // The notice of a lower margin may outlast a lower price.
    const isBuyBy = line.list_price !== undefined;
    const margin = Math.min(known?.margin ?? 0, line.list_price ?? line.unit_price);
    if (!known || margin === 0) continue;
    // A price that was made by rates keeps them.
    const by = isBuyBy ? frozen.sellers.buyBy?.rates : rates;
    const { reason, seller, terms, accounts } = termsOf({
      isResold: line.isResold,
      isBuyBy,
      isNetworks: line.supplier === network,
      supplierOwner: known.owner,
      sellers: frozen.sellers,
      rates: by,
      buyer,
    });
    const at = { order_id: line.order_id, line: line.position };
    rows.terms.push({
      ...at,
      margin,
      plan: by?.plan ?? '',
      rates_since: by?.since ?? null,
      rates: JSON.stringify(by?.rates ?? {}),
      earning: JSON.stringify(terms?.earning ?? []),
      seller,
      reason,
    });
    const parts = divideLine(toLine(line, margin), terms);
    for (const earner of EARNERS) {
      const account = earner === 'network' ? undefined : accounts[earner];
      const wallet = account === undefined ? `store:${network}` : `person:${account}`;
      if (parts[earner] > 0) rows.shares.push({ ...at, earner, wallet, amount: parts[earner] });
    }
  }
  return rows;
}

function toLine({ unit_price: price, amount: units }: SoldLine, margin: number): ResaleLine {
  return { price, margin, units, shipping: 0 };
}
