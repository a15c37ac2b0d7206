import * as cell from '../../db/cell-sql.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat } from '../../db/sql.ts';

/** An address that an account holds while its store is made. */
export type Claim = Pick<
  DirectoryTables['store_claim'],
  'slug' | 'store_id' | 'account_id' | 'cell' | 'root_id' | 'claimed_at'
>;

/** An account's store as the directory knows it. */
export type OwnStoreRow = Pick<
  DirectoryTables['store'],
  'id' | 'slug' | 'root_id' | 'canonical_domain' | 'cell'
>;

/** Those of some addresses that a store has, or that an account holds. */
export function findTaken(slugs: readonly string[]): Statement<{ slug: string }> {
  const asked = JSON.stringify(slugs);
  return sql<{
    slug: string;
  }>`SELECT s.slug FROM json_each(${asked}) j CROSS JOIN store s ON s.slug = j.value
    UNION SELECT c.slug FROM json_each(${asked}) j CROSS JOIN store_claim c ON c.slug = j.value`;
}

/** The store that an account has as its own: of several, the one that its session names. */
export function findOwned(accountId: string): Statement<OwnStoreRow> {
  return sql<OwnStoreRow>`SELECT id, slug, root_id, canonical_domain, cell FROM store
    WHERE owner_id = ${accountId} ORDER BY id LIMIT 1`;
}

/** Holds an address that no store has; without effect where it is held already, by whichever account. */
export function claimSlug(claim: Claim): Statement[] {
  const { slug, store_id, account_id, cell: name, root_id, claimed_at } = claim;
  return [
    assertThat(sql`NOT EXISTS (SELECT 1 FROM store WHERE slug = ${slug})`),
    sql`INSERT INTO store_claim (slug, store_id, account_id, cell, root_id, claimed_at)
      VALUES (${slug}, ${store_id}, ${account_id}, ${name}, ${root_id}, ${claimed_at})
      ON CONFLICT (slug) DO NOTHING`,
  ];
}

/** The claim of an address by an account in one network. */
export function findClaim({
  slug,
  account_id,
  root_id,
}: Pick<Claim, 'slug' | 'account_id' | 'root_id'>): Statement<{ store_id: string }> {
  return sql<{ store_id: string }>`SELECT store_id FROM store_claim WHERE slug = ${slug}
    AND account_id = ${account_id} AND root_id = ${root_id} AND swept_at IS NULL`;
}

/** The new store's row in its cell, with its network's country and currency; no list shows it yet. */
export function insertStore(
  { slug, store_id, account_id, root_id }: Claim,
  { name, profile, now }: { readonly name: string; readonly profile: string; readonly now: number },
): cell.Statement {
  return cell.sql`INSERT INTO store (id, slug, root_id, owner, name, store_type, country, currency,
      profile, delivery_types, payment_types, is_unopened, updated_at)
    SELECT ${store_id}, ${slug}, id, ${account_id}, ${name}, 'affiliate', country, currency,
      ${profile}, '["fixed_delivery"]', '["cash"]', 1, ${now} FROM store WHERE id = ${root_id}
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, updated_at = excluded.updated_at`;
}

/** Stores that no list shows, although they may be live: their opening died right after it. */
export function listUnopened(limit: number): cell.Statement<{ id: string }> {
  return cell.sql<{
    id: string;
  }>`SELECT id FROM store WHERE is_unopened = 1 ORDER BY id LIMIT ${limit}`;
}

/** Those of some stores that are live. */
export function findLive(ids: readonly string[]): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM store
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** Lets the network's lists show stores that are live. */
export function showOpened(ids: readonly string[]): cell.Statement {
  return cell.sql`UPDATE store SET is_unopened = 0
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** What a store has of the things that the wizard leads to: 1 for each that stands. */
export interface StepsRow {
  looks: 0 | 1;
  catalogue: 0 | 1;
  item: 0 | 1;
  others: 0 | 1;
  payments: 0 | 1;
}

/** Reads the steps that stand; the ways to deliver and to pay are chosen once they differ from those of `insertStore`. */
export function findSteps(storeId: string): cell.Statement<StepsRow> {
  return cell.sql<StepsRow>`SELECT
      s.profile ->> '$.photo' IS NOT NULL AS looks,
      EXISTS (SELECT 1 FROM catalogue WHERE store_id = s.id) AS catalogue,
      EXISTS (SELECT 1 FROM listing WHERE store_id = s.id) AS item,
      EXISTS (SELECT 1 FROM listing WHERE store_id = s.id AND owner_id <> s.id) AS others,
      s.payment_types <> '["cash"]' OR s.delivery_types <> '["fixed_delivery"]'
        OR s.fixed_shipping_cost <> 0 AS payments
    FROM store s WHERE s.id = ${storeId}`;
}

/** Makes the store live, and its account the owner; aborts where the claim is gone or the account has a store. */
export function goLive({ slug, store_id, account_id }: Claim): Statement[] {
  return [
    assertThat(
      sql`EXISTS (SELECT 1 FROM store_claim WHERE slug = ${slug} AND store_id = ${store_id}
        AND swept_at IS NULL)`,
      sql`EXISTS (SELECT 1 FROM account WHERE id = ${account_id} AND erased_at IS NULL)`,
      sql`NOT EXISTS (SELECT 1 FROM store WHERE owner_id = ${account_id})`,
    ),
    sql`INSERT INTO store (id, slug, cell, root_id, owner_id, store_type)
      SELECT store_id, slug, cell, root_id, account_id, 'affiliate' FROM store_claim
      WHERE slug = ${slug}`,
    sql`DELETE FROM store_claim WHERE slug = ${slug}`,
  ];
}

/** Ends claims that were made before a time: from then on no store is made of them. */
export function endClaims(before: number, now: number): Statement {
  return sql`UPDATE store_claim SET swept_at = ${now}
    WHERE claimed_at < ${before} AND swept_at IS NULL`;
}

/** Claims that have ended, for the cron to take away. */
export function listEnded(limit: number): Statement<Pick<Claim, 'slug' | 'store_id' | 'cell'>> {
  return sql<Pick<Claim, 'slug' | 'store_id' | 'cell'>>`SELECT slug, store_id, cell FROM store_claim
    WHERE swept_at IS NOT NULL ORDER BY claimed_at LIMIT ${limit}`;
}

/** Deletes a claim that has ended: its address is free again. */
export function deleteClaim(slug: string): Statement {
  return sql`DELETE FROM store_claim WHERE slug = ${slug} AND swept_at IS NOT NULL`;
}
