/** An account with a row in every table of DIRECTORY that can hold one. */
import { sql } from '../../../edge/db/directory-sql.ts';
import { raw } from '../../../edge/db/sql.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { NOON } from '../platform/stores.ts';
import { directory, type SignedIn } from './person.ts';

/**
 * Rows about the account in every table of DIRECTORY that names one, by table. Its place in the tree of sponsors stays, as the
 * account's own empty row does: others hang below it.
 */
export async function rowsAbout(id: string): Promise<Record<string, number>> {
  const tables = await directory(sql<{ name: string }>`SELECT name FROM sqlite_schema
    WHERE type = 'table' AND sql LIKE '%account_id TEXT%' AND name <> 'promoter'`);
  const counted = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await directory(
        sql<{ n: number }>`SELECT count(*) AS n FROM ${raw(name)} WHERE account_id = ${id}`,
      );
      return [name, row?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counted);
}

/** Gives an account a row in every table that can hold one. */
export async function fill(person: SignedIn, email: string): Promise<void> {
  const { id } = person;
  const later = NOON + 60_000;
  const proofs = [newId('proof'), newId('proof'), newId('proof')] as const;
  for (const [index, purpose] of (['registration', 'reset', 'contact'] as const).entries()) {
    await directory(sql`INSERT INTO proof (id, purpose, subject, created_at, expires_at)
      VALUES (${proofs[index]}, ${purpose}, 'x', ${NOON}, ${later})`);
  }
  const statements = [
    sql`UPDATE account SET microsite_id = 'st_vecina', alias_domain = 'vecina.test',
        affinity_id = 'st_raiz' WHERE id = ${id}`,
    sql`INSERT INTO registration (id, account_id, store_id, type, username, full_name, email,
        password, locale) VALUES (${proofs[0]}, ${id}, 'st_raiz', 'email', 'x', 'Ana', ${email}, '', 'es')`,
    sql`INSERT INTO password_reset (id, account_id) VALUES (${proofs[1]}, ${id})`,
    sql`INSERT INTO contact_change (id, account_id, type, value)
      VALUES (${proofs[2]}, ${id}, 'email', 'nueva@example.com')`,
    sql`INSERT INTO staff (store_id, account_id, role, created_at)
      VALUES ('st_vecina', ${id}, 'dispatcher', ${NOON})`,
    sql`INSERT INTO setup_app (account_id, app, show_tour, updated_at)
      VALUES (${id}, 'store', 1, ${NOON})`,
    sql`INSERT INTO passkey (id, credential_id, account_id, rp_id, public_key, counter, transports,
        name, created_at)
      VALUES (${`pk${id}`}, ${`cr${id}`}, ${id}, 'raiz.localhost', 'x', 0, '[]', 'Mi teléfono', ${NOON})`,
    sql`INSERT INTO authenticator (account_id, secret, confirmed_at, created_at)
      VALUES (${id}, 'secreto', ${NOON}, ${NOON})`,
    sql`INSERT INTO recovery_code (account_id, hash) VALUES (${id}, 'codigo')`,
    sql`INSERT INTO pending_sign_in (id, account_id, host, method, expires_at)
      VALUES (${newId('proof')}, ${id}, 'raiz.localhost', 'password', ${later})`,
    sql`INSERT INTO contact_claim (account_id, type, value, created_at)
      VALUES (${id}, 'email', ${`dicho-${email}`}, ${NOON})`,
    sql`INSERT INTO bought_in (account_id, store_id, since) VALUES (${id}, 'st_vecina', ${NOON})`,
    sql`INSERT INTO account_address (id, account_id, address, created_at, updated_at)
      VALUES (${newId('address')}, ${id}, '{"route":"Ámsterdam"}', ${NOON}, ${NOON})`,
    sql`INSERT INTO store_claim (slug, store_id, account_id, cell, root_id, claimed_at)
      VALUES (${`abre-${id}`}, ${`st_${id}`}, ${id}, 'a', 'st_raiz', ${NOON})`,
    sql`INSERT INTO store_pass (id, account_id, epoch, session_id, store_id, target, back, next,
        created_at, expires_at)
      VALUES (${`ps${id}`}, ${id}, 0, '', 'st_raiz', '', '', '/', ${NOON}, ${later})`,
    sql`INSERT INTO saved_card (id, account_id, network_id, cell, code, taker, customer, source, brand,
        last4, exp_month, exp_year, created_at) VALUES (${`sc${id}`}, ${id}, 'st_red', 'a', 'str_card',
        'platform', 'cus_1', ${`pm${id}`}, 'visa', '4242', 12, 2090, ${NOON})`,
    sql`INSERT INTO former_sponsor (account_id, network_id, sponsor_id, since, ended_at, reason, changed_by)
      VALUES (${id}, 'st_raiz', NULL, 0, 1, 'Se equivocó de enlace', 'ac_raiz')`,
    sql`INSERT INTO affinity_member (account_id, group_id, state, asked_at, state_at)
      VALUES (${id}, 'st_raiz', 'asked', ${NOON}, ${NOON})`,
    sql`INSERT INTO follow (account_id, network_id, followed_id, since)
      VALUES (${id}, 'st_raiz', 'st_vecina', ${NOON})`,
    sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app, params, message_body,
        created_at)
      VALUES (${id}, 'al_uno', 'st_vecina', 'Vecina', 'store', '{}', '{"es":"Recibimos tu pedido"}',
        ${NOON})`,
    sql`INSERT INTO alert_preference (account_id, origin_app, by_mail, by_push)
      VALUES (${id}, 'inbox', 0, 1)`,
    sql`INSERT INTO quiet_hours (account_id, quiet_from, quiet_to, quiet_zone)
      VALUES (${id}, '22:00', '07:00', 'America/Mexico_City')`,
    sql`INSERT INTO hidden_presence (account_id) VALUES (${id})`,
    sql`INSERT INTO hidden_reading (account_id) VALUES (${id})`,
    sql`INSERT INTO held_mail (account_id, id, store_id, store_name, origin_app, subject,
        link_scheme, link_port, created_at, due_at)
      VALUES (${id}, 'ms_uno', 'st_vecina', 'Vecina', 'inbox', 'Te escribieron', 'http:', '',
        ${NOON}, ${NOON})`,
    sql`INSERT INTO delivery (id, account_id, store_id, store_name, way, origin_app, address, state,
        created_at, changed_at)
      VALUES (${newId('message')}, ${id}, 'st_vecina', 'Vecina', 'mail', 'inbox', 'a…@example.com',
        'sent', ${NOON}, ${NOON})`,
    sql`INSERT INTO push_subscription (id, account_id, session_id, store_id, host, base, endpoint,
        p256dh, auth, created_at)
      VALUES (${newId('device')}, ${id}, '', 'st_vecina', 'vecina.localhost', '',
        ${`https://push.example.com/${id}`}, 'p', 'a', ${NOON})`,
    sql`INSERT INTO advisor (root_id, account_id, hours, zone, created_at)
      VALUES ('st_raiz', ${id}, '"day"', 'America/Mexico_City', ${NOON})`,
    sql`INSERT INTO advised (root_id, account_id, advisor_id, since)
      VALUES ('st_raiz', ${id}, ${id}, ${NOON})`,
    sql`INSERT INTO talk_report (id, conversation_id, account_id, mailbox_id, peer_id, reason,
        messages, created_at)
      VALUES (${newId('talkReport')}, 'cv_uno', ${id}, ${id}, 'st_vecina', 'Me insulta.', '[]', ${NOON})`,
    sql`INSERT INTO conversation_rating (mailbox_id, conversation_id, closed_at, account_id, stars,
        comment, rated_at)
      VALUES ('st_vecina', ${`cv_${id}`}, ${NOON}, ${id}, 5, 'Muy amables.', ${NOON})`,
    sql`INSERT INTO staff_invite (id, store_id, email, role, key_hash, invited_by, sent_at, expires_at)
      VALUES (${`iv${id}`}, 'st_raiz', ${email}, 'admin', ${`k${id}`}, ${id}, ${NOON}, ${later})`,
  ];
  for (const statement of statements) await directory(statement);
}
