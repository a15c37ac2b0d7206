import type { ContactType } from '../../../shared/contracts/people.ts';
import { resendableUntil } from '../../../shared/rules/pin-wait.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { beginEpoch } from '../../session/index.ts';

/** A contact that an account will get once it is proved. */
export interface ContactChange {
  readonly type: ContactType;
  /** Lower case, or E.164. */
  readonly value: string;
  /** ISO 3166-1 alpha-2 of a phone; null for an e-mail. */
  readonly country: string | null;
}

/** Inserts a change of contact. Its proof has the same id, and stands before it in the batch. */
export function insertContactChange(
  id: string,
  accountId: string,
  { type, value, country }: ContactChange,
): Statement {
  return sql`INSERT INTO contact_change (id, account_id, type, value, country)
    VALUES (${id}, ${accountId}, ${type}, ${value}, ${country})`;
}

/**
 * Withdraws the account's earlier changes that were not proved. Aborts while one is locked: asking
 * again gives no new tries.
 */
export function withdrawContactChanges(accountId: string, now: number): Statement[] {
  const open = sql`used_at IS NULL
    AND id IN (SELECT id FROM contact_change WHERE account_id = ${accountId})`;
  return [
    assertThat(sql`NOT EXISTS (SELECT 1 FROM proof WHERE locked_until > ${now} AND ${open})`),
    sql`DELETE FROM proof WHERE ${open}`,
  ];
}

/**
 * Reads the end of the PIN that an account was last sent for a change to this contact, unless the
 * change is locked.
 */
export function findLastPin(
  accountId: string,
  contact: Pick<ContactChange, 'type' | 'value'>,
  now: number,
): Statement<{ pin_expires_at: number | null }> {
  return sql<{ pin_expires_at: number | null }>`SELECT pin_expires_at
    FROM ${openChange(accountId, contact)} AND (locked_until IS NULL OR locked_until <= ${now})
    ORDER BY pin_expires_at DESC LIMIT 1`;
}

/** Reads until when an account's changes of contact are locked. */
export function findContactLock(
  accountId: string,
  now: number,
): Statement<{ locked_until: number | null }> {
  return sql<{ locked_until: number | null }>`SELECT locked_until FROM proof
    WHERE locked_until > ${now} AND used_at IS NULL
      AND id IN (SELECT id FROM contact_change WHERE account_id = ${accountId}) LIMIT 1`;
}

/** Aborts where the account was sent a PIN for a change to this contact a moment ago. */
export function assertNotJustSent(
  accountId: string,
  contact: Pick<ContactChange, 'type' | 'value'>,
  now: number,
): Statement {
  return assertThat(sql`NOT EXISTS (SELECT 1 FROM ${openChange(accountId, contact)}
    AND pin_expires_at > ${resendableUntil(now)})`);
}

/** The proofs of an account's unproved changes to a contact, as FROM and WHERE name them. */
function openChange(
  accountId: string,
  { type, value }: Pick<ContactChange, 'type' | 'value'>,
): Statement {
  return sql`proof WHERE used_at IS NULL AND id IN (SELECT id FROM contact_change
    WHERE account_id = ${accountId} AND type = ${type} AND value = ${value})`;
}

/** Reads a change of contact of this account. */
export function findContactChange(
  id: string,
  accountId: string,
): Statement<{ type: ContactType; value: string; country: string | null }> {
  return sql<{ type: ContactType; value: string; country: string | null }>`
    SELECT type, value, country FROM contact_change WHERE id = ${id} AND account_id = ${accountId}`;
}

/**
 * Gives an account the contact that it proved; a contact of another account aborts the batch. All
 * claims to the contact are deleted, the account's own included. A username that was the old
 * contact changes with it.
 */
export function replaceContact(
  accountId: string,
  { type, value, country }: ContactChange,
  now: number,
): Statement[] {
  const held =
    type === 'email'
      ? sql`UPDATE account SET username = iif(username = email, ${value}, username), email = ${value},
          email_verified_at = ${now}, updated_at = ${now}
        WHERE id = ${accountId} AND erased_at IS NULL`
      : sql`UPDATE account SET username = iif('+' || username = phone, ${value.slice(1)}, username),
          phone = ${value}, country = ${country}, phone_verified_at = ${now}, updated_at = ${now}
        WHERE id = ${accountId} AND erased_at IS NULL`;
  return [
    sql`DELETE FROM contact_claim
      WHERE type = ${type} AND (value = ${value} OR account_id = ${accountId})`,
    held,
    beginEpoch(accountId),
  ];
}
