import type { AlertParams } from '../../../shared/contracts/alerts.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import {
  ALERTS_COUNTED_MAX,
  ALERTS_LISTED_MAX,
  type AlertApp,
} from '../../../shared/rules/alerts.ts';
import { rolesWith, type Grant } from '../../../shared/rules/permissions.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

/** Something that has happened, to be told to the accounts that it matters to. */
export interface AlertDraft {
  /** Id of the row that it is about: the message of the outbox, or an order of several. */
  readonly about: string;
  /** The store where it happened. */
  readonly storeId: string;
  readonly storeName: string;
  readonly app: AlertApp;
  readonly params: AlertParams;
  /** The sentence; where a language has none, it is shown in the other. */
  readonly body: Readonly<Partial<Record<Locale, string>>>;
}

export interface AlertRow extends Pick<
  DirectoryTables['alert'],
  | 'id'
  | 'store_id'
  | 'store_name'
  | 'origin_app'
  | 'params'
  | 'message_body'
  | 'created_at'
  | 'visited_at'
> {
  /** Null once the store is gone. */
  slug: string | null;
  canonical_domain: string | null;
}

/** An alert has the id of what it is about: telling an account twice makes one alert. */
const idOf = ({ about }: AlertDraft) => about.replace(/^[a-z]+_/, 'al_');

/** Tells one account, unless it is erased. */
export function tellAccount(draft: AlertDraft, accountId: string, now: number): Statement {
  const { storeId, storeName, app, params, body } = draft;
  return sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app, params,
      message_body, created_at)
    SELECT id, ${idOf(draft)}, ${storeId}, ${storeName}, ${app}, ${JSON.stringify(params)},
      ${JSON.stringify(body)}, ${now}
    FROM account WHERE id = ${accountId} AND erased_at IS NULL
    ON CONFLICT DO NOTHING`;
}

/** Tells the account that has proved a mail address. */
export function tellAddress(draft: AlertDraft, email: string, now: number): Statement {
  const { storeId, storeName, app, params, body } = draft;
  return sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app, params,
      message_body, created_at)
    SELECT id, ${idOf(draft)}, ${storeId}, ${storeName}, ${app}, ${JSON.stringify(params)},
      ${JSON.stringify(body)}, ${now}
    FROM account WHERE email = ${email} AND email_verified_at IS NOT NULL AND erased_at IS NULL
    ON CONFLICT DO NOTHING`;
}

/** Tells the owner of a store, and its staff with a grant. */
export function tellStaff(
  draft: AlertDraft,
  { storeId: of, grant }: { readonly storeId: string; readonly grant: Grant },
  now: number,
): Statement {
  const { storeId, storeName, app, params, body } = draft;
  return sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app, params,
      message_body, created_at)
    SELECT a.id, ${idOf(draft)}, ${storeId}, ${storeName}, ${app}, ${JSON.stringify(params)},
      ${JSON.stringify(body)}, ${now}
    FROM (SELECT owner_id AS id FROM store WHERE id = ${of}
      UNION SELECT account_id FROM staff
        WHERE store_id = ${of} AND role IN (SELECT value FROM json_each(${JSON.stringify(rolesWith(grant))}))) s
    JOIN account a ON a.id = s.id AND a.erased_at IS NULL
    WHERE true
    ON CONFLICT DO NOTHING`;
}

/** A page of an account's alerts, the newest first. */
export function listAlerts(
  accountId: string,
  page: { readonly offset: number; readonly limit: number },
): Statement<AlertRow> {
  return sql<AlertRow>`SELECT a.id, a.store_id, a.store_name, a.origin_app, a.params,
      a.message_body, a.created_at, a.visited_at, s.slug, s.canonical_domain
    FROM (SELECT id, store_id, store_name, origin_app, params, message_body, created_at, visited_at
      FROM alert WHERE account_id = ${accountId}
      ORDER BY created_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}) a
    LEFT JOIN store s ON s.id = a.store_id
    ORDER BY a.created_at DESC, a.id DESC`;
}

/** One alert of an account. */
export function findAlert(accountId: string, id: string): Statement<AlertRow> {
  return sql<AlertRow>`SELECT a.id, a.store_id, a.store_name, a.origin_app, a.params,
      a.message_body, a.created_at, a.visited_at, s.slug, s.canonical_domain
    FROM alert a LEFT JOIN store s ON s.id = a.store_id
    WHERE a.account_id = ${accountId} AND a.id = ${id}`;
}

/** How many alerts an account has, up to 1,001, and how many of them wait, up to 100. */
export function countAlerts(accountId: string): Statement<{ n: number; pending: number }> {
  return sql<{ n: number; pending: number }>`SELECT
      (SELECT count(*) FROM (SELECT 1 FROM alert WHERE account_id = ${accountId}
        LIMIT ${ALERTS_LISTED_MAX})) AS n,
      (SELECT count(*) FROM (SELECT 1 FROM alert WHERE account_id = ${accountId}
        AND visited_at IS NULL LIMIT ${ALERTS_COUNTED_MAX})) AS pending`;
}

/** How many alerts of an account wait, up to 100. */
export function countPending(accountId: string): Statement<{ pending: number }> {
  return sql<{ pending: number }>`SELECT count(*) AS pending
    FROM (SELECT 1 FROM alert WHERE account_id = ${accountId} AND visited_at IS NULL
      LIMIT ${ALERTS_COUNTED_MAX})`;
}

/** Marks an alert visited; the first visit counts. */
export function visit(accountId: string, id: string, now: number): Statement {
  return sql`UPDATE alert SET visited_at = ${now}
    WHERE account_id = ${accountId} AND id = ${id} AND visited_at IS NULL`;
}

/** Whether an account has an alert, and how many newer ones wait, up to 100. */
export function countNewer(
  accountId: string,
  id: string,
): Statement<{ exists: 0 | 1; newer: number }> {
  return sql<{ exists: 0 | 1; newer: number }>`SELECT
      EXISTS (SELECT 1 FROM alert WHERE account_id = ${accountId} AND id = ${id}) AS "exists",
      (SELECT count(*) FROM (SELECT 1 FROM alert WHERE account_id = ${accountId}
        AND visited_at IS NULL AND (created_at, id) > (SELECT created_at, id FROM alert
          WHERE account_id = ${accountId} AND id = ${id})
        LIMIT ${ALERTS_COUNTED_MAX})) AS newer`;
}

/** Marks every alert visited that is not newer than the one with this id. */
export function visitUntil(accountId: string, id: string, now: number): Statement {
  return sql`UPDATE alert SET visited_at = ${now}
    WHERE account_id = ${accountId} AND visited_at IS NULL
      AND (created_at, id) <= (SELECT created_at, id FROM alert
        WHERE account_id = ${accountId} AND id = ${id})`;
}

/** Deletes the oldest alerts of before a moment, some at a time. */
export function deleteAlertsBefore(moment: number, limit: number): Statement {
  return sql`DELETE FROM alert WHERE (account_id, id) IN
    (SELECT account_id, id FROM alert WHERE created_at < ${moment} ORDER BY created_at LIMIT ${limit})`;
}
