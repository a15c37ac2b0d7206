import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** A store's ways to pay, and its own limits of them, as JSON. */
export type LimitsRow = Pick<CellTables['store'], 'currency' | 'payment_types' | 'payment_limits'>;

export function findLimits(storeId: string): Statement<LimitsRow> {
  return sql<LimitsRow>`SELECT currency, payment_types, payment_limits FROM store
    WHERE id = ${storeId}`;
}

export function setLimits(storeId: string, limits: string, now: number): Statement {
  return sql`UPDATE store SET payment_limits = ${limits}, revision = revision + 1, updated_at = ${now}
    WHERE id = ${storeId}`;
}
