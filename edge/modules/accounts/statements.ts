import type { ContactType } from '../../../shared/contracts/people.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';
import { beginEpoch, signsInBy } from '../../session/index.ts';
import { claimOfRegistration, yieldClaims } from './claims.ts';
import type { Identifier } from './identifier.ts';

/** The columns of an account that signing in and resetting a password need. */
export interface AccountRow extends Pick<
  DirectoryTables['account'],
  'id' | 'username' | 'full_name' | 'email' | 'phone' | 'password' | 'locale' | 'region'
> {
  /** The epoch of the account's credentials: see `Verified`. */
  epoch: number;
}

/** The proved contacts by which an account is reached. */
export type ReachedRow = Pick<
  DirectoryTables['account'],
  'full_name' | 'locale' | 'region' | 'email' | 'phone'
>;

/** The account that an identifier belongs to. A contact belongs to the account that proved it. */
export function findByIdentifier({ kind, value }: Identifier): Statement<AccountRow> {
  return sql<AccountRow>`SELECT id, username, full_name, email, phone, password, locale, region, epoch
    FROM account
    WHERE ${columnOf(kind)} = ${value} AND erased_at IS NULL`;
}

/**
 * The account that signs in by an identifier, which may be an unproved contact that no PIN was
 * asked for. Use it only where the password is asked for: resets and messages need a proved
 * contact.
 */
export function findSigningIn(identifier: Identifier): Statement<AccountRow> {
  return sql<AccountRow>`SELECT id, username, full_name, email, phone, password, locale, region, epoch
    FROM account
    WHERE id = ${signsInBy(identifier)} AND erased_at IS NULL`;
}

/** Reads the proved contacts of an account. */
export function findReached(accountId: string): Statement<ReachedRow> {
  return sql<ReachedRow>`SELECT full_name, locale, region, email, phone
    FROM account WHERE id = ${accountId} AND erased_at IS NULL`;
}

/** The account of an id, for a caller with a session who is asked for the password again. */
export function findAccount(id: string): Statement<AccountRow> {
  return sql<AccountRow>`SELECT id, username, full_name, email, phone, password, locale, region, epoch
    FROM account WHERE id = ${id} AND erased_at IS NULL`;
}

function columnOf(kind: Identifier['kind']) {
  return raw({ email: 'email', phone: 'phone', username: 'username' }[kind]);
}

/** Which of these contacts and usernames are taken already, by the field of the form. */
export function findTaken(asked: {
  readonly username: string;
  readonly email: string | null;
  readonly phone: string | null;
}): Statement<{ field: 'username' | 'email' | 'phone' }> {
  return sql<{ field: 'username' | 'email' | 'phone' }>`
    SELECT 'phone' AS field FROM account WHERE phone = ${asked.phone}
    UNION ALL SELECT 'email' FROM account WHERE email = ${asked.email}
    UNION ALL SELECT 'username' FROM account WHERE username = ${asked.username}`;
}

/** A registration, without its proof. */
export interface Registration {
  readonly id: string;
  readonly accountId: string;
  readonly storeId: string;
  readonly type: ContactType;
  readonly username: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly country: string | null;
  readonly password: string;
  readonly locale: Locale;
  readonly canSkipPin: boolean;
}

export interface RegistrationRow extends Pick<
  DirectoryTables['registration'],
  | 'id'
  | 'account_id'
  | 'store_id'
  | 'type'
  | 'username'
  | 'full_name'
  | 'email'
  | 'phone'
  | 'country'
  | 'can_skip_pin'
> {
  locale: Locale;
  /** 0 while it waits for the password that its person chooses with the PIN. */
  has_password: number;
}

export function insertRegistration(one: Registration): Statement {
  return sql`INSERT INTO registration (id, account_id, store_id, type, username, full_name, email,
      phone, country, password, locale, can_skip_pin)
    VALUES (${one.id}, ${one.accountId}, ${one.storeId}, ${one.type}, ${one.username},
      ${one.fullName}, ${one.email}, ${one.phone}, ${one.country}, ${one.password}, ${one.locale},
      ${one.canSkipPin})`;
}

/** A registration of this store. A code of another store is not accepted here. */
export function findRegistration(id: string, storeId: string): Statement<RegistrationRow> {
  return sql<RegistrationRow>`SELECT id, account_id, store_id, type, username, full_name, email, phone,
      country, locale, can_skip_pin, password <> '' OR activated_at IS NOT NULL AS has_password
    FROM registration WHERE id = ${id} AND store_id = ${storeId}`;
}

