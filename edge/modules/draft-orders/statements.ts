import type { StoreDeliveryType } from '../../../shared/rules/checkout-totals.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Language } from '../../../shared/kernel/locale.ts';
import type { DraftView } from '../../../shared/rules/draft-orders.ts';
import { UNDER_WAY } from '../../../shared/rules/payment-states.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';

/** A draft with what its last purchase says of it. */
export interface DraftRow extends Pick<
  CellTables['draft_order'],
  | 'id'
  | 'slug'
  | 'lines'
  | 'currency'
  | 'items_total'
  | 'shipping_total'
  | 'contact'
  | 'address'
  | 'note'
  | 'made_at'
  | 'ends_at'
  | 'taken_back_at'
  | 'paid_at'
  | 'checkout_id'
  | 'address_of_store'
  | 'version'
  | 'extends_order'
> {
  delivery_type: StoreDeliveryType | null;
  language: Language;
  /** 1 while a payment of its purchase is under way. */
  is_paying: number;
  /** When its purchase ends that is open; null where none is. */
  open_until: number | null;
  /** The first order of its purchase; null before it is paid. */
  order_id: string | null;
  order_number: string | null;
  /** The number of the order to which it adds; null for one that stands by itself. */
  extends_number: string | null;
}

/** The columns of a draft `d`. */
export const COLUMNS = sql`d.id, d.slug, d.lines, d.currency, d.items_total, d.shipping_total,
  d.delivery_type, d.contact, d.address, d.note, d.made_at, d.ends_at, d.taken_back_at, d.paid_at,
  d.checkout_id, d.address_of_store, d.language, d.version, d.extends_order,
  (SELECT o.number FROM purchase_order o WHERE o.id = d.extends_order) AS extends_number,
  EXISTS (SELECT 1 FROM payment p JOIN checkout c ON c.id = p.checkout_id AND c.state = 'open'
    WHERE p.checkout_id = d.checkout_id AND p.state IN (SELECT value FROM json_each(${JSON.stringify(UNDER_WAY)}))) AS is_paying,
  (SELECT c.expires_at FROM checkout c WHERE c.id = d.checkout_id AND c.state = 'open') AS open_until,
  (SELECT o.id FROM purchase_order o WHERE o.checkout_id = d.checkout_id AND d.paid_at IS NOT NULL
    ORDER BY o.rowid LIMIT 1) AS order_id,
  (SELECT o.number FROM purchase_order o WHERE o.checkout_id = d.checkout_id
    AND d.paid_at IS NOT NULL ORDER BY o.rowid LIMIT 1) AS order_number`;

/** A view's rows are one range of an index of its own. */
function shownBy(storeId: StoreId, show: DraftView, now: number): Statement {
  if (show === 'all') return sql`d.store_id = ${storeId}`;
  if (show === 'paid') return sql`d.store_id = ${storeId} AND d.paid_at IS NOT NULL`;
  if (show === 'taken_back') {
    return sql`d.store_id = ${storeId} AND d.taken_back_at IS NOT NULL AND d.paid_at IS NULL`;
  }
  if (show === 'open') {
    return sql`d.store_id = ${storeId} AND d.paid_at IS NULL AND d.taken_back_at IS NULL
      AND d.ends_at > ${now}`;
  }
  return sql`d.store_id = ${storeId} AND d.paid_at IS NULL AND d.taken_back_at IS NULL
    AND d.ends_at <= ${now}`;
}

const ORDER = {
  all: raw('d.made_at DESC'),
  paid: raw('d.paid_at DESC'),
  taken_back: raw('d.taken_back_at DESC'),
  // What ends first wants its seller first.
  open: raw('d.ends_at'),
  lapsed: raw('d.ends_at DESC'),
};

