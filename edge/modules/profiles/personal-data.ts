import type { AccountExport } from '../../../shared/contracts/account-data.ts';
import type { Address } from '../../../shared/contracts/place-order.ts';
import { together } from '../../../shared/kernel/together.ts';
import type { Directory } from '../../db/database.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { listAddresses } from './address-statements.ts';
import { toProfile } from './mapper.ts';
import { findProfile } from './statements.ts';

/**
 * The data that DIRECTORY keeps of an account: everything that names it, except its credentials.
 */
export type Kept = Omit<
  AccountExport,
  'exported_at' | 'conversations' | 'orders' | 'stores_incomplete'
>;

interface SessionRow extends Pick<
  DirectoryTables['session'],
  'host' | 'device' | 'created_at' | 'seen_at' | 'expires_at'
> {
  method: string;
}

function listSessions(accountId: string): Statement<SessionRow> {
  return sql<SessionRow>`SELECT host, device, method, created_at, seen_at, expires_at FROM session
    WHERE account_id = ${accountId} ORDER BY seen_at DESC`;
}

function listRoles(
  accountId: string,
): Statement<{ store: string; role: string; since: number | null }> {
  return sql<{ store: string; role: string; since: number | null }>`
    SELECT slug AS store, 'owner' AS role, NULL AS since FROM store WHERE owner_id = ${accountId}
    UNION ALL
    SELECT s.slug, t.role, t.created_at FROM staff t JOIN store s ON s.id = t.store_id
    WHERE t.account_id = ${accountId}`;
}

function listPasskeys(
  accountId: string,
): Statement<{ name: string; host: string; created_at: number }> {
  return sql<{ name: string; host: string; created_at: number }>`
    SELECT name, rp_id AS host, created_at FROM passkey
    WHERE account_id = ${accountId} ORDER BY created_at`;
}

function findSecondFactor(accountId: string): Statement<{ authenticator: number; codes: number }> {
  return sql<{ authenticator: number; codes: number }>`SELECT
      EXISTS (SELECT 1 FROM authenticator
        WHERE account_id = ${accountId} AND confirmed_at IS NOT NULL) AS authenticator,
      (SELECT count(*) FROM recovery_code
        WHERE account_id = ${accountId} AND used_at IS NULL) AS codes`;
}

function listSetup(accountId: string): Statement<{ app: string; show_tour: 0 | 1 | null }> {
  return sql<{ app: string; show_tour: 0 | 1 | null }>`SELECT app, show_tour FROM setup_app
    WHERE account_id = ${accountId} ORDER BY app`;
}

function listFollows(accountId: string): Statement<FollowRow> {
  return sql<FollowRow>`SELECT followed_id, network_id, since FROM follow
    WHERE account_id = ${accountId} ORDER BY network_id, since`;
}

function listAlerts(accountId: string): Statement<AlertRow> {
  return sql<AlertRow>`SELECT store_name, message_body, created_at, visited_at FROM alert
    WHERE account_id = ${accountId} ORDER BY created_at, id`;
}

function listReports(accountId: string): Statement<{ reason: string; created_at: number }> {
  return sql<{ reason: string; created_at: number }>`SELECT reason, created_at FROM talk_report
    WHERE account_id = ${accountId} ORDER BY created_at, id`;
}

function listRatings(
  accountId: string,
): Statement<Pick<DirectoryTables['conversation_rating'], 'stars' | 'comment' | 'rated_at'>> {
  return sql`SELECT stars, comment, rated_at FROM conversation_rating
    WHERE account_id = ${accountId} ORDER BY rated_at`;
}

/** How the account is told of what happens, and the mails that its quiet hours hold back. */
function listChoices(
  accountId: string,
): Statement<Pick<DirectoryTables['alert_preference'], 'origin_app' | 'by_mail' | 'by_push'>> {
  return sql`SELECT origin_app, by_mail, by_push FROM alert_preference
    WHERE account_id = ${accountId} ORDER BY origin_app`;
}

function findQuietHours(
  accountId: string,
): Statement<Omit<DirectoryTables['quiet_hours'], 'account_id'>> {
  return sql`SELECT quiet_from, quiet_to, quiet_zone FROM quiet_hours
    WHERE account_id = ${accountId}`;
}

function findHidden(
  accountId: string,
): Statement<Pick<DirectoryTables['hidden_presence'], 'account_id'>> {
  return sql`SELECT account_id FROM hidden_presence WHERE account_id = ${accountId}`;
}

function findHiddenReading(
  accountId: string,
): Statement<Pick<DirectoryTables['hidden_reading'], 'account_id'>> {
  return sql`SELECT account_id FROM hidden_reading WHERE account_id = ${accountId}`;
}

function listHeld(
  accountId: string,
): Statement<Pick<DirectoryTables['held_mail'], 'store_name' | 'subject' | 'created_at'>> {
  return sql`SELECT store_name, subject, created_at FROM held_mail
    WHERE account_id = ${accountId} ORDER BY created_at, id`;
}

function listDelivered(
  accountId: string,
): Statement<
  Pick<DirectoryTables['delivery'], 'store_name' | 'way' | 'address' | 'state' | 'created_at'>
> {
  return sql`SELECT store_name, way, address, state, created_at FROM delivery
    WHERE account_id = ${accountId} ORDER BY created_at, id`;
}

function listDevices(
  accountId: string,
): Statement<Pick<DirectoryTables['push_subscription'], 'host' | 'created_at'>> {
  return sql`SELECT host, created_at FROM push_subscription
    WHERE account_id = ${accountId} ORDER BY created_at, id`;
}

