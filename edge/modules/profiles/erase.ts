import { newId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import { assertThat, raw } from '../../db/sql.ts';
import { accountLives } from './statements.ts';

/**
 * Finds a store that the account owns. Such an account cannot be erased: a store needs an owner.
 */
export function findOwnStore(accountId: string): Statement<{ slug: string }> {
  return sql<{ slug: string }>`SELECT slug FROM store WHERE owner_id = ${accountId} LIMIT 1`;
}

/** Tables whose rows belong to an account and are deleted with it. */
const OWN = [
  'session',
  'staff',
  'setup_app',
  'contact_claim',
  'passkey',
  'authenticator',
  'recovery_code',
  'pending_sign_in',
  'bought_in',
  'account_address',
  'store_claim',
  'store_pass',
  'follow',
  'alert',
  'alert_preference',
  'quiet_hours',
  'hidden_presence',
  'hidden_reading',
  'held_mail',
  'delivery',
  'push_subscription',
  'advisor',
  'advised',
  'talk_report',
  'conversation_rating',
  'former_sponsor',
  'affinity_member',
] as const;

/** Tables of rows that made an account or change it; each row's proof has its id. */
const PROVED = ['registration', 'password_reset', 'contact_change'] as const;

const table = (name: (typeof OWN)[number] | (typeof PROVED)[number]) => raw(name);

/**
 * Erases an account in one batch: its personal data and all its credentials. The row stays, empty,
 * for the rows that point to it. Orders belong to the stores and stay as they are. Aborts for an
 * account that owns a store.
 */
export function eraseAccount(accountId: string, now: number): Statement[] {
  // Not made from the id: a person could then take that username first.
  const username = `erased-${newId('account').slice('ac_'.length)}`;
  return [
    assertThat(
      accountLives(accountId),
      sql`NOT EXISTS (SELECT 1 FROM store WHERE owner_id = ${accountId})`,
    ),
    sql`DELETE FROM staff_invite WHERE email = (SELECT email FROM account WHERE id = ${accountId})`,
    sql`DELETE FROM follow WHERE followed_id = ${accountId}`,
    sql`DELETE FROM advised WHERE advisor_id = ${accountId}`,
    // Nobody can be warned or barred any more.
    sql`DELETE FROM talk_report WHERE peer_id = ${accountId}`,
    // Its provider's vault lets go of each, and then the row goes.
    sql`UPDATE saved_card SET account_id = NULL, dropped_at = ${now} WHERE account_id = ${accountId}`,
    ...PROVED.flatMap((name) => [
      sql`DELETE FROM proof WHERE id IN
        (SELECT id FROM ${table(name)} WHERE account_id = ${accountId})`,
    ]),
    ...OWN.map((name) => sql`DELETE FROM ${table(name)} WHERE account_id = ${accountId}`),
    sql`UPDATE account SET username = ${username}, full_name = '', email = NULL, phone = NULL,
        country = NULL, email_verified_at = NULL, phone_verified_at = NULL, password = NULL,
        photo = NULL, region = NULL, theme = NULL, profile = '{}', referral = NULL, campaign = NULL,
        click_id = NULL, microsite_id = NULL, alias_domain = NULL, affinity_id = NULL,
        heartbeat_at = NULL, epoch = epoch + 1, updated_at = ${now}, erased_at = ${now}
      WHERE id = ${accountId}`,
  ];
}
