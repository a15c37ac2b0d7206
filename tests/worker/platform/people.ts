/** Accounts in the directory of this test file, and their browsers' sessions. */
import { env } from 'cloudflare:workers';
import { sql, type Statement } from '../../../edge/db/directory-sql.ts';
import { newToken, sessionEnd, tokenHash } from '../../../edge/session/index.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import { NOON } from './stores.ts';

/** Writes straight into the directory. */
export async function tellDirectory(...statements: readonly Statement[]): Promise<void> {
  await env.DIRECTORY.batch(
    statements.map((one) => env.DIRECTORY.prepare(one.text).bind(...one.params)),
  );
}

/** Opens an account, `ac_{name}`. */
export function openAccount(name: string, fullName = `Persona ${name}`): Promise<void> {
  return tellDirectory(
    sql`INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at)
      VALUES (${`ac_${name}`}, ${name}, ${fullName}, 'es', 'st_none', ${NOON}, ${NOON})`,
  );
}

/** Gives an account a role in a store; `owner` makes the store its own. */
export function appoint(name: string, slug: string, role: StaffRole | 'owner'): Promise<void> {
  const account = `ac_${name}`;
  return tellDirectory(
    role === 'owner'
      ? sql`UPDATE store SET owner_id = ${account} WHERE slug = ${slug}`
      : sql`INSERT INTO staff (store_id, account_id, role, created_at)
          SELECT id, ${account}, ${role}, ${NOON} FROM store WHERE slug = ${slug}`,
  );
}

/**
 * Signs an account in on a host.
 * @returns the `cookie` header of its browser
 */
export async function signIn(name: string, host: string): Promise<string> {
  const token = newToken();
  const hash = await tokenHash(token);
  await tellDirectory(
    sql`INSERT INTO session (token_hash, id, account_id, host, method, device, created_at, seen_at,
        expires_at)
      VALUES (${hash}, ${newId('session')}, ${`ac_${name}`}, ${host}, 'password', '', ${NOON},
        ${NOON}, ${sessionEnd(NOON, NOON)})`,
  );
  return `session=${token}`;
}
