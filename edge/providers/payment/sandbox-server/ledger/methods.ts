import type { SqlStorage } from '@cloudflare/workers-types';
import { fail, ok } from '../../../../../shared/kernel/result.ts';
import type { Result } from '../../../../../shared/kernel/result.ts';
import { newProviderId, type TokenRow } from './database.ts';
import { findToken, type TokenFault } from './tokens.ts';

export type MethodRow = Omit<TokenRow, 'expires_at' | 'used'> & {
  token: string;
  exp_month: number;
  exp_year: number;
  billing: string | null;
  customer: string | null;
  created: number;
};

export interface AskedMethod {
  readonly token: string;
  readonly billing: object | undefined;
  /** The caller's idempotency key; null where it has none. */
  readonly key: string | null;
}

/** Makes a card under an id of a token, which may still be charged; a key that was used answers as before. */
export function makeMethod(
  sql: SqlStorage,
  { token, billing, key }: AskedMethod,
  now: number,
): Result<MethodRow, TokenFault> {
  const [before] = sql.exec<MethodRow>('SELECT * FROM methods WHERE key = ?', key).toArray();
  if (before) return ok(before);
  const found = findToken(sql, token, now);
  if (!found.ok) return found;
  const [expiry] = sql
    .exec<{ month: number; year: number }>(
      'SELECT month, year FROM expiries WHERE token = ?',
      token,
    )
    .toArray();
  const { brand, last4, bank, card_type: type, behaviour } = found.value;
  const id = newProviderId('pm');
  sql.exec(
    `INSERT INTO methods (id, token, brand, last4, bank, card_type, behaviour, exp_month, exp_year,
       billing, created, key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    token,
    brand,
    last4,
    bank,
    type,
    behaviour,
    expiry?.month ?? 12,
    expiry?.year ?? 2090,
    billing === undefined ? null : JSON.stringify(billing),
    now,
    key,
  );
  const made = findMethod(sql, id);
  if (!made) throw new Error(`card ${id} is gone`);
  return ok(made);
}

/** The id of a new customer; a key that was used answers as before. */
export function openCustomer(sql: SqlStorage, key: string | null): string {
  const id = newProviderId('cus');
  if (key === null) return id;
  sql.exec('INSERT INTO customers (key, id) VALUES (?, ?) ON CONFLICT DO NOTHING', key, id);
  return sql.exec<{ id: string }>('SELECT id FROM customers WHERE key = ?', key).one().id;
}

/** Deletes a customer with its cards; false where there is none. */
export function forgetCustomer(sql: SqlStorage, id: string): boolean {
  sql.exec('DELETE FROM methods WHERE customer = ?', id);
  return sql.exec('DELETE FROM customers WHERE id = ? RETURNING id', id).toArray().length > 0;
}

/** A card by its id. */
export function findMethod(sql: SqlStorage, id: string): MethodRow | undefined {
  return sql.exec<MethodRow>('SELECT * FROM methods WHERE id = ?', id).toArray()[0];
}

/** Forgets a card; undefined for one that is not kept. */
export function dropMethod(sql: SqlStorage, id: string): MethodRow | undefined {
  const found = findMethod(sql, id);
  if (found?.customer == null) return undefined;
  sql.exec('DELETE FROM methods WHERE id = ?', id);
  return { ...found, customer: null };
}

interface Source {
  readonly source: string;
  readonly customer?: string | undefined;
  readonly keeps?: boolean | undefined;
}

/** The card that a charge names: a token or one under an id, which is its customer's where one has it. */
export function findSource(
  sql: SqlStorage,
  { source, customer }: Source,
  now: number,
): Result<TokenRow, TokenFault> {
  const method = findMethod(sql, source);
  if (!method) return findToken(sql, source, now);
  if (method.customer === null) return findToken(sql, method.token, now);
  if (method.customer !== customer) return fail('token_not_found');
  return ok({ ...method, expires_at: now, used: 0 });
}

/** Notes the card of a charge, and keeps it for its customer where that is asked for. */
export function noteMethod(
  sql: SqlStorage,
  {
    source,
    customer,
    keeps = false,
    charge,
    isDeclined,
  }: Source & { readonly charge: string; readonly isDeclined: boolean },
): void {
  const method = findMethod(sql, source);
  if (!method) return;
  const { id, exp_month: month, exp_year: year, billing } = method;
  sql.exec(
    `INSERT INTO charge_methods (charge_id, method, customer, keeps, exp_month, exp_year, billing)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    charge,
    id,
    customer ?? null,
    keeps ? 1 : 0,
    month,
    year,
    billing,
  );
  if (keeps && customer !== undefined && !isDeclined) {
    sql.exec('UPDATE methods SET customer = ? WHERE id = ?', customer, id);
  }
}
