/** Stores of two cells, each with every kind of row, and accounts of every role. */
import { env } from 'cloudflare:workers';
import * as cellOf from '../../../edge/db/cell-sql.ts';
import { sql, type Statement } from '../../../edge/db/directory-sql.ts';
import { newToken, sessionEnd, tokenHash } from '../../../edge/session/index.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import type { StoreRole } from '../../../shared/rules/permissions.ts';
import { orderBody } from '../../support/buyer.ts';
import type { Named } from '../../support/sample.ts';
import { tellDirectory } from '../platform/people.ts';
import type { Platform } from '../platform/platform.ts';
import { listItems, NOON, openStore, write } from '../platform/stores.ts';
import { callerOf } from '../staff/caller.ts';
import { ROLES } from './who-may/index.ts';

export const STORES = ['uno', 'dos', 'tres', 'cuatro'] as const;
export type Slug = (typeof STORES)[number];
const CELL = { uno: 'a', dos: 'b', tres: 'b', cuatro: 'a' } as const;

/** A text in every row of a store that another store must not show. */
export const canaryOf = (slug: Slug) => `canario-${slug}`;
export const PASSWORD = 'una clave larga de prueba';

export interface Things {
  /** Values by field name. */
  readonly named: Named;
  /** Values by parameter name. */
  readonly params: Readonly<Record<string, string>>;
  /** The id of one row of each kind, by the kind's prefix; `staff` is a member of the staff. */
  readonly ids: Readonly<Record<string, string>>;
  /** An account whose rows no other account may touch. */
  readonly victim: string;
}

/** Opens a store and fills it. */
export async function fillStore(platform: Platform, slug: Slug, password: string): Promise<Things> {
  const cell = CELL[slug];
  const canary = canaryOf(slug);
  await openStore({ slug, cell });
  for (const partner of ['socia', 'otra']) {
    await openStore({ slug: `${slug}-${partner}`, cell, root: slug });
  }
  await listItems({ slug, cell }, 2);
  await write(cell, cellOf.sql`UPDATE item SET name = ${canary} WHERE owner_id = ${`st_${slug}`}`);
  await write(cell, cellOf.sql`UPDATE store SET name = ${canary} WHERE id = ${`st_${slug}`}`);
  await write(
    cell,
    cellOf.sql`INSERT INTO catalogue (id, store_id, slug, name, position, updated_at)
      VALUES (${`ca_${slug}`}, ${`st_${slug}`}, 'unico', ${canary}, 0, ${NOON})`,
  );
  const collaborator = newId('collaborator');
  await write(
    cell,
    cellOf.sql`INSERT INTO collaborator (id, store_id, partner_id, store_name, created_at)
      VALUES (${collaborator}, ${`st_${slug}`}, ${`st_${slug}-socia`}, ${canary}, ${NOON})`,
  );
  const embedKey = newId('embedKey');
  await write(
    cell,
    cellOf.sql`INSERT INTO embed_key (id, store_id, public_key, partner, origins, per_minute, state,
        created_at)
      VALUES (${embedKey}, ${`st_${slug}`}, ${`pk_${slug.padEnd(24, '0')}`}, ${canary},
        '["https://blog.example"]', 600, 'active', ${NOON})`,
  );
  const { victim, colleague, session, invite, key } = await fillDirectory(slug, password);
  const line = { item: `it_${slug}-1`, sku: `sk_${slug}-1`, amount: 1 };
  const bought = await buy(platform, slug, line);
  const open = await buy(platform, slug, line, false);
  return {
    victim,
    ids: {
      staff: colleague,
      ac: victim,
      iv: invite,
      se: session,
      cb: collaborator,
      ek: embedKey,
      ca: `ca_${slug}`,
      it: line.item,
    },
    params: {
      cart: open.cart,
      checkout: bought.checkout,
      order: bought.order,
      owner: `st_${slug}`,
      sku: line.sku,
      pid: line.item,
      slug,
      name: 'apps',
      type: 'other',
      ids: victim,
      token: `pt_${'0'.repeat(26)}`,
    },
    named: {
      ...line,
      product_id: line.item,
      // Of a cart, of a parcel, and of a prepared order.
      lines: [{ ...line, units: 1, price: 100 }],
      cart_id: open.cart,
      checkout_id: open.checkout,
      slug: `${slug}-otra`,
      source_id: 'tok_0000000000000000',
      key,
      code: `pf_${'0'.repeat(26)}`,
      pin: '123456',
      otp: '123456',
      password,
      email: `victima-${slug}@example.com`,
      phone: '+525512345678',
      country: 'MX',
      username: `alguien-${slug}`,
      redirect_uri: '/',
    },
  };
}

/** An account that only the store's owner, or its own person, may touch, and an invitation. */
async function fillDirectory(slug: Slug, password: string) {
  const [victim, colleague] = [`ac_victima-${slug}`, `ac_colega-${slug}`];
  const [session, invite, key] = [newId('session'), newId('invite'), newToken()];
  const canary = canaryOf(slug);
  const kept = await quickPasswords.hash(password);
  const account = (id: string, email: string) =>
    sql`INSERT INTO account (id, username, full_name, email, email_verified_at, password, profile,
        locale, store_id, created_at, updated_at)
      VALUES (${id}, ${id.slice(3)}, 'Alguien', ${email}, ${NOON}, ${kept},
        ${JSON.stringify({ description: canary })}, 'es', ${`st_${slug}`}, ${NOON}, ${NOON})`;
  await tellDirectory(
    account(victim, `${canary}@example.com`),
    account(colleague, `colega.${canary}@example.com`),
    sql`INSERT INTO staff (store_id, account_id, role, created_at)
      VALUES (${`st_${slug}`}, ${colleague}, 'qrreader', ${NOON})`,
    sql`INSERT INTO session (token_hash, id, account_id, host, method, device, created_at, seen_at,
        expires_at)
      VALUES (${await tokenHash(newToken())}, ${session}, ${victim}, ${`${slug}.localhost`},
        'password', ${canary}, ${NOON}, ${NOON}, ${sessionEnd(NOON, NOON)})`,
    sql`INSERT INTO staff_invite (id, store_id, email, role, key_hash, invited_by, sent_at,
        expires_at)
      VALUES (${invite}, ${`st_${slug}`}, ${`${canary}.invite@example.com`}, 'admin',
        ${await tokenHash(key)}, ${victim}, ${NOON}, ${sessionEnd(NOON, NOON)})`,
  );
  return { victim, colleague, session, invite, key };
}

