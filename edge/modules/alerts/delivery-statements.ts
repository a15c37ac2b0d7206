import { ALERTS_LISTED_MAX } from '../../../shared/rules/alerts.ts';
import type {
  DeliveryReason,
  DeliveryState,
  DeliveryWay,
} from '../../../shared/rules/deliveries.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

type Row = DirectoryTables['delivery'];

/** A delivery as its row is written. */
export interface NewDelivery extends Pick<
  Row,
  'id' | 'store_id' | 'store_name' | 'origin_app' | 'address'
> {
  readonly way: DeliveryWay;
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | null;
}

/** Notes a try for an account. */
export function noteForAccount(row: NewDelivery, id: string, now: number): Statement {
  return note(row, sql`SELECT id FROM account WHERE id = ${id} AND erased_at IS NULL`, now);
}

/** Notes a try for the account that has proved a mail address; nothing where none has. */
export function noteForEmail(row: NewDelivery, email: string, now: number): Statement {
  const whose = sql`SELECT id FROM account WHERE email = ${email} AND email_verified_at IS NOT NULL`;
  return note(row, whose, now);
}

/** Notes a try for the account that has proved a number; nothing where none has. */
export function noteForPhone(row: NewDelivery, phone: string, now: number): Statement {
  const whose = sql`SELECT id FROM account WHERE phone = ${phone} AND phone_verified_at IS NOT NULL`;
  return note(row, whose, now);
}

/** Notes a try for the store: what goes to its own address is no account's. */
export function noteForStore(row: NewDelivery, now: number): Statement {
  return note(row, sql`SELECT NULL AS id`, now);
}

/** Notes what became of a try. One that was sent stays so: another worker's late try changes nothing. */
function note(row: NewDelivery, whose: Statement, now: number): Statement {
  return sql`INSERT INTO delivery (id, account_id, store_id, store_name, way, origin_app, address,
      state, reason, created_at, changed_at)
    SELECT ${row.id}, w.id, ${row.store_id}, ${row.store_name}, ${row.way}, ${row.origin_app},
      ${row.address}, ${row.state}, ${row.reason}, ${now}, ${now}
    FROM (${whose}) w WHERE true
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, reason = excluded.reason,
      changed_at = excluded.changed_at WHERE delivery.state <> 'sent'`;
}

/** No try can be made any more. */
export function endDelivery(id: string, now: number): Statement {
  return sql`UPDATE delivery SET state = 'failed', reason = 'unreached', changed_at = ${now}
    WHERE id = ${id} AND state = 'queued'`;
}

export type DeliveryRow = Pick<
  Row,
  'way' | 'origin_app' | 'address' | 'state' | 'reason' | 'store_name' | 'created_at' | 'changed_at'
>;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A page of an account's deliveries, the newest first. */
export function listOfAccount(accountId: string, page: Page): Statement<DeliveryRow> {
  return sql<DeliveryRow>`SELECT way, origin_app, address, state, reason, store_name, created_at,
      changed_at
    FROM delivery WHERE account_id = ${accountId}
    ORDER BY created_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** A page of those to a store's own address. */
export function listOfStore(storeId: string, page: Page): Statement<DeliveryRow> {
  return sql<DeliveryRow>`SELECT way, origin_app, address, state, reason, store_name, created_at,
      changed_at
    FROM delivery WHERE store_id = ${storeId} AND account_id IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** A page of a store's text messages to its customers. */
export function listTextsOfStore(storeId: string, page: Page): Statement<DeliveryRow> {
  return sql<DeliveryRow>`SELECT way, origin_app, address, state, reason, store_name, created_at,
      changed_at
    FROM delivery WHERE store_id = ${storeId} AND way = 'text'
    ORDER BY created_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** How many there are, up to 1,001. */
export function countOfAccount(accountId: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM
    (SELECT 1 FROM delivery WHERE account_id = ${accountId} LIMIT ${ALERTS_LISTED_MAX})`;
}

export function countOfStore(storeId: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (SELECT 1 FROM delivery
    WHERE store_id = ${storeId} AND account_id IS NULL LIMIT ${ALERTS_LISTED_MAX})`;
}

export function countTextsOfStore(storeId: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (SELECT 1 FROM delivery
    WHERE store_id = ${storeId} AND way = 'text' LIMIT ${ALERTS_LISTED_MAX})`;
}

/** Deletes the oldest of before a moment, some at a time. */
export function deleteDeliveriesBefore(moment: number, limit: number): Statement {
  return sql`DELETE FROM delivery WHERE id IN
    (SELECT id FROM delivery WHERE created_at < ${moment} ORDER BY created_at LIMIT ${limit})`;
}