/** A page of a store's drafts. */
export function list(
  storeId: StoreId,
  show: DraftView,
  now: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<DraftRow> {
  return sql<DraftRow>`SELECT ${COLUMNS} FROM draft_order d WHERE ${shownBy(storeId, show, now)}
    ORDER BY ${ORDER[show]} LIMIT ${limit} OFFSET ${offset}`;
}

/** How many drafts a view shows, counted up to `most`. */
export function count(
  storeId: StoreId,
  show: DraftView,
  now: number,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n
    FROM (SELECT 1 FROM draft_order d WHERE ${shownBy(storeId, show, now)} LIMIT ${most})`;
}

export function findById(storeId: StoreId, id: string): Statement<DraftRow> {
  return sql<DraftRow>`SELECT ${COLUMNS} FROM draft_order d
    WHERE d.id = ${id} AND d.store_id = ${storeId}`;
}

export function findBySlug(storeId: StoreId, slug: string): Statement<DraftRow> {
  return sql<DraftRow>`SELECT ${COLUMNS} FROM draft_order d
    WHERE d.slug = ${slug} AND d.store_id = ${storeId}`;
}

/** The draft that a purchase of the store began by. */
export function findOfCheckout(storeId: StoreId, checkout: string): Statement<{ slug: string }> {
  return sql<{ slug: string }>`SELECT d.slug FROM checkout c JOIN draft_order d ON d.id = c.draft_id
    WHERE c.id = ${checkout} AND c.store_id = ${storeId}`;
}

/** The store that writes about a draft. */
export interface SenderRow extends Pick<CellTables['store'], 'country' | 'profile'> {
  store_name: string;
}

export function findSender(storeId: string): Statement<SenderRow> {
  return sql<SenderRow>`SELECT name AS store_name, country, profile FROM store WHERE id = ${storeId}`;
}

/** The part of a draft that its seller types, and what it comes to. */
export type NewDraft = Pick<
  DraftRow,
  | 'lines'
  | 'currency'
  | 'items_total'
  | 'shipping_total'
  | 'delivery_type'
  | 'contact'
  | 'address'
  | 'note'
  | 'ends_at'
  | 'address_of_store'
  | 'language'
>;

export function insert(
  made: NewDraft &
    Pick<
      CellTables['draft_order'],
      'id' | 'store_id' | 'slug' | 'account_id' | 'made_at' | 'extends_order'
    >,
): Statement[] {
  return insertRows('draft_order', [made]);
}

/** Changes a draft; aborts where it has another version by now, or was paid. Its purchase is not its any more. */
export function change(
  storeId: StoreId,
  { id, version }: Pick<DraftRow, 'id' | 'version'>,
  draft: NewDraft,
): Statement[] {
  return [
    asRead(storeId, { id, version }),
    sql`UPDATE draft_order SET lines = ${draft.lines}, currency = ${draft.currency},
        items_total = ${draft.items_total}, shipping_total = ${draft.shipping_total},
        delivery_type = ${draft.delivery_type}, contact = ${draft.contact},
        address = ${draft.address}, note = ${draft.note}, ends_at = ${draft.ends_at},
        address_of_store = ${draft.address_of_store}, language = ${draft.language},
        checkout_id = NULL, version = version + 1
      WHERE id = ${id} AND store_id = ${storeId}`,
  ];
}

/** Takes a draft back; aborts where it has another version by now, or was paid. */
export function takeBack(
  storeId: StoreId,
  { id, version }: Pick<DraftRow, 'id' | 'version'>,
  now: number,
): Statement[] {
  return [
    asRead(storeId, { id, version }),
    sql`UPDATE draft_order SET taken_back_at = ${now}, version = version + 1
      WHERE id = ${id} AND store_id = ${storeId}`,
  ];
}

/** Gives a draft the purchase that begins by its link; aborts where it has another one, or changed. */
export function begin(
  storeId: StoreId,
  { id, version, checkout_id: before }: Pick<DraftRow, 'id' | 'version' | 'checkout_id'>,
  checkout: string,
): Statement[] {
  return [
    asRead(storeId, { id, version }),
    assertThat(sql`(SELECT checkout_id FROM draft_order WHERE id = ${id}) IS ${before}`),
    sql`UPDATE draft_order SET checkout_id = ${checkout} WHERE id = ${id}`,
    sql`UPDATE checkout SET draft_id = ${id} WHERE id = ${checkout} AND store_id = ${storeId}`,
  ];
}

/** Aborts unless a draft is as it was read, and neither paid nor taken back. */
export function asRead(
  storeId: StoreId,
  { id, version }: Pick<DraftRow, 'id' | 'version'>,
): Statement {
  return assertThat(sql`EXISTS (SELECT 1 FROM draft_order WHERE id = ${id}
    AND store_id = ${storeId} AND version = ${version} AND paid_at IS NULL
    AND taken_back_at IS NULL)`);
}

/** Aborts while a purchase is open: one whose payment is under way is not closed. */
export function isClosed(storeId: StoreId, checkout: string): Statement {
  return assertThat(sql`EXISTS (SELECT 1 FROM checkout WHERE id = ${checkout}
    AND store_id = ${storeId} AND state = 'expired')`);
}

/** Leads a buyer who gives up on the provider's page back to the draft. */
export function leadBack(checkout: string, path: string): Statement {
  return sql`UPDATE payment SET cancel_path = ${path} WHERE checkout_id = ${checkout}`;
}

/** Deletes drafts that ended before a time and were never paid: each names a person. */
export function forget(storeId: StoreId, before: number): Statement {
  return sql`DELETE FROM draft_order
    WHERE store_id = ${storeId} AND ends_at < ${before} AND paid_at IS NULL`;
}
