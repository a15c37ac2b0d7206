import type { StoreId } from '../../../shared/kernel/ids.ts';
import {
  OLD_ADDRESSES_MAX,
  REDIRECTS_MAX,
  type AddressedThing,
  type NamedAddress,
} from '../../../shared/rules/page-addresses.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';

/** An address that leads on, as owners' changes leave it. */
export type RedirectState = Pick<
  CellTables['redirect'],
  'path' | 'leads_to' | 'thing' | 'thing_id' | 'slug'
>;

type RedirectRow = RedirectState & Pick<CellTables['redirect'], 'id' | 'version' | 'created_at'>;

/** Where an address leads: a path, or the parts of a thing's present address. */
export interface FoundRow {
  readonly leads_to: string | null;
  readonly thing: string | null;
  readonly now_slug: string | null;
  /** Of an item. */
  readonly kind: string | null;
  readonly owner_slug: string | null;
}

export type ListedRow = Pick<RedirectRow, 'id' | 'path' | 'created_at'> & FoundRow;

/** The time of a change, milliseconds UTC, where the database writes it. */
const NOW = raw(`CAST(unixepoch('subsec') * 1000 AS INTEGER)`);

export function findRedirect(storeId: StoreId, id: string): Statement<RedirectRow> {
  return sql<RedirectRow>`SELECT id, path, leads_to, thing, thing_id, slug, version, created_at
    FROM redirect WHERE id = ${id} AND store_id = ${storeId}`;
}

/** A page of the store's addresses that lead on, the last one first, with where each leads now. */
export function listRedirects(
  storeId: StoreId,
  page: { readonly offset: number; readonly limit: number },
): Statement<ListedRow> {
  return sql<ListedRow>`SELECT r.id, r.path, r.created_at, r.leads_to, r.thing,
      coalesce(i.slug, c.slug, b.slug) AS now_slug, i.kind, o.slug AS owner_slug
    FROM redirect r JOIN store o ON o.id = r.store_id
    LEFT JOIN item i ON r.thing = 'item' AND i.id = r.thing_id AND i.owner_id = r.store_id
      AND i.deleted_at IS NULL
    LEFT JOIN catalogue c ON r.thing = 'catalogue' AND c.id = r.thing_id AND c.store_id = r.store_id
    LEFT JOIN blog_entry b ON r.thing = 'blog_entry' AND b.id = r.thing_id
      AND b.store_id = r.store_id
    WHERE r.store_id = ${storeId} ORDER BY r.created_at DESC, r.id
    LIMIT ${page.limit} OFFSET ${page.offset}`;
}

