/**
 * Accounts and sessions written straight into the running product's directory, for tests that begin
 * after a sign-up or a sign-in: neither a page is opened for them, nor a password hashed, nor a
 * message waited for.
 */
import type { BrowserContext } from '@playwright/test';
import type { DoorRecord } from '../../edge/cli/start/operator-door.ts';
import { storeIdOf } from '../../edge/cli/seed/stores.ts';
import { sql, type Statement } from '../../edge/db/directory-sql.ts';
import { sessionEnd } from '../../edge/session/lifetime.ts';
import { newToken, tokenHash } from '../../edge/session/secrets.ts';
import { newId } from '../../shared/kernel/ids.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { AlertAbout } from '../../shared/rules/alert-target.ts';
import { originOf, PASSWORD } from './account-steps.ts';

export interface Person {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** The values that the global set-up leaves to the workers. */
export const LEFT = { door: 'E2E_OPERATOR_DOOR', hash: 'E2E_PASSWORD_HASH' } as const;

const leftIn = (name: string): string => process.env[name] ?? '';

/** Runs a statement in the product's process, as `npm run operator` does. */
export async function tellDirectory(statement: Statement): Promise<void> {
  await tell('DIRECTORY', statement);
}

/** Runs a statement of any database in the product's process. */
export async function tell(
  binding: 'DIRECTORY' | 'CELL_A',
  { text, params }: Pick<Statement, 'text' | 'params'>,
): Promise<void> {
  await knock('/', { binding, text, params });
}

/** Runs the work of the product's cron, as it does by itself each five minutes. */
export async function runCron(): Promise<void> {
  await knock('/cron', {});
}

async function knock(path: string, body: object): Promise<{ rows?: unknown[] }> {
  const { port, token } = JSON.parse(leftIn(LEFT.door)) as DoorRecord;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${JSON.stringify(body)}: ${await answer.text()}`);
  return (await answer.json()) as { rows?: unknown[] };
}

/** Reads rows of the product's directory. */
export async function askDirectory<Row>({ text, params }: Statement<Row>): Promise<Row[]> {
  return ((await knock('/', { binding: 'DIRECTORY', text, params })).rows ?? []) as Row[];
}

/** Opens an account of `moda` with a proved e-mail, as a sign-up there leaves it. */
export async function openAccount(locale: Locale): Promise<Person & { readonly id: string }> {
  const id = newId('account');
  const username = `persona.${id.slice(3).toLowerCase()}`;
  const email = `${username}@example.com`;
  const person = { id, name: 'Lucía Méndez', username, email, password: PASSWORD };
  const now = Date.now();
  await tellDirectory(sql`INSERT INTO account (id, username, full_name, email, email_verified_at,
      password, locale, store_id, created_at, updated_at)
    VALUES (${id}, ${username}, ${person.name}, ${email}, ${now}, ${leftIn(LEFT.hash)}, ${locale},
      ${storeIdOf('moda')}, ${now}, ${now})`);
  return person;
}

/** Opens an account that works in a store as its admin: nobody else changes anything under its name. */
export async function openAdmin(
  locale: Locale,
  store: string,
): Promise<Person & { readonly id: string }> {
  const person = await openAccount(locale);
  await tellDirectory(sql`INSERT INTO staff (store_id, account_id, role, created_at)
    VALUES (${storeIdOf(store)}, ${person.id}, 'admin', ${Date.now()})`);
  return person;
}

/** Gives a browser a session of an account, begun just now. */
export async function beginSession(
  context: BrowserContext,
  account: string,
  store: string,
): Promise<void> {
  const origin = originOf(store);
  const token = newToken();
  const now = Date.now();
  await tellDirectory(sql`INSERT INTO session (token_hash, id, account_id, host, method, device,
      created_at, seen_at, expires_at)
    VALUES (${await tokenHash(token)}, ${newId('session')}, ${account},
      ${new URL(origin).hostname}, 'password', '', ${now}, ${now}, ${sessionEnd(now, now)})`);
  const kept = { httpOnly: true, sameSite: 'Lax' } as const;
  await context.addCookies([{ name: 'session', value: token, url: origin, ...kept }]);
}

/**
 * Tells an account a number of alerts, each a minute after the one before: they name a referral, which
 * leads to the page of it.
 */
export async function tellAlerts(account: string, amount: number): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: amount }, (_, index) => {
    const n = index + 1;
    const about = `${account.slice(3)}${String(n).padStart(2, '0')}`.slice(-26);
    const es = `Aviso ${n}: alguien que invitaste vendió por primera vez, y algo es para ti.`;
    const en = `Alert ${n}: someone you invited has sold for the first time; a part is yours.`;
    return [`al_${about}`, JSON.stringify({ es, en }), now - (amount - n) * 60_000] as const;
  });
  await tellDirectory(sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app,
      params, message_body, created_at)
    SELECT ${account}, value ->> 0, ${storeIdOf('moda')}, 'Lirio', 'referral', '{}', value ->> 1,
      value ->> 2
    FROM json_each(${JSON.stringify(rows)})`);
}

/** Tells an account one alert of `moda`, by a number of its own; gives its words. */
export async function tellAlert(
  account: string,
  { origin_app: app, params }: AlertAbout,
  number: number,
): Promise<Record<Locale, string>> {
  const about = `${account.slice(3)}row${number}`.slice(-26);
  const words = { es: `Aviso ${number} de ${app}`, en: `Alert ${number} of ${app}` };
  await tellDirectory(sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app,
      params, message_body, created_at)
    VALUES (${account}, ${`al_${about}`}, ${storeIdOf('moda')}, 'Lirio', ${app},
      ${JSON.stringify(params)}, ${JSON.stringify(words)}, ${Date.now()})`);
  return words;
}

/** Tells an account as many alerts of one conversation, one after the other. */
export async function tellEqualAlerts(account: string, amount: number): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: amount }, (_, index) => {
    const about = `${account.slice(3)}eq${index}`.slice(-26);
    return [`al_${about}`, now + index] as const;
  });
  const body = JSON.stringify({ es: 'Lirio te escribió', en: 'Lirio wrote to you' });
  await tellDirectory(sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app,
      params, message_body, created_at)
    SELECT ${account}, value ->> 0, ${storeIdOf('moda')}, 'Lirio', 'inbox',
      '{"type":"conversation","contact_id":"cv_equal"}', ${body}, value ->> 1
    FROM json_each(${JSON.stringify(rows)})`);
}

/** Notes mails to an account: the newest was refused, the others were sent. */
export async function noteDeliveries(account: string, amount: number): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: amount }, (_, n) => [
    `ms_${`${account.slice(3)}dl${n}`.slice(-26)}`,
    n === 0 ? 'failed' : 'sent',
    n === 0 ? 'refused' : null,
    now - n * 60_000,
  ]);
  await tellDirectory(sql`INSERT INTO delivery (id, account_id, store_id, store_name, way,
      origin_app, address, state, reason, created_at, changed_at)
    SELECT value ->> 0, ${account}, ${storeIdOf('moda')}, 'Lirio', 'mail', 'store',
      'l…@example.com', value ->> 1, value ->> 2, value ->> 3, value ->> 3
    FROM json_each(${JSON.stringify(rows)})`);
}
