import type { Locale, Region } from '../../shared/kernel/locale.ts';
import type { Database } from '../db/database.ts';
import { sql, type Statement } from '../db/directory-sql.ts';
import type { DatabaseKind } from '../db/sql.ts';
import { canonicalUrl, type Addressing } from '../http/store-address.ts';
import { dressOf } from '../modules/mail/index.ts';
import { findAddressee } from '../modules/talk/index.ts';
import type { ComposePorts, OutboxRow } from '../outbox/index.ts';

interface OwnerRow {
  /** A proved one: the table holds no other. */
  email: string | null;
  locale: Locale;
  region: Region | null;
  slug: string;
  canonical_domain: string | null;
}

function findOwner(store: string): Statement<OwnerRow> {
  return sql<OwnerRow>`SELECT a.email, a.locale, a.region, s.slug, s.canonical_domain
    FROM store s JOIN account a ON a.id = s.owner_id AND a.erased_at IS NULL WHERE s.id = ${store}`;
}

/**
 * What a mail to a store's owner begins with; undefined where there is nobody to write to.
 * @param at the scheme and the port of its links
 */
export async function ownerOf(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { directory, env }: ComposePorts,
  at: Pick<Addressing, 'scheme' | 'port'>,
) {
  const [owner, store] = await Promise.all([
    directory.first(findOwner(row.store_id)),
    database.isCell() ? database.first(findAddressee(row.store_id)) : undefined,
  ]);
  if (!owner?.email || !store) return undefined;
  const { locale } = owner;
  return {
    /** The store's address. */
    address: canonicalUrl(owner, { ...at, platformDomain: env.PLATFORM_DOMAIN }),
    /** Of the letter. */
    head: {
      locale,
      region: owner.region === 'AR' ? ('AR' as const) : null,
      storeName: store.name,
      country: store.country,
      color: dressOf(store.profile).color,
    },
    /** Of the message. */
    to: {
      id: row.id,
      storeId: row.store_id,
      storeName: store.name,
      locale,
      recipient: owner.email,
    },
  };
}
