import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { PaymentState } from '../../../shared/rules/payment-states.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

export type LinkRow = Pick<CellTables['payment_link'], 'public_slug' | 'ends_at'>;

/** The link of a checkout of the store. */
export function findLinkOf(storeId: string, checkout: string): Statement<LinkRow> {
  return sql<LinkRow>`SELECT public_slug, ends_at FROM payment_link
    WHERE checkout_id = ${checkout} AND store_id = ${storeId}`;
}

/** A payment as whoever opens its link may see it. */
export interface SharedRow extends Pick<
  CellTables['payment_link'],
  'public_slug' | 'ends_at' | 'checkout_id'
> {
  amount: number;
  currency: string;
  state: PaymentState;
  provider: PaymentCode;
  /** 1 while orders await exactly this payment, and their goods are kept. */
  is_due: number;
}

/** The payment behind a link of the store. */
export function findShared(storeId: string, slug: string, now: number): Statement<SharedRow> {
  return sql<SharedRow>`SELECT l.public_slug, l.ends_at, l.checkout_id, p.amount, p.currency, p.state,
      p.provider, (c.state = 'open' AND c.expires_at > ${now} AND p.amount =
        coalesce((SELECT sum(o.total) FROM purchase_order o
          WHERE o.checkout_id = c.id AND o.state = 'awaiting_payment'), -1)) AS is_due
    FROM payment_link l JOIN checkout c ON c.id = l.checkout_id
      JOIN payment p ON p.checkout_id = l.checkout_id AND p.store_id = l.store_id
    WHERE l.public_slug = ${slug} AND l.store_id = ${storeId}`;
}

/** A link to insert; a checkout has one. */
export interface NewLink {
  readonly slug: string;
  readonly checkout: string;
  readonly storeId: string;
  readonly endsAt: number;
}

export function insertLink({ slug, checkout, storeId, endsAt }: NewLink, now: number): Statement {
  return sql`INSERT INTO payment_link (public_slug, checkout_id, store_id, ends_at, made_at)
    VALUES (${slug}, ${checkout}, ${storeId}, ${endsAt}, ${now})`;
}
