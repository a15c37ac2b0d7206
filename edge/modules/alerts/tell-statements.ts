import type { AlertParams } from '../../../shared/contracts/alerts.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import type { AlertApp } from '../../../shared/rules/alerts.ts';
import { rolesWith, type Grant } from '../../../shared/rules/permissions.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import { askForPushes } from './push-statements.ts';

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

/** An alert has the id of what it is about: telling an account twice makes one alert. */
const idOf = ({ about }: AlertDraft) => about.replace(/^[a-z]+_/, 'al_');

/** Tells one account, unless it is erased, on its devices too. */
export function tellAccount(draft: AlertDraft, accountId: string, now: number): Statement[] {
  return tell(draft, sql`SELECT id FROM account WHERE id = ${accountId}`, now);
}

/** Tells the account that has proved a mail address. */
export function tellAddress(draft: AlertDraft, email: string, now: number): Statement[] {
  const whose = sql`SELECT id FROM account WHERE email = ${email} AND email_verified_at IS NOT NULL`;
  return tell(draft, whose, now);
}

/** Tells the owner of a store, and its staff with a grant. */
export function tellStaff(
  draft: AlertDraft,
  { storeId: of, grant }: { readonly storeId: string; readonly grant: Grant },
  now: number,
): Statement[] {
  const whose = sql`SELECT owner_id AS id FROM store WHERE id = ${of}
    UNION SELECT account_id FROM staff
      WHERE store_id = ${of} AND role IN (SELECT value FROM json_each(${JSON.stringify(rolesWith(grant))}))`;
  return tell(draft, whose, now);
}

/** Tells each account of a selection that is not erased. */
function tell(draft: AlertDraft, whose: Statement, now: number): Statement[] {
  const { storeId, storeName, app, params, body } = draft;
  return [
    sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app, params,
      message_body, created_at)
    SELECT a.id, ${idOf(draft)}, ${storeId}, ${storeName}, ${app}, ${JSON.stringify(params)},
      ${JSON.stringify(body)}, ${now}
    FROM (${whose}) s JOIN account a ON a.id = s.id AND a.erased_at IS NULL
    WHERE true
    ON CONFLICT DO NOTHING RETURNING account_id`,
    askForPushes(idOf(draft), now),
  ];
}