async function buy(platform: Platform, slug: Slug, line: object, pays = true) {
  const call = callerOf(platform, slug);
  const key = () => crypto.randomUUID();
  const made = await call('POST', '/shopping-carts/', { lines: [line] }, key());
  const cart = String(made.body['cart']);
  const started = await call('POST', `/shopping-carts/${cart}/checkout`, {}, key());
  const checkout = String(started.body['id']);
  if (!pays) return { cart, checkout, order: '' };
  await call('PUT', `/shopping-carts/${cart}/checkout/${checkout}/fixed_delivery`, {}, key());
  const placed = await call('POST', '/orders/', orderBody(cart, checkout), key());
  const [order] = (placed.body['orders'] ?? []) as string[];
  if (order === undefined) throw new Error(`nothing was bought: ${JSON.stringify(placed.body)}`);
  return { cart, checkout, order };
}

export interface Somebody {
  readonly role: StoreRole;
  /** The account's id; empty for a visitor who is not signed in. */
  readonly account: string;
  readonly cookie: string;
}

let made = 0;
let kept: Promise<string> | undefined;

/**
 * New accounts for every role of a store, or for some, signed in at it or at the other store: calls
 * may erase them.
 * @param at the store on whose host they are signed in
 */
export async function newPeople(
  of: Slug,
  at: Slug = of,
  roles: readonly StoreRole[] = ROLES,
): Promise<Somebody[]> {
  kept ??= quickPasswords.hash(PASSWORD);
  const statements: Statement[] = [];
  const people: Somebody[] = [];
  for (const role of roles) {
    if (role === 'anonymous') {
      people.push({ role, account: '', cookie: '' });
      continue;
    }
    made += 1;
    const account = `ac_${role}-${made}`;
    const token = newToken();
    statements.push(
      sql`INSERT INTO account (id, username, full_name, email, email_verified_at, password, locale,
          store_id, created_at, updated_at)
        VALUES (${account}, ${account.slice(3)}, 'Alguien', ${`${account}@example.com`}, ${NOON},
          ${await kept}, 'es', ${`st_${of}`}, ${NOON}, ${NOON})`,
      sql`INSERT INTO session (token_hash, id, account_id, host, method, device, created_at, seen_at,
          expires_at)
        VALUES (${await tokenHash(token)}, ${newId('session')}, ${account}, ${`${at}.localhost`},
          'password', '', ${NOON}, ${NOON}, ${sessionEnd(NOON, NOON)})`,
    );
    if (role === 'owner') {
      statements.push(sql`UPDATE store SET owner_id = ${account} WHERE id = ${`st_${of}`}`);
    } else if (role !== 'customer') {
      statements.push(
        sql`INSERT INTO staff (store_id, account_id, role, created_at)
          VALUES (${`st_${of}`}, ${account}, ${role}, ${NOON})`,
      );
    }
    people.push({ role, account, cookie: `session=${token}` });
  }
  await tellDirectory(...statements);
  return people;
}

/** The outbox without its state: the queue decides when a message goes out. */
const OUTBOX = 'SELECT id, store_id, topic, payload FROM outbox';

/**
 * All rows of a store in its cell and in the directory, as text.
 * @param people accounts whose own rows are left out, since they may change them
 */
export async function allOf(slug: Slug, people: readonly Somebody[]): Promise<string> {
  const cell = { a: env.CELL_A, b: env.CELL_B }[CELL[slug]];
  const [tables = []] = await batch(cell, [
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'sent_mail' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'listing\\_t%' ESCAPE '\\' AND name NOT LIKE 'listing\\_n%' ESCAPE '\\'",
  ]);
  const inCell = await batch(
    cell,
    tables.map(({ name }) => (name === 'outbox' ? OUTBOX : `SELECT * FROM "${String(name)}"`)),
  );
  const inDirectory = await batch(env.DIRECTORY, [
    `SELECT * FROM store WHERE id = 'st_${slug}'`,
    `SELECT * FROM domain WHERE store_id = 'st_${slug}'`,
    `SELECT * FROM account WHERE store_id = 'st_${slug}'`,
    `SELECT * FROM staff WHERE store_id = 'st_${slug}'`,
    `SELECT * FROM staff_invite WHERE store_id = 'st_${slug}'`,
    `${OUTBOX} WHERE store_id = 'st_${slug}'`,
    `SELECT * FROM idempotency WHERE store_id = 'st_${slug}'`,
    `SELECT * FROM session WHERE host = '${slug}.localhost'`,
  ]);
  const theirs = new Set(people.map(({ account }) => account));
  const others = inDirectory.map((table) =>
    table.filter((row) => !theirs.has(String(row['account_id'] ?? row['id']))),
  );
  return JSON.stringify([inCell, others]);
}

type Row = Record<string, unknown>;

/** Runs all texts in one round trip. */
async function batch(database: D1Database, texts: readonly string[]): Promise<Row[][]> {
  const answers = await database.batch<Row>(texts.map((text) => database.prepare(text)));
  return answers.map(({ results }) => results);
}
