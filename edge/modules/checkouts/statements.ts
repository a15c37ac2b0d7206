import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { Language } from '../../../shared/kernel/locale.ts';
import type { Billing } from '../../../shared/rules/billing.ts';
import { BINDING } from '../../../shared/rules/payment-states.ts';
import type { AskedAccount } from '../../../shared/rules/save-as.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { marginOf } from '../../db/margin-of.ts';
import { raw } from '../../db/sql.ts';
import type { Units } from './units.ts';

export interface CheckoutRow extends Pick<
  CellTables['checkout'],
  | 'id'
  | 'store_id'
  | 'cart_id'
  | 'state'
  | 'parts'
  | 'currency'
  | 'attribution'
  | 'address'
  | 'expires_at'
  | 'renews_until'
  | 'sellers'
  | 'invoicing'
  | 'billing'
  | 'card_choice'
  | 'account_asked'
  | 'is_test'
> {
  /** The buyer's language, for the mails of the purchase. */
  locale: Language;
  /** How many of its variants are held for it: none where they wait for a contact. */
  held_variants: number;
  /** JSON: what each variant leaves for resellers, and the account that owns it. No page shows it. */
  margins: string;
}

/** A checkout of a store; with its cart where the caller has to know the cart. */
export function findCheckout(
  storeId: string,
  id: string,
  cart: string | null = null,
): Statement<CheckoutRow> {
  return sql<CheckoutRow>`SELECT id, store_id, cart_id, state, parts, currency, locale, attribution,
      address, expires_at, renews_until, margins, sellers, invoicing, billing, card_choice,
      account_asked, is_test,
      (SELECT count(*) FROM hold WHERE checkout_id = checkout.id) AS held_variants
    FROM checkout WHERE id = ${id} AND store_id = ${storeId} AND cart_id = coalesce(${cart}, cart_id)`;
}

/** Inserts a checkout, and freezes what its variants leave for resellers as the batch finds it. */
export function insertCheckout(
  row: Omit<CheckoutRow, 'margins' | 'invoicing' | 'billing' | 'card_choice' | 'account_asked'>,
  units: readonly Units[],
  now: number,
): Statement {
  const skus = JSON.stringify(units.map(({ sku }) => sku));
  return sql`INSERT INTO checkout (id, store_id, cart_id, state, parts, currency, locale, attribution,
      address, expires_at, renews_until, sellers, is_test, margins, created_at)
    SELECT ${row.id}, ${row.store_id}, ${row.cart_id}, ${row.state}, ${row.parts}, ${row.currency},
      ${row.locale}, ${row.attribution}, ${row.address}, ${row.expires_at},
      ${row.renews_until}, ${row.sellers}, ${row.is_test},
      (SELECT json_group_object(k.id, json_object('margin', ${marginOf(now)}, 'owner', o.owner))
        FROM json_each(${skus}) l CROSS JOIN sku k ON k.id = l.value
        JOIN item i ON i.id = k.item_id AND i.is_dropshipping = 1 JOIN store o ON o.id = i.owner_id
        WHERE ${marginOf(now)} > 0), ${now}`;
}

/** True while the checkout may be changed and placed, and its parts, invoicing and billing data are as they were read. */
export function isOpenAsRead(row: CheckoutRow, now: number): Statement {
  return sql`EXISTS (SELECT 1 FROM checkout WHERE id = ${row.id} AND state = 'open'
    AND expires_at > ${now} AND parts = ${row.parts} AND invoicing IS ${row.invoicing}
    AND billing IS ${row.billing})`;
}

/**
 * Makes a checkout of one part of another, with the holds of its units. All else is as that one has it.
 * @param made the new checkout: its id and its part
 */
export function splitOff(
  from: string,
  { id, parts }: Pick<CheckoutRow, 'id' | 'parts'>,
  units: readonly Units[],
): Statement[] {
  const skus = JSON.stringify(units.map(({ sku }) => sku));
  return [
    sql`INSERT INTO checkout (id, store_id, cart_id, state, parts, currency, locale, attribution,
        address, expires_at, renews_until, sellers, margins, invoicing, billing, card_choice,
        msi_payments, is_test, created_at)
      SELECT ${id}, store_id, cart_id, state, ${parts}, currency, locale, attribution, address,
        expires_at, renews_until, sellers, margins, invoicing, billing, card_choice,
        msi_payments, is_test, created_at
      FROM checkout WHERE id = ${from}`,
    sql`UPDATE hold SET checkout_id = ${id}
      WHERE checkout_id = ${from} AND sku_id IN (SELECT value FROM json_each(${skus}))`,
  ];
}