export function countRedirects(storeId: StoreId): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM redirect WHERE store_id = ${storeId}`;
}

/** The store's own addresses that begin or end a way that a new one would be a part of. */
export function findInTheWay(
  storeId: StoreId,
  { path, leads_to }: { readonly path: string; readonly leads_to: string },
): Statement<{ path: string }> {
  return sql<{ path: string }>`SELECT path FROM redirect
      WHERE store_id = ${storeId} AND thing IS NULL AND path IN (${path}, ${leads_to})
    UNION ALL SELECT path FROM redirect
      WHERE store_id = ${storeId} AND thing IS NULL AND leads_to = ${path}`;
}

/**
 * Adds an address that leads on. One that an owner wrote aborts where it would be a part of a way of
 * several steps, or where the store has as many as it can hold.
 */
export function insertRedirect(storeId: StoreId, id: string, state: RedirectState): Statement[] {
  const { path, leads_to, thing, thing_id, slug } = state;
  const columns = { id, store_id: storeId, path, leads_to, thing, thing_id, slug, created_at: 0 };
  const alone =
    leads_to === null
      ? []
      : [
          assertThat(sql`(${countRedirects(storeId)}) < ${REDIRECTS_MAX}`),
          assertThat(sql`${leads_to} <> ${path} AND NOT EXISTS (SELECT 1 FROM redirect
            WHERE store_id = ${storeId} AND thing IS NULL AND (path = ${leads_to} OR leads_to = ${path}))`),
        ];
  return [
    ...alone,
    ...insertRows('redirect', [columns]),
    sql`UPDATE redirect SET created_at = ${NOW} WHERE id = ${id} AND store_id = ${storeId}`,
  ];
}

/** Sets where an address leads; aborts where it has another version by now. */
export function updateRedirect(
  storeId: StoreId,
  id: string,
  version: number,
  { path, leads_to }: RedirectState,
): Statement[] {
  return [
    assertThat(isAt(storeId, id, version)),
    sql`UPDATE redirect SET path = ${path}, leads_to = ${leads_to}, version = version + 1
      WHERE id = ${id} AND store_id = ${storeId}`,
  ];
}

/** Deletes an address that leads on; aborts where it has another version by now. */
export function deleteRedirect(storeId: StoreId, id: string, version: number): Statement[] {
  return [
    assertThat(isAt(storeId, id, version)),
    sql`DELETE FROM redirect WHERE id = ${id} AND store_id = ${storeId}`,
  ];
}

/** A thing whose page has another address from now on. */
interface Moved {
  /** The id of the new row. */
  readonly id: string;
  readonly thing: AddressedThing;
  readonly thingId: string;
  readonly from: { readonly slug: string; readonly path: string };
  readonly to: { readonly slug: string; readonly path: string };
}

/**
 * Keeps the old address of a thing, which leads to wherever the thing is. One that an earlier thing
 * had leads to this one from now on. What owners wrote to lead to the old address leads to the new
 * one at once, so that no visitor is led on twice.
 */
export function keepOldAddress(
  storeId: StoreId,
  { id, thing, thingId, from, to }: Moved,
): Statement[] {
  const ofThing = sql`store_id = ${storeId} AND thing = ${thing} AND thing_id = ${thingId}`;
  return [
    sql`INSERT INTO redirect (id, store_id, path, thing, thing_id, slug, created_at)
      SELECT ${id}, ${storeId}, ${from.path}, ${thing}, ${thingId}, ${from.slug}, ${NOW} WHERE true
      ON CONFLICT (store_id, thing, slug) WHERE thing IS NOT NULL
      DO UPDATE SET thing_id = excluded.thing_id, path = excluded.path,
        created_at = excluded.created_at, version = redirect.version + 1`,
    sql`DELETE FROM redirect WHERE ${ofThing} AND slug = ${to.slug}`,
    sql`UPDATE redirect SET leads_to = ${to.path}, version = version + 1
      WHERE store_id = ${storeId} AND thing IS NULL AND leads_to = ${from.path}`,
    sql`DELETE FROM redirect WHERE ${ofThing} AND id NOT IN (SELECT id FROM redirect
      WHERE ${ofThing} ORDER BY created_at DESC, id LIMIT ${OLD_ADDRESSES_MAX})`,
  ];
}

/** The addresses that a thing had, the last one first. */
export function listOldAddresses(storeId: StoreId, thingId: string): Statement<{ path: string }> {
  return sql<{ path: string }>`SELECT path FROM redirect
    WHERE store_id = ${storeId} AND thing IS NOT NULL AND thing_id = ${thingId}
    ORDER BY created_at DESC, id LIMIT ${OLD_ADDRESSES_MAX}`;
}

/** Where a path of the store leads that has no page: what an owner wrote stands first. */
export function findLeadsTo(
  storeId: StoreId,
  path: string,
  named: NamedAddress | null,
  now: number,
): Statement<FoundRow> {
  const written = sql`SELECT leads_to, NULL AS thing, NULL AS now_slug, NULL AS kind,
      NULL AS owner_slug FROM redirect
    WHERE store_id = ${storeId} AND path = ${path} AND thing IS NULL`;
  return sql<FoundRow>`${written} ${named ? sql`UNION ALL ${movedThing(storeId, named, now)}` : raw('')}`;
}

function movedThing(
  storeId: StoreId,
  { thing, slug, owner = storeId }: NamedAddress,
  now: number,
): Statement {
  if (thing === 'catalogue')
    return sql`SELECT NULL, r.thing, c.slug, NULL, NULL FROM redirect r
      JOIN catalogue c ON c.id = r.thing_id AND c.store_id = r.store_id
      WHERE r.store_id = ${storeId} AND r.thing = 'catalogue' AND r.slug = ${slug}`;
  if (thing === 'blog_entry')
    return sql`SELECT NULL, r.thing, b.slug, NULL, NULL FROM redirect r
      JOIN blog_entry b ON b.id = r.thing_id AND b.store_id = r.store_id
      WHERE r.store_id = ${storeId} AND r.thing = 'blog_entry' AND r.slug = ${slug}
        AND b.published_at <= ${now}`;
  return sql`SELECT NULL, r.thing, i.slug, i.kind, o.slug
    FROM (SELECT id FROM store WHERE id = ${owner} UNION SELECT id FROM store WHERE slug = ${owner}
      UNION SELECT id FROM store WHERE owner = ${owner}) w
    CROSS JOIN redirect r ON r.store_id = w.id AND r.thing = 'item' AND r.slug = ${slug}
    CROSS JOIN item i ON i.id = r.thing_id AND i.owner_id = w.id AND i.deleted_at IS NULL
      AND i.list_state = 'published'
    CROSS JOIN store o ON o.id = w.id
    CROSS JOIN listing l ON l.item_id = i.id AND l.store_id = ${storeId}`;
}

function isAt(storeId: StoreId, id: string, version: number): Statement {
  return sql`EXISTS (SELECT 1 FROM redirect
    WHERE id = ${id} AND store_id = ${storeId} AND version = ${version})`;
}
