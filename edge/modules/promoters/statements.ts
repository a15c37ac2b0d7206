import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat } from '../../db/sql.ts';

/** Who brought whom in a network. An account stands in the network of the store where it registered. */

export type PromoterRow = Pick<
  DirectoryTables['promoter'],
  'account_id' | 'network_id' | 'sponsor_id' | 'joined_at' | 'since' | 'path' | 'depth' | 'promoted'
>;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Accounts by their ids, of every network. */
export function listPromoters(ids: readonly string[]): Statement<PromoterRow> {
  return sql<PromoterRow>`SELECT p.account_id, p.network_id, p.sponsor_id, p.joined_at, p.since,
      p.path, p.depth, p.promoted
    FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN promoter p ON p.account_id = j.value`;
}

/** A page of the accounts of a network that an account brought itself, the last one first. */
export function listBrought(network: string, sponsor: string, page: Page): Statement<PromoterRow> {
  return sql<PromoterRow>`SELECT account_id, network_id, sponsor_id, joined_at, since, path, depth,
      promoted
    FROM promoter WHERE sponsor_id = ${sponsor} AND network_id = ${network}
    ORDER BY n DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** A page of all accounts of a network below an account: each one before those that it brought. */
export function listBelow(network: string, path: string, page: Page): Statement<PromoterRow> {
  return sql<PromoterRow>`SELECT account_id, network_id, sponsor_id, joined_at, since, path, depth,
      promoted
    FROM promoter WHERE ${isBelow(path)} AND network_id = ${network}
    ORDER BY path LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** How many there are, up to a number. */
export function countBelow(network: string, path: string, most: number): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (SELECT 1 FROM promoter
    WHERE ${isBelow(path)} AND network_id = ${network} LIMIT ${most})`;
}

/** True of rows below a path: hexadecimal digits end before `g`. */
const isBelow = (path: string): Statement => sql`path > ${path} AND path < ${`${path}g`}`;

/** An account below another one, on a day. */
export interface DrawnRow {
  readonly account_id: string;
  readonly sponsor_id: string;
}

/**
 * The first accounts that each of some accounts had brought by a moment and had below it then: those that are there
 * still, and those that another sponsor took over later.
 */
export function listBroughtBy(
  network: string,
  sponsors: readonly string[],
  { at, each }: { readonly at: number; readonly each: number },
): Statement<DrawnRow> {
  return sql<DrawnRow>`SELECT d.account_id, j.value AS sponsor_id
    FROM json_each(${JSON.stringify(sponsors)}) j CROSS JOIN promoter d ON d.n IN (
      SELECT n FROM (
        SELECT p.n FROM promoter p
          WHERE p.sponsor_id = j.value AND p.network_id = ${network} AND p.since <= ${at}
        UNION
        SELECT p.n FROM former_sponsor f CROSS JOIN promoter p ON p.account_id = f.account_id
          WHERE f.sponsor_id = j.value AND f.network_id = ${network}
            AND f.since <= ${at} AND f.ended_at > ${at}
        ORDER BY n LIMIT ${each}))
    ORDER BY j.key, d.n`;
}

export type FormerRow = Pick<
  DirectoryTables['former_sponsor'],
  'sponsor_id' | 'since' | 'ended_at' | 'reason' | 'changed_by'
>;

/** The sponsors that an account had before, the last one first. */
export function listFormer(account: string, limit: number): Statement<FormerRow> {
  return sql<FormerRow>`SELECT sponsor_id, since, ended_at, reason, changed_by FROM former_sponsor
    WHERE account_id = ${account} ORDER BY ended_at DESC LIMIT ${limit}`;
}

/** A change of sponsor as it was read. */
export interface SponsorChange {
  readonly row: PromoterRow;
  /** Null for none. */
  readonly sponsor: PromoterRow | null;
  readonly reason: string;
  readonly by: string;
  readonly now: number;
}

/**
 * Gives an account another sponsor, with all that is below it. Aborts where either has moved meanwhile, so that two
 * moves never close a circle, and where the account changed at this very millisecond.
 */
export function changeSponsor({ row, sponsor, reason, by, now }: SponsorChange): Statement[] {
  const { account_id: account, path } = row;
  const own = path.slice(-8);
  const moved = `${sponsor?.path ?? ''}${own}`;
  const deeper = (sponsor ? sponsor.depth + 1 : 0) - row.depth;
  return [
    assertThat(
      sql`EXISTS (SELECT 1 FROM promoter WHERE account_id = ${account} AND path = ${path}
        AND since = ${row.since} AND since < ${now})`,
      sponsor === null
        ? sql`1`
        : sql`EXISTS (SELECT 1 FROM promoter WHERE account_id = ${sponsor.account_id}
            AND path = ${sponsor.path} AND NOT (path = ${path} OR (${isBelow(path)})))`,
    ),
    sql`INSERT INTO former_sponsor (account_id, network_id, sponsor_id, since, ended_at, reason, changed_by)
      SELECT account_id, network_id, sponsor_id, since, ${now}, ${reason}, ${by} FROM promoter
      WHERE account_id = ${account}`,
    sql`UPDATE promoter SET sponsor_id = ${sponsor?.account_id ?? null}, since = ${now}
      WHERE account_id = ${account}`,
    sql`UPDATE promoter SET path = ${moved} || substr(path, ${path.length + 1}), depth = depth + ${deeper}
      WHERE path = ${path} OR (${isBelow(path)})`,
  ];
}
