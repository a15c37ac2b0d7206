import {
  HOLD_ITEM_UNITS,
  HOLD_SHARE_PERCENT,
  HOLD_STORE_UNITS,
} from '../../../shared/kernel/constants/limits.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { Units } from './units.ts';

/**
 * The holder of units whose contact is not known yet. A visitor's cart and network address are both counted:
 * a new cart costs nothing, and an address can be changed.
 */
export interface Holder {
  readonly visitor: string;
  /** Keyed hash of the network address. */
  readonly network: string;
}

/** The facts of a hold that is about to be made. */
export interface Asked {
  readonly storeId: string;
  readonly units: readonly Units[];
  readonly holder: Holder;
  /** The checkout that it replaces, whose units do not count. */
  readonly replaces: string | undefined;
  readonly now: number;
}

/** The holder's live holds, those of the replaced checkout left out. */
function ownHolds({ holder, replaces = '', now }: Omit<Asked, 'units'>): Statement {
  const counts = sql`expires_at > ${now} AND checkout_id <> ${replaces}`;
  return sql`SELECT checkout_id, sku_id, amount FROM hold WHERE visitor = ${holder.visitor} AND ${counts}
    UNION SELECT checkout_id, sku_id, amount FROM hold WHERE network = ${holder.network} AND ${counts}`;
}

/** The units of each item that the holder has in live holds of any store of the cell. */
export function listOwnHolds(
  asked: Omit<Asked, 'units'>,
): Statement<{ item_id: string; units: number }> {
  return sql<{ item_id: string; units: number }>`SELECT k.item_id, sum(o.amount) AS units
    FROM (${ownHolds(asked)}) o JOIN sku k ON k.id = o.sku_id GROUP BY k.item_id`;
}

/**
 * True where a hold would be too large for a holder without a contact: more of an item than a
 * visitor may hold (the greater of some units and a share of what is left), or too many units of
 * one store. Units that the holder has already count; items made on demand do not.
 */
export function isTooLarge(asked: Asked): Statement {
  const { storeId, units, replaces = '', now } = asked;
  const wanted = JSON.stringify(units);
  const own = ownHolds(asked);
  return sql`EXISTS (
    WITH own AS MATERIALIZED (${own}),
      asked AS (SELECT k.item_id, sum(l.value ->> 'amount') AS units
        FROM json_each(${wanted}) l JOIN sku k ON k.id = l.value ->> 'sku'
        WHERE k.on_hand IS NOT NULL GROUP BY k.item_id),
      item AS (SELECT a.item_id, a.units,
        (SELECT coalesce(sum(o.amount), 0) FROM own o JOIN sku k ON k.id = o.sku_id
          WHERE k.item_id = a.item_id) AS held,
        (SELECT sum(k.on_hand - k.reserved + (SELECT coalesce(sum(h.amount), 0) FROM hold h
            WHERE h.sku_id = k.id AND h.expires_at <= ${now} AND h.checkout_id <> ${replaces})
          + coalesce((SELECT h.amount FROM hold h
            WHERE h.checkout_id = ${replaces} AND h.sku_id = k.id), 0))
          FROM sku k WHERE k.item_id = a.item_id AND k.on_hand IS NOT NULL) AS free
        FROM asked a)
    SELECT 1 FROM item
      WHERE held + units > max(${HOLD_ITEM_UNITS}, (free + held) * ${HOLD_SHARE_PERCENT} / 100)
    UNION ALL
    SELECT 1 WHERE (SELECT coalesce(sum(units), 0) FROM asked)
      + (SELECT coalesce(sum(o.amount), 0) FROM own o JOIN checkout c ON c.id = o.checkout_id
        WHERE c.store_id = ${storeId}) > ${HOLD_STORE_UNITS})`;
}

/** Reads whether a hold would be too large, before the batch decides it. */
export function readTooLarge(asked: Asked): Statement<{ too_large: number }> {
  return sql<{ too_large: number }>`SELECT ${isTooLarge(asked)} AS too_large`;
}

/** A contact is known from now on: the checkout's holds no longer count against a visitor. */
export function nameHolder(checkout: string): Statement {
  return sql`UPDATE hold SET visitor = NULL, network = NULL WHERE checkout_id = ${checkout}`;
}

/** Goes on counting a checkout's holds against a visitor: a contact that costs nothing is no proof of one. */
export function countHolder(checkout: string, { visitor, network }: Holder): Statement {
  return sql`UPDATE hold SET visitor = ${visitor}, network = ${network}
    WHERE checkout_id = ${checkout}`;
}
