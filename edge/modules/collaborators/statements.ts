import { fold } from '../../../shared/rules/fold.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, holds, nothing, raw } from '../../db/sql.ts';

/** A partner store as another store lists it, with the columns that its address is made of. */
export interface CollaboratorRow extends Pick<CellTables['store'], 'slug' | 'canonical_domain'> {
  id: string;
  store_name: string;
  store_photo: string | null;
}

/** A store of a network, and whether it is listed already. */
export interface ProfileRow extends Pick<
  CellTables['store'],
  'id' | 'slug' | 'name' | 'canonical_domain'
> {
  photo: string | null;
  is_collaborator: number;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

const COLUMNS = raw('c.id, c.store_name, c.store_photo, p.slug, p.canonical_domain');

export function listOfStore(storeId: string, page: Page): Statement<CollaboratorRow> {
  return sql<CollaboratorRow>`SELECT ${COLUMNS} FROM collaborator c JOIN store p ON p.id = c.partner_id
    WHERE c.store_id = ${storeId} ORDER BY c.created_at, c.id
    LIMIT ${page.limit} OFFSET ${page.offset}`;
}

export function countOfStore(storeId: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM collaborator WHERE store_id = ${storeId}`;
}

/** The stores that list this one, under their own names. */
export function listOfPartner(partnerId: string, page: Page): Statement<CollaboratorRow> {
  return sql<CollaboratorRow>`SELECT c.id, s.name AS store_name,
      s.profile ->> '$.photo' AS store_photo, s.slug, s.canonical_domain
    FROM collaborator c JOIN store s ON s.id = c.store_id
    WHERE c.partner_id = ${partnerId} ORDER BY c.created_at, c.id
    LIMIT ${page.limit} OFFSET ${page.offset}`;
}

export function countOfPartner(partnerId: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM collaborator WHERE partner_id = ${partnerId}`;
}

export function findById(storeId: string, id: string): Statement<CollaboratorRow> {
  return sql<CollaboratorRow>`SELECT ${COLUMNS} FROM collaborator c JOIN store p ON p.id = c.partner_id
    WHERE c.store_id = ${storeId} AND c.id = ${id}`;
}

/** The name and photo that a partner gives itself now. */
export function findOwnProfile(
  storeId: string,
  id: string,
): Statement<{ name: string; photo: string | null }> {
  return sql<{ name: string; photo: string | null }>`SELECT p.name, p.profile ->> '$.photo' AS photo
    FROM collaborator c JOIN store p ON p.id = c.partner_id
    WHERE c.store_id = ${storeId} AND c.id = ${id}`;
}

/** Stores of the network of `of`, without `of` itself; a root belongs to its own network. */
function networkOf(of: string, text: string): Statement {
  const named = text === '' ? nothing : sql`AND ${holds('s.name', fold(text))}`;
  return sql`FROM store me JOIN store s
      ON s.id = coalesce(me.root_id, me.id) OR s.root_id = coalesce(me.root_id, me.id)
    WHERE me.id = ${of} AND s.id <> me.id AND s.is_unopened = 0 ${named}`;
}

const PROFILE = raw("s.id, s.slug, s.name, s.profile ->> '$.photo' AS photo, s.canonical_domain");

export function listProfiles(of: string, text: string, page: Page): Statement<ProfileRow> {
  return sql<ProfileRow>`SELECT ${PROFILE}, EXISTS (SELECT 1 FROM collaborator c
      WHERE c.store_id = me.id AND c.partner_id = s.id) AS is_collaborator
    ${networkOf(of, text)} ORDER BY s.name, s.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Exact up to 1,000, and 1,001 beyond: counting never costs more than that. */
export function countProfiles(of: string, text: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n
    FROM (SELECT 1 ${networkOf(of, text)} LIMIT 1001)`;
}

export function findProfile(of: string, slug: string): Statement<ProfileRow> {
  return sql<ProfileRow>`SELECT ${PROFILE}, 0 AS is_collaborator ${networkOf(of, '')}
    AND s.slug = ${slug}`;
}

/**
 * Lists a store of the same network as it is now; the table refuses a store that is listed already.
 */
export function insert(
  id: string,
  of: { readonly storeId: string; readonly partnerId: string },
  now: number,
): Statement[] {
  const { storeId, partnerId } = of;
  const partner = sql`${networkOf(storeId, '')} AND s.id = ${partnerId}`;
  return [
    assertThat(sql`EXISTS (SELECT 1 ${partner})`),
    sql`INSERT INTO collaborator (id, store_id, partner_id, store_name, store_photo, created_at)
      SELECT ${id}, me.id, s.id, s.name, s.profile ->> '$.photo', ${now} ${partner}`,
  ];
}

export function rename(storeId: string, id: string, name: string): Statement[] {
  return [
    isThere(storeId, id),
    sql`UPDATE collaborator SET store_name = ${name} WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

/** Writes the partner's own name and photo, as they were read. */
export function refresh(
  storeId: string,
  id: string,
  own: { readonly name: string; readonly photo: string | null },
): Statement[] {
  return [
    isThere(storeId, id),
    sql`UPDATE collaborator SET store_name = ${own.name}, store_photo = ${own.photo}
      WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

export function remove(storeId: string, id: string): Statement[] {
  return [
    isThere(storeId, id),
    sql`DELETE FROM collaborator WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

function isThere(storeId: string, id: string): Statement {
  return assertThat(
    sql`EXISTS (SELECT 1 FROM collaborator WHERE store_id = ${storeId} AND id = ${id})`,
  );
}
