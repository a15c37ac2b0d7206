import { sql, type Statement } from '../../db/directory-sql.ts';

/** What DIRECTORY knows of the store of a sign-up, and of the stores that its form names. */
export interface SignUpStoreRow {
  can_skip_pin: number;
  /** The affinity store of its network, which it may be itself. */
  affinity_id: string | null;
  /** The store of its network that was named as the microsite. */
  microsite_id: string | null;
  /** 1 where the domain that was named is the store's own, or the microsite's. */
  has_domain: number;
}

interface Said {
  /** Slug of a store. */
  readonly microsite?: string | undefined;
  readonly alias_domain?: string | undefined;
}

export function findSignUpStore(storeId: string, said: Said): Statement<SignUpStoreRow> {
  return sql<SignUpStoreRow>`SELECT s.can_skip_pin, m.id AS microsite_id,
      CASE 'affinity' WHEN s.store_type THEN s.id WHEN r.store_type THEN r.id END AS affinity_id,
      EXISTS (SELECT 1 FROM domain WHERE host = ${said.alias_domain}
        AND store_id IN (s.id, m.id)) AS has_domain
    FROM store s
    LEFT JOIN store r ON r.id = s.root_id
    LEFT JOIN store m ON m.slug = ${said.microsite}
      AND coalesce(m.root_id, m.id) = coalesce(s.root_id, s.id)
    WHERE s.id = ${storeId}`;
}
