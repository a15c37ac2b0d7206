import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { CountedRow } from './statements.ts';

/** Which accounts at providers are asked for their reports, and whose their lines are. */

export type SourceRow = Omit<CellTables['settlement_source'], 'provider'> & {
  provider: PaymentCode;
};

export function findSource({
  store_id: store,
  provider,
  account,
}: Pick<SourceRow, 'store_id' | 'provider' | 'account'>): Statement<SourceRow> {
  return sql<SourceRow>`SELECT * FROM settlement_source
    WHERE store_id = ${store} AND provider = ${provider} AND account = ${account}`;
}

/** The accounts that were asked for the reports of a store. */
export function listSources(store: string): Statement<SourceRow> {
  return sql<SourceRow>`SELECT * FROM settlement_source WHERE store_id = ${store}
    ORDER BY provider, account`;
}

/** Notes that an account was asked, and what came of it. */
export function noteSource(row: SourceRow): Statement {
  return sql`INSERT INTO settlement_source (store_id, provider, account, asked_at, fault, read_until)
    VALUES (${row.store_id}, ${row.provider}, ${row.account}, ${row.asked_at}, ${row.fault},
      ${row.read_until})
    ON CONFLICT (store_id, provider, account) DO UPDATE SET asked_at = excluded.asked_at,
      fault = excluded.fault, read_until = excluded.read_until`;
}

/** An account of a store's own at a provider, and the store's network. */
export interface DueAccount {
  store_id: string;
  provider: PaymentCode;
  network: string;
}

/** The stores' own accounts of some codes that have not answered since a moment, the longest unasked first. */
export function listDueAccounts(
  codes: readonly PaymentCode[],
  before: number,
  limit: number,
): Statement<DueAccount> {
  return sql<DueAccount>`SELECT a.store_id, a.code AS provider, coalesce(s.root_id, s.id) AS network
    FROM payment_account a JOIN store s ON s.id = a.store_id
    LEFT JOIN settlement_source q ON q.store_id = a.store_id AND q.provider = a.code
      AND q.account = a.store_id
    WHERE a.is_used = 1 AND a.code IN (SELECT value FROM json_each(${JSON.stringify(codes)}))
      AND (q.asked_at IS NULL OR q.fault IS NOT NULL OR q.asked_at < ${before})
    ORDER BY coalesce(q.asked_at, 0), a.store_id, a.code LIMIT ${limit}`;
}

/** The first root store of a cell. */
export function findFirstRoot(): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM store WHERE root_id IS NULL ORDER BY rowid LIMIT 1`;
}

/** A payment of the platform's account, with its network. */
export interface NetworkRow {
  id: string;
  charge_id: string | null;
  network: string;
}

/** The networks of payments of the platform's account, by their ids or those of their charges. */
export function listNetworksOf(
  provider: PaymentCode,
  { ids, charges }: { readonly ids: readonly string[]; readonly charges: readonly string[] },
): Statement<NetworkRow> {
  return sql<NetworkRow>`SELECT p.id, p.charge_id, coalesce(s.root_id, s.id) AS network
    FROM payment p JOIN store s ON s.id = p.store_id
    WHERE p.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})
        UNION SELECT id FROM payment
          WHERE charge_id IN (SELECT value FROM json_each(${JSON.stringify(charges)})))
      AND p.provider = ${provider} AND p.account = 'platform' AND p.is_test = 0`;
}

/** Settlements with open lines that were taken after a moment and not compared since another. */
export function listToMatch(
  { after, before }: { readonly after: number; readonly before: number },
  limit: number,
): Statement<CountedRow & { network: string }> {
  return sql<CountedRow & { network: string }>`SELECT * FROM (SELECT s.*,
        (SELECT count(*) FROM settlement_line
          WHERE settlement_id = s.id AND problem IS NOT NULL AND closed_at IS NULL) AS open_lines,
        coalesce((SELECT sum(net) FROM settlement_line
          WHERE settlement_id = s.id AND problem IS NOT NULL AND closed_at IS NULL), 0) AS open_net,
        coalesce(t.root_id, t.id) AS network
      FROM settlement s JOIN store t ON t.id = s.store_id
      WHERE s.updated_at > ${after} AND s.updated_at < ${before} AND s.taken_at > ${after})
    WHERE open_lines > 0 ORDER BY updated_at LIMIT ${limit}`;
}

/** Notes that the open lines of a settlement were compared. */
export function touch(settlement: string, now: number): Statement {
  return sql`UPDATE settlement SET updated_at = ${now} WHERE id = ${settlement}`;
}