function listAdvises(accountId: string): Statement<Omit<DirectoryTables['advisor'], 'account_id'>> {
  return sql`SELECT root_id, email, phone, whatsapp, hours, zone, created_at FROM advisor
    WHERE account_id = ${accountId} ORDER BY created_at, root_id`;
}

function listAdvised(
  accountId: string,
): Statement<Pick<DirectoryTables['advised'], 'root_id' | 'since'>> {
  return sql`SELECT root_id, since FROM advised WHERE account_id = ${accountId} ORDER BY root_id`;
}

function listSavedCards(
  accountId: string,
): Statement<
  Pick<DirectoryTables['saved_card'], 'brand' | 'last4' | 'exp_month' | 'exp_year' | 'created_at'>
> {
  return sql`SELECT brand, last4, exp_month, exp_year, created_at FROM saved_card
    WHERE account_id = ${accountId} ORDER BY created_at, id`;
}

type AlertRow = Pick<
  DirectoryTables['alert'],
  'store_name' | 'message_body' | 'created_at' | 'visited_at'
>;

type FollowRow = Pick<DirectoryTables['follow'], 'followed_id' | 'network_id' | 'since'>;

const iso = (instant: number) => new Date(instant).toISOString();
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));

/**
 * Reads the kept data of an account, in one round trip; undefined when there is no such account.
 */
export async function readKept(directory: Directory, accountId: string): Promise<Kept | undefined> {
  const kept = await together({
    account: directory.first(findProfile(accountId)),
    sessions: directory.read(listSessions(accountId)),
    roles: directory.read(listRoles(accountId)),
    passkeys: directory.read(listPasskeys(accountId)),
    factor: directory.first(findSecondFactor(accountId)),
    setup: directory.read(listSetup(accountId)),
    addresses: directory.read(listAddresses(accountId)),
    follows: directory.read(listFollows(accountId)),
    alerts: directory.read(listAlerts(accountId)),
    reports: directory.read(listReports(accountId)),
    choices: directory.read(listChoices(accountId)),
    quiet: directory.first(findQuietHours(accountId)),
    hidden: directory.first(findHidden(accountId)),
    held: directory.read(listHeld(accountId)),
    delivered: directory.read(listDelivered(accountId)),
    devices: directory.read(listDevices(accountId)),
    advises: directory.read(listAdvises(accountId)),
    advised: directory.read(listAdvised(accountId)),
    ratings: directory.read(listRatings(accountId)),
    hidesReading: directory.first(findHiddenReading(accountId)),
    cards: directory.read(listSavedCards(accountId)),
  });
  const { account, sessions, roles, passkeys, factor, setup, addresses, follows, alerts, reports } =
    kept;
  const {
    choices,
    quiet,
    hidden,
    held,
    delivered,
    devices,
    advises,
    advised,
    ratings,
    hidesReading,
    cards,
  } = kept;
  if (!account) return undefined;
  const { store_id, microsite_id, alias_domain, affinity_id } = account;
  const { referral, campaign, click_id } = account;
  return {
    account: {
      ...toProfile(account),
      heartbeat_at: isoOrNull(account.heartbeat_at),
      registered_at_store: store_id,
      registered_at_microsite: microsite_id,
      registered_by_domain: alias_domain,
      asked_to_join: affinity_id,
      referral,
      campaign,
      click_id,
    },
    sessions: sessions.map((row) => ({
      ...row,
      created_at: iso(row.created_at),
      seen_at: iso(row.seen_at),
      expires_at: iso(row.expires_at),
    })),
    roles: roles.map((row) => ({ ...row, since: isoOrNull(row.since) })),
    passkeys: passkeys.map((row) => ({ ...row, created_at: iso(row.created_at) })),
    second_factor: {
      authenticator: factor?.authenticator === 1,
      recovery_codes_left: factor?.codes ?? 0,
    },
    addresses: addresses.map((row) => JSON.parse(row.address) as Address),
    follows: follows.map((row) => ({
      id: row.followed_id,
      network: row.network_id,
      since: iso(row.since),
    })),
    alerts: alerts.map((row) => ({
      store: row.store_name,
      text: JSON.parse(row.message_body) as Record<string, string>,
      created_at: iso(row.created_at),
      visited_at: isoOrNull(row.visited_at),
    })),
    alert_preferences: choices.map(({ origin_app: app, by_mail: mail, by_push: push }) => ({
      app,
      mail: mail === 1,
      push: push === 1,
    })),
    quiet_hours: quiet
      ? { from: quiet.quiet_from, to: quiet.quiet_to, zone: quiet.quiet_zone }
      : null,
    hides_presence: hidden !== undefined,
    hides_reading: hidesReading !== undefined,
    held_mails: held.map((row) => ({
      store: row.store_name,
      subject: row.subject,
      created_at: iso(row.created_at),
    })),
    deliveries: delivered.map(({ store_name: store, created_at: at, ...row }) => ({
      ...row,
      store,
      created_at: iso(at),
    })),
    alert_devices: devices.map(({ host, created_at: at }) => ({ host, created_at: iso(at) })),
    advises: advises.map(({ hours, created_at: at, ...row }) => ({
      ...row,
      hours: JSON.parse(hours) as unknown,
      since: iso(at),
    })),
    advised: advised.map((row) => ({ network: row.root_id, since: iso(row.since) })),
    reports: reports.map((row) => ({ reason: row.reason, created_at: iso(row.created_at) })),
    ratings: ratings.map(({ rated_at: at, ...row }) => ({ ...row, created_at: iso(at) })),
    saved_cards: cards.map(({ created_at: at, ...card }) => ({ ...card, saved_on: iso(at) })),
    setup: setup.map(({ app, show_tour: said }) => ({
      app,
      show_tour: said === null ? null : said === 1,
    })),
  };
}