/** Gives a registration another contact to prove; the password stays. */
export function updateRegistrationContact(
  id: string,
  contact: Pick<Registration, 'type' | 'username' | 'email' | 'phone' | 'country'>,
): Statement {
  return sql`UPDATE registration SET type = ${contact.type}, username = ${contact.username},
      email = ${contact.email}, phone = ${contact.phone}, country = ${contact.country}
    WHERE id = ${id} AND activated_at IS NULL`;
}

/**
 * Makes the account of a registration, whose contact was proved unless its PIN was skipped. The
 * account holds the proved contact, and all claims to it are deleted; an unproved contact stays a
 * claim. A contact that another account has by now aborts the batch, and so does a second account
 * that signs in by the same unproved contact.
 * @param password hash of the one that is chosen now; null where the registration has one
 */
export function insertAccount(
  { id, type }: Pick<RegistrationRow, 'id' | 'type'>,
  {
    proved,
    password,
    now,
  }: { readonly proved: boolean; readonly password: string | null; readonly now: number },
): Statement[] {
  const provedAt = (kind: ContactType) => (proved && type === kind ? now : null);
  const owned = (kind: ContactType): Statement =>
    provedAt(kind) === null ? sql`NULL` : sql`r.${raw(kind)}`;
  const made = sql`registration r WHERE r.id = ${id} AND r.activated_at IS NULL`;
  return [
    ...(proved ? yieldClaims(type, sql`(SELECT ${raw(type)} FROM ${made})`) : []),
    sql`INSERT INTO account (id, username, full_name, email, phone, country, email_verified_at,
        phone_verified_at, password, locale, store_id, referral, campaign, click_id, microsite_id,
        alias_domain, affinity_id, created_at, updated_at)
      SELECT r.account_id, r.username, r.full_name, ${owned('email')}, ${owned('phone')},
        iif(${provedAt('phone')} IS NULL, NULL, r.country), ${provedAt('email')},
        ${provedAt('phone')}, coalesce(${password}, r.password), r.locale, r.store_id, p.origin ->> 'referral',
        p.origin ->> 'campaign', p.origin ->> 'click_id', p.origin ->> 'microsite_id',
        p.origin ->> 'alias_domain', p.origin ->> 'affinity_id', ${now}, ${now}
      FROM registration r JOIN proof p ON p.id = r.id WHERE r.id = ${id} AND r.activated_at IS NULL`,
    ...(['email', 'phone'] as const)
      .filter((kind) => provedAt(kind) === null)
      .map((kind) => claimOfRegistration(kind, made, !proved && kind === type, now)),
    sql`UPDATE registration SET activated_at = ${now}, password = '' WHERE id = ${id}`,
  ];
}

export function insertReset(
  id: string,
  { id: accountId, epoch }: Pick<AccountRow, 'id' | 'epoch'>,
): Statement {
  return sql`INSERT INTO password_reset (id, account_id, epoch)
    VALUES (${id}, ${accountId}, ${epoch})`;
}

/**
 * The account whose password a proof resets, unless its credentials have changed since the reset
 * was asked for.
 */
export function findResetAccount(id: string): Statement<AccountRow> {
  return sql<AccountRow>`SELECT a.id, a.username, a.full_name, a.email, a.phone, a.password, a.locale,
      a.region, a.epoch
    FROM password_reset r JOIN account a ON a.id = r.account_id AND a.epoch = r.epoch
    WHERE r.id = ${id} AND a.erased_at IS NULL`;
}

/** Sets a new password, and ends every session and every other reset of the account. */
export function replacePassword(accountId: string, password: string, now: number): Statement[] {
  return [
    sql`UPDATE account SET password = ${password}, updated_at = ${now}
      WHERE id = ${accountId} AND erased_at IS NULL`,
    beginEpoch(accountId),
    sql`DELETE FROM session WHERE account_id = ${accountId}`,
    sql`UPDATE proof SET used_at = ${now} WHERE used_at IS NULL
      AND id IN (SELECT id FROM password_reset WHERE account_id = ${accountId})`,
  ];
}

/** True while a registration may be finished without a PIN, as its own row says. */
export function maySkipPin(id: string): Statement {
  return assertThat(sql`EXISTS (SELECT 1 FROM registration WHERE id = ${id} AND can_skip_pin = 1)`);
}
