import type { StoreId } from '../../../shared/kernel/ids.ts';
import { EMBED_KEYS_MAX, type EmbedKeyState } from '../../../shared/rules/embed-keys.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';

/** A key as its owner sets it. */
export type KeyWishes = Pick<
  CellTables['embed_key'],
  'partner' | 'origins' | 'referral' | 'campaign' | 'per_minute'
>;

export type KeyRow = KeyWishes &
  Pick<CellTables['embed_key'], 'id' | 'public_key' | 'former_until' | 'state' | 'created_at'>;

export interface CountedRow extends KeyRow {
  readonly views: number;
  readonly adds: number;
  readonly handoffs: number;
  readonly orders: number;
}

const COLUMNS =
  raw(`k.id, k.public_key, k.former_until, k.partner, k.origins, k.referral, k.campaign,
  k.per_minute, k.state, k.created_at`);

/** The period that figures are of. */
interface Since {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Milliseconds, UTC. */
  readonly time: number;
}

function counted(since: Since): Statement {
  return sql`SELECT ${COLUMNS},
      coalesce((SELECT sum(c.views) FROM embed_count c
        WHERE c.key_id = k.id AND c.day >= ${since.day}), 0) AS views,
      coalesce((SELECT sum(c.adds) FROM embed_count c
        WHERE c.key_id = k.id AND c.day >= ${since.day}), 0) AS adds,
      coalesce((SELECT sum(c.handoffs) FROM embed_count c
        WHERE c.key_id = k.id AND c.day >= ${since.day}), 0) AS handoffs,
      (SELECT count(*) FROM purchase_order o WHERE o.store_id = k.store_id
        AND o.is_test = 0 AND o.attribution ->> 'partner' = k.id AND o.created_at >= ${since.time}) AS orders
    FROM embed_key k`;
}

export function listKeys(
  storeId: StoreId,
  since: Since,
  page: { readonly offset: number; readonly limit: number },
): Statement<CountedRow> {
  return sql<CountedRow>`${counted(since)} WHERE k.store_id = ${storeId}
    ORDER BY k.created_at DESC, k.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

export function countKeys(storeId: StoreId): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM embed_key WHERE store_id = ${storeId}`;
}

export function findKey(storeId: StoreId, id: string, since: Since): Statement<CountedRow> {
  return sql<CountedRow>`${counted(since)} WHERE k.store_id = ${storeId} AND k.id = ${id}`;
}

/** The key that stands in a page, or stood there before a rotation and still counts. */
export function findPublic(storeId: StoreId, key: string, now: number): Statement<KeyRow> {
  return sql<KeyRow>`SELECT ${COLUMNS} FROM embed_key k WHERE k.store_id = ${storeId}
    AND (k.public_key = ${key} OR (k.former_key = ${key} AND k.former_until > ${now}))`;
}

/** The row of a key's id, whatever its state. */
export function findById(storeId: StoreId, id: string): Statement<KeyRow> {
  return sql<KeyRow>`SELECT ${COLUMNS} FROM embed_key k
    WHERE k.store_id = ${storeId} AND k.id = ${id}`;
}

export interface DayRow {
  readonly day: string;
  readonly element: string;
  readonly origin: string;
  readonly views: number;
  readonly adds: number;
  readonly handoffs: number;
}

/** A key's figures of each day, the last one first. */
export function listDays(storeId: StoreId, id: string, since: Since): Statement<DayRow> {
  return sql<DayRow>`SELECT c.day, c.element, c.origin, c.views, c.adds, c.handoffs
    FROM embed_key k JOIN embed_count c ON c.key_id = k.id
    WHERE k.store_id = ${storeId} AND k.id = ${id} AND c.day >= ${since.day}
    ORDER BY c.day DESC, c.views DESC, c.element, c.origin LIMIT 300`;
}

export function listOrdered(
  storeId: StoreId,
  id: string,
  since: Since,
): Statement<{ day: string; orders: number }> {
  return sql<{ day: string; orders: number }>`SELECT
      date(created_at / 1000, 'unixepoch') AS day, count(*) AS orders
    FROM purchase_order WHERE store_id = ${storeId} AND is_test = 0 AND attribution ->> 'partner' = ${id}
      AND created_at >= ${since.time}
    GROUP BY 1 ORDER BY 1 DESC`;
}

/** Adds a key; aborts where the store has as many as it can hold. */
export function insertKey(
  storeId: StoreId,
  row: KeyWishes & Pick<KeyRow, 'id' | 'public_key' | 'created_at'>,
): Statement[] {
  return [
    assertThat(sql`(${countKeys(storeId)}) < ${EMBED_KEYS_MAX}`),
    ...insertRows('embed_key', [{ ...row, store_id: storeId, state: 'active' }]),
  ];
}

export function changeKey(storeId: StoreId, id: string, wishes: KeyWishes): Statement[] {
  const { partner, origins, referral, campaign, per_minute } = wishes;
  return [
    isThere(storeId, id),
    sql`UPDATE embed_key SET partner = ${partner}, origins = ${origins}, referral = ${referral},
        campaign = ${campaign}, per_minute = ${per_minute}
      WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

/** Puts another key in the place of the present one, which counts until a moment. */
export function rotateKey(
  storeId: StoreId,
  id: string,
  { fresh, until }: { readonly fresh: string; readonly until: number },
): Statement[] {
  return [
    isThere(storeId, id),
    sql`UPDATE embed_key SET former_key = public_key, former_until = ${until},
        public_key = ${fresh} WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

export function setState(storeId: StoreId, id: string, state: EmbedKeyState): Statement[] {
  return [
    isThere(storeId, id),
    sql`UPDATE embed_key SET state = ${state} WHERE store_id = ${storeId} AND id = ${id}`,
  ];
}

/** What is counted of an element. */
export type Counted = 'views' | 'adds' | 'handoffs';

/** Where an element stood, and when. */
export interface Place {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  /** Empty for a visit of the store. */
  readonly element: string;
  /** Empty for a page that was made by a server. */
  readonly origin: string;
}

/** Counts views, additions to the cart, or hand-offs, of an element. */
export function count(key: string, at: Place, what: Counted, times: number): Statement {
  const { day, element, origin } = at;
  const one = (column: Counted): number => (column === what ? times : 0);
  return sql`INSERT INTO embed_count (key_id, day, element, origin, views, adds, handoffs)
    VALUES (${key}, ${day}, ${element}, ${origin}, ${one('views')}, ${one('adds')},
      ${one('handoffs')})
    ON CONFLICT (key_id, day, element, origin) DO UPDATE
      SET views = views + excluded.views, adds = adds + excluded.adds,
        handoffs = handoffs + excluded.handoffs`;
}

function isThere(storeId: StoreId, id: string): Statement {
  return assertThat(
    sql`EXISTS (SELECT 1 FROM embed_key WHERE store_id = ${storeId} AND id = ${id})`,
  );
}

/** Whether pages without a key show the store's items; undefined for a store that never said. */
export function findSetting(storeId: StoreId): Statement<{ keyless: number }> {
  return sql<{ keyless: number }>`SELECT keyless FROM embed_setting WHERE store_id = ${storeId}`;
}

export function setKeyless(storeId: StoreId, keyless: boolean): Statement[] {
  return [
    sql`INSERT INTO embed_setting (store_id, keyless) VALUES (${storeId}, ${keyless ? 1 : 0})
      ON CONFLICT (store_id) DO UPDATE SET keyless = excluded.keyless`,
  ];
}
