/** People who are invited to a store's team, and the mails that invite them. */
import { env } from 'cloudflare:workers';
import { sql } from '../../../edge/db/directory-sql.ts';
import { openAccount, tellDirectory } from '../platform/people.ts';
import { NOON } from '../platform/stores.ts';

let made = 0;

/** A new account with its own e-mail. */
export async function somebody(
  verified = true,
): Promise<{ name: string; email: string; id: string }> {
  made += 1;
  const name = `gente${made}`;
  const email = `${name}@example.com`;
  await openAccount(name);
  await tellDirectory(
    verified
      ? sql`UPDATE account SET email = ${email}, email_verified_at = ${NOON}
          WHERE username = ${name}`
      : sql`INSERT INTO contact_claim (account_id, type, value, created_at)
          VALUES (${`ac_${name}`}, 'email', ${email}, ${NOON})`,
  );
  return { name, email, id: `ac_${name}` };
}

/** Rows of DIRECTORY. */
export async function rows<Row>(text: string, ...params: unknown[]): Promise<Row[]> {
  const { results } = await env.DIRECTORY.prepare(text)
    .bind(...params)
    .all<Row>();
  return results;
}

/** The key of the link in the last mail to a recipient. */
export async function keyFor(email: string): Promise<string> {
  const [row] = await rows<{ text: string }>(
    "SELECT coalesce(body, '') AS text FROM outbox WHERE payload ->> '$.recipient' = ? ORDER BY rowid DESC LIMIT 1",
    email,
  );
  const key = /\/invitacion\/([\w-]{43})/.exec(row?.text ?? '')?.[1];
  if (key === undefined) throw new Error(`no link for ${email}`);
  return key;
}

/** The role of an account in a store; undefined without one. */
export const roleOf = async (id: string, store = 'st_uno') =>
  (
    await rows<{ role: string }>(
      'SELECT role FROM staff WHERE account_id = ? AND store_id = ?',
      id,
      store,
    )
  )[0]?.role;
