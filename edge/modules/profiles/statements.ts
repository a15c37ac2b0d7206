import type { ProfileFields } from '../../../shared/contracts/profiles.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat, join, raw } from '../../db/sql.ts';

/** An account with the columns of its profile, unproved contacts included, secrets not. */
export interface ProfileRow extends Pick<
  DirectoryTables['account'],
  | 'id'
  | 'username'
  | 'full_name'
  | 'email_verified_at'
  | 'phone_verified_at'
  | 'photo'
  | 'locale'
  | 'region'
  | 'theme'
  | 'heartbeat_at'
  | 'store_id'
  | 'referral'
  | 'campaign'
  | 'click_id'
  | 'microsite_id'
  | 'alias_domain'
  | 'affinity_id'
  | 'created_at'
  | 'updated_at'
> {
  email: string | null;
  phone: string | null;
  country: string | null;
  /** JSON, see `Said`. */
  profile: string;
  own_slug: string | null;
  own_type: string | null;
}

/**
 * The fields that a person says of themself, as the account's JSON holds them; absent fields are
 * undefined.
 */
export type Said = Partial<Record<(typeof SAID)[number], string | null>>;

/** Profile fields that are columns; the others stand in the JSON. */
export const COLUMNS = ['full_name', 'username', 'photo', 'locale', 'region', 'theme'] as const;
export const SAID = ['description', 'city', 'country', 'website'] as const;

export function findProfile(accountId: string): Statement<ProfileRow> {
  return sql<ProfileRow>`SELECT a.id, a.username, a.full_name, coalesce(a.email, e.value) AS email,
      coalesce(a.phone, p.value) AS phone, coalesce(a.country, p.country) AS country,
      a.email_verified_at, a.phone_verified_at, a.photo, a.locale, a.region, a.theme, a.profile,
      o.slug AS own_slug, o.store_type AS own_type, a.heartbeat_at, a.store_id, a.referral,
      a.campaign, a.click_id, a.microsite_id, a.alias_domain, a.affinity_id, a.created_at, a.updated_at
    FROM account a
    LEFT JOIN store o ON o.id = (SELECT id FROM store WHERE owner_id = a.id ORDER BY id LIMIT 1)
    LEFT JOIN contact_claim e ON e.account_id = a.id AND e.type = 'email'
    LEFT JOIN contact_claim p ON p.account_id = a.id AND p.type = 'phone'
    WHERE a.id = ${accountId} AND a.erased_at IS NULL`;
}

/** True for an account that exists and was not erased. */
export function accountLives(accountId: string): Statement {
  return sql`EXISTS (SELECT 1 FROM account WHERE id = ${accountId} AND erased_at IS NULL)`;
}

/** Writes the given fields, and no others; a username that is taken aborts the batch. */
export function updateProfile(accountId: string, fields: ProfileFields, now: number): Statement[] {
  const said: Said = Object.fromEntries(SAID.map((name) => [name, fields[name]]));
  const columns = COLUMNS.filter((name) => fields[name] !== undefined).map(
    (name) => sql`${raw(name)} = ${fields[name]}, `,
  );
  return [
    assertThat(accountLives(accountId)),
    // A merge patch (RFC 7396): fields that are not named stay, null removes a field.
    sql`UPDATE account SET ${join(columns)} profile = json_patch(profile, ${JSON.stringify(said)}),
        updated_at = ${now} WHERE id = ${accountId}`,
  ];
}

export function findHeartbeat(accountId: string): Statement<{ heartbeat_at: number | null }> {
  return sql<{ heartbeat_at: number | null }>`SELECT heartbeat_at FROM account
    WHERE id = ${accountId} AND erased_at IS NULL`;
}

/** Writes a heartbeat, unless one was written after `since`. */
export function touchHeartbeat(accountId: string, since: number, now: number): Statement {
  return sql`UPDATE account SET heartbeat_at = ${now} WHERE id = ${accountId} AND erased_at IS NULL
    AND (heartbeat_at IS NULL OR heartbeat_at <= ${since})`;
}

export function findSetup(accountId: string, app: string): Statement<{ show_tour: 0 | 1 | null }> {
  return sql<{ show_tour: 0 | 1 | null }>`SELECT show_tour FROM setup_app
    WHERE account_id = ${accountId} AND app = ${app}`;
}

export function putSetup(
  accountId: string,
  app: string,
  showTour: boolean | null,
  now: number,
): Statement[] {
  return [
    assertThat(accountLives(accountId)),
    sql`INSERT INTO setup_app (account_id, app, show_tour, updated_at)
      VALUES (${accountId}, ${app}, ${showTour}, ${now})
      ON CONFLICT (account_id, app) DO UPDATE SET show_tour = excluded.show_tour,
        updated_at = excluded.updated_at`,
  ];
}
