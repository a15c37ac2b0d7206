import { languageOf } from '../../shared/kernel/locale.ts';
import { keychainOf, type StaffRole, type StoreRole } from '../../shared/rules/permissions.ts';
import type { Directory } from '../db/database.ts';
import { sql, type Statement } from '../db/directory-sql.ts';
import type { DirectoryTables } from '../db/directory-tables.ts';
import { raw } from '../db/sql.ts';
import type { Identity } from '../unit-of-work/scope.ts';
import { sessionEnd, SESSION_TOUCH_MS } from './lifetime.ts';

/** An account, and its role in one store. */
interface StandingRow
  extends
    Pick<
      DirectoryTables['account'],
      'username' | 'full_name' | 'photo' | 'locale' | 'region' | 'theme'
    >,
    Pick<DirectoryTables['store'], 'store_type' | 'is_proxy' | 'root_id'> {
  account_id: string;
  staff_role: StaffRole | null;
  is_owner: number;
  own_store: string | null;
}

interface SessionRow
  extends StandingRow, Pick<DirectoryTables['session'], 'created_at' | 'seen_at'> {
  session_id: string;
  proved_at: number;
}

/**
 * The columns of a standing: of the account `a` in the store `o`, with its staff row `t` if there
 * is one.
 */
const STANDING =
  raw(`a.id AS account_id, a.username, a.full_name, a.photo, a.locale, a.region, a.theme, t.role AS staff_role,
    o.owner_id IS a.id AS is_owner, o.store_type, o.is_proxy, o.root_id,
    (SELECT slug FROM store WHERE owner_id = a.id ORDER BY id LIMIT 1) AS own_store`);

/** A session as a request names it. */
interface Asked {
  readonly hash: string;
  readonly host: string;
  readonly storeId: string;
  readonly now: number;
}

/** Session, account and the account's role in the store: one statement. */
function findSession({ hash, host, storeId, now }: Asked): Statement<SessionRow> {
  return sql<SessionRow>`SELECT s.id AS session_id, s.created_at, s.seen_at,
      coalesce(s.proved_at, s.created_at) AS proved_at, ${STANDING}
    FROM session s
    JOIN account a ON a.id = s.account_id AND a.erased_at IS NULL
    JOIN store o ON o.id = ${storeId}
    LEFT JOIN staff t ON t.store_id = o.id AND t.account_id = a.id
    WHERE s.token_hash = ${hash} AND s.host = ${host} AND s.expires_at > ${now}`;
}

/**
 * The account of a session, with its role in a store.
 * @returns null when the session is over, ended or of another host; `touch` records its use
 */
export async function readIdentity(
  directory: Directory,
  asked: Asked,
): Promise<{ readonly identity: Identity; readonly touch: Statement | undefined } | null> {
  const row = await directory.first(findSession(asked));
  if (!row) return null;
  const isOld = row.seen_at <= asked.now - SESSION_TOUCH_MS;
  return {
    identity: toIdentity(row, { sessionId: row.session_id, provedAt: row.proved_at }),
    touch: isOld
      ? sql`UPDATE session SET seen_at = ${asked.now},
            expires_at = ${sessionEnd(row.created_at, asked.now)}
          WHERE token_hash = ${asked.hash}`
      : undefined,
  };
}

/** The name that a person signs in with, beside a password. */
export interface SignInName {
  readonly kind: 'email' | 'phone' | 'username';
  readonly value: string;
}

/**
 * SQL that gives the id of the account that signs in by a name: the account with this username, or
 * the one that proved the contact, else the one that claimed it where no PIN was asked for.
 */
export function signsInBy({ kind, value }: SignInName): Statement {
  const column = raw(kind);
  const owner = sql`(SELECT id FROM account WHERE ${column} = ${value})`;
  if (kind === 'username') return owner;
  return sql`coalesce(${owner}, (SELECT account_id FROM contact_claim
    WHERE type = ${kind} AND value = ${value} AND opens = 1))`;
}

/**
 * An account as a store sees it, for a sign-in; undefined when there is none.
 * @param who the account's id, or the name that its person signs in with
 */
export async function readStanding(
  directory: Directory,
  who: string | SignInName,
  storeId: string,
): Promise<Identity | undefined> {
  const row = await directory.first(sql<StandingRow>`SELECT ${STANDING}
    FROM account a JOIN store o ON o.id = ${storeId}
    LEFT JOIN staff t ON t.store_id = o.id AND t.account_id = a.id
    WHERE a.id = ${typeof who === 'string' ? who : signsInBy(who)} AND a.erased_at IS NULL`);
  return row && toIdentity(row, { sessionId: '', provedAt: 0 });
}

function toIdentity(row: StandingRow, session: Pick<Identity, 'sessionId' | 'provedAt'>): Identity {
  const role: StoreRole = row.is_owner ? 'owner' : (row.staff_role ?? 'customer');
  return {
    accountId: row.account_id,
    ...session,
    username: row.username,
    fullName: row.full_name,
    photo: row.photo,
    language: languageOf(row.locale, row.region),
    theme: row.theme,
    role,
    keychain: keychainOf(role, {
      store_type: row.store_type,
      is_proxy: row.is_proxy === 1,
      root_id: row.root_id,
    }),
    ownStore: row.own_store,
  };
}
