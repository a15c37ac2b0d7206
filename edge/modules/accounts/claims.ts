import type { ContactType } from '../../../shared/contracts/people.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import { raw } from '../../db/sql.ts';

/**
 * Contacts that a person entered and has not proved. They stand apart from the proved contacts of
 * accounts: an account is found by a claim only at a sign-in with its password, and only where no
 * PIN was asked for.
 */

/**
 * True when an account signs in by an unproved contact. The next registration with it has to prove
 * it.
 */
export function findOpeningClaim(
  type: ContactType,
  value: string,
): Statement<{ account_id: string }> {
  return sql<{ account_id: string }>`SELECT account_id FROM contact_claim
    WHERE type = ${type} AND value = ${value} AND opens = 1`;
}

/**
 * Adds the contact that a registration entered and did not prove, unless another account has proved
 * it by now.
 * @param registration the row `r`, as FROM and WHERE name it
 * @param opens whether its person signs in by it; a second account that it opens aborts the batch
 */
export function claimOfRegistration(
  type: ContactType,
  registration: Statement,
  opens: boolean,
  now: number,
): Statement {
  const column = raw(type);
  const country = type === 'phone' ? sql`r.country` : sql`NULL`;
  return sql`INSERT INTO contact_claim (account_id, type, value, country, opens, created_at)
    SELECT r.account_id, ${type}, r.${column}, ${country}, ${opens}, ${now} FROM ${registration}
      AND r.${column} IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM account a WHERE a.${column} = r.${column})`;
}

/** Deletes every unproved claim to a contact, since an account proves it now. */
export function yieldClaims(type: ContactType, value: Statement): Statement[] {
  return [sql`DELETE FROM contact_claim WHERE type = ${type} AND value = ${value}`];
}