export function updateParts(id: string, parts: readonly CheckoutPart[]): Statement {
  return sql`UPDATE checkout SET parts = ${JSON.stringify(parts)} WHERE id = ${id}`;
}

/** Keeps whose card pays a checkout; null for the same as its delivery. */
export function keepBilling(storeId: string, id: string, billing: Billing | null): Statement {
  return sql`UPDATE checkout SET billing = ${billing && JSON.stringify(billing)}
    WHERE id = ${id} AND store_id = ${storeId}`;
}

/** Keeps what an account says about the card of a checkout; null for nothing. */
export function chooseCard(storeId: string, id: string, choice: object | null): Statement {
  return sql`UPDATE checkout SET card_choice = ${choice && JSON.stringify(choice)}
    WHERE id = ${id} AND store_id = ${storeId}`;
}

/** Keeps where a checkout came from, and who may earn by it; not where another call has just said who. */
export function updateAttribution(
  { id, sellers: before }: Pick<CheckoutRow, 'id' | 'sellers'>,
  { attribution, sellers }: Pick<CheckoutRow, 'attribution' | 'sellers'>,
): Statement {
  return sql`UPDATE checkout SET attribution = ${attribution}, sellers = ${sellers}
    WHERE id = ${id} AND sellers = ${before}`;
}

/** Keeps the people who may earn by a checkout. */
export function updateSellers(id: string, sellers: string): Statement {
  return sql`UPDATE checkout SET sellers = ${sellers} WHERE id = ${id}`;
}

/** Keeps which account the buyer of a checkout asked for. */
export function askAccount(id: string, asked: AskedAccount): Statement {
  return sql`UPDATE checkout SET account_asked = ${JSON.stringify(asked)} WHERE id = ${id}`;
}

/** The account that the buyer of a cart asked for with another purchase out of it, begun since a moment. */
export function findAskedOfCart(
  storeId: string,
  { cart_id: cart, id }: Pick<CheckoutRow, 'cart_id' | 'id'>,
  since: number,
): Statement<Pick<CheckoutRow, 'account_asked'>> {
  return sql<Pick<CheckoutRow, 'account_asked'>>`SELECT account_asked FROM checkout
    WHERE cart_id = ${cart} AND account_asked IS NOT NULL AND store_id = ${storeId} AND id <> ${id}
      AND created_at > ${since} ORDER BY created_at DESC LIMIT 1`;
}

/** Moves a checkout out of `open`; one that is not open stays as it is. */
export function closeCheckout(id: string, state: 'placed' | 'expired'): Statement {
  return sql`UPDATE checkout SET state = ${state} WHERE id = ${id} AND state = 'open'`;
}

/** Moves the end of an open checkout. */
export function openUntil(id: string, end: number): Statement {
  return sql`UPDATE checkout SET expires_at = ${end} WHERE id = ${id} AND state = 'open'`;
}

/** Brings the end of an open checkout forward; one that ends earlier stays. */
export function openNoLonger(id: string, end: number): Statement {
  return sql`UPDATE checkout SET expires_at = min(expires_at, ${end})
    WHERE id = ${id} AND state = 'open'`;
}

/** Opens a checkout again whose money came after its end; it is placed in the same batch. */
export function reopen(id: string): Statement {
  return sql`UPDATE checkout SET state = 'open' WHERE id = ${id} AND state = 'expired'`;
}

/** Ids of open checkouts whose hold has ended, the oldest first. */
export function listEnded(now: number, limit: number): Statement<{ id: string }> {
  return sql`SELECT id FROM checkout WHERE state = 'open' AND expires_at <= ${now}
    ORDER BY expires_at LIMIT ${limit}`;
}

/** Closes those of the checkouts whose time is over, unless a payment may still arrive for them. */
export function expireAll(ids: readonly string[], now: number): Statement {
  return sql`UPDATE checkout SET state = 'expired'
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND state = 'open'
      AND expires_at <= ${now} AND ${noPaymentUnderWay('checkout.id')}`;
}

/** Closes a checkout that a new one replaces, if it may be replaced. */
export function closeReplaced(storeId: string, id: string): Statement {
  return sql`UPDATE checkout SET state = 'expired' WHERE id = ${id} AND store_id = ${storeId}
    AND state = 'open' AND waiting_id IS NULL AND ${noPaymentUnderWay('checkout.id')}`;
}

/** A condition on a checkout's id: no charge is being made, waits for the bank, or was approved. */
export function noPaymentUnderWay(column: 'checkout.id' | 'c.id'): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM payment p WHERE p.checkout_id = ${raw(column)}
      AND p.state IN (SELECT value FROM json_each(${JSON.stringify(BINDING)})))`;
}
