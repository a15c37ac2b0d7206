/** A signed-in account, on the whole edge and the databases of this test file. */
import { env } from 'cloudflare:workers';
import { sql, type Statement } from '../../../edge/db/directory-sql.ts';
import { newToken, tokenHash } from '../../../edge/session/index.ts';
import type { Answer as PlainAnswer } from '../../support/answer.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { NOON } from '../platform/stores.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;

export const PASSWORD = 'una clave larga de prueba';

/** Reads or writes DIRECTORY as the passing of time would. */
export async function directory<Row>(statement: Statement<Row>): Promise<Row[]> {
  const { text, params } = statement;
  const { results } = await env.DIRECTORY.prepare(text)
    .bind(...params)
    .all();
  return results as Row[];
}

export interface Made {
  readonly store: string;
  readonly name?: string;
  readonly email?: string | null;
  readonly emailVerified?: boolean;
  readonly phone?: string | null;
}

export interface Answer<Body = unknown> extends PlainAnswer<Body> {
  readonly headers: Headers;
}

export interface SignedIn {
  readonly id: string;
  /** `{me}:{key}/{me}` at the store. */
  readonly path: string;
  readonly cookie: string;
  call<Body = unknown>(method: string, path: string, body?: unknown): Promise<Answer<Body>>;
}

/** Makes an account with every kind of row that a person can own, and signs it in. */
export async function signIn(platform: Platform, made: Made): Promise<SignedIn> {
  const id = newId('account');
  const { store, name = 'Ana Ruiz', email = null, emailVerified = true, phone = null } = made;
  await directory(sql`INSERT INTO account (id, username, full_name, email, phone, country,
      email_verified_at, phone_verified_at, password, photo, locale, theme, profile, store_id,
      referral, created_at, updated_at)
    VALUES (${id}, ${id.slice(3, 20)}, ${name}, ${emailVerified ? email : null}, ${phone}, 'MX',
      ${email !== null && emailVerified ? NOON : null}, ${phone === null ? null : NOON},
      ${await quickPasswords.hash(PASSWORD)}, '/media/ana.webp', 'es', 'dark', '{"city":"Puebla"}',
      ${`st_${store}`}, 'ac_promotor', ${NOON}, ${NOON})`);
  if (email !== null && !emailVerified) {
    await directory(sql`INSERT INTO contact_claim (account_id, type, value, created_at)
      VALUES (${id}, 'email', ${email}, ${NOON})`);
  }
  const token = newToken();
  const host = `${store}.localhost`;
  await directory(sql`INSERT INTO session
      (token_hash, id, account_id, host, method, device, created_at, seen_at, expires_at)
    VALUES (${await tokenHash(token)}, ${newId('session')}, ${id}, ${host}, 'password', 'Firefox',
      ${NOON}, ${NOON}, ${NOON + YEAR_MS})`);
  const origin = `http://${host}`;
  const cookie = `session=${token}`;
  return {
    id,
    path: `${id}:st_${store}/${id}`,
    cookie,
    async call<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
      const answer = await platform.ask(origin + path, {
        method,
        headers: {
          cookie,
          origin,
          'idempotency-key': crypto.randomUUID(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { status, headers } = answer;
      return { status, headers, body: (await answer.json()) as Answer<Body>['body'] };
    },
  };
}
