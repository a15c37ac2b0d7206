import type { SqlStorage } from '@cloudflare/workers-types';
import { fail, ok } from '../../../../../shared/kernel/result.ts';
import type { Result } from '../../../../../shared/kernel/result.ts';
import type { WireToken } from '../wire.ts';
import { TOKEN_LIFE_MS } from '../plan.ts';
import type { CheckedCard } from '../rules.ts';
import { testCardFor } from '../test-cards.ts';
import { newProviderId } from './database.ts';
import type { TokenRow } from './database.ts';
import { toWireCard } from './mapper.ts';

/** Keeps until when a token's card is good. */
function keepExpiry(
  sql: SqlStorage,
  { id }: Pick<TokenRow, 'id'>,
  { month, year }: Pick<CheckedCard, 'month' | 'year'>,
): void {
  sql.exec('INSERT INTO expiries (token, month, year) VALUES (?, ?, ?)', id, month, year);
}

/** Issues a token for a checked card and forgets the number. */
export function issueToken(sql: SqlStorage, card: CheckedCard, now: number): WireToken {
  const { behaviour, type, bank } = testCardFor(card.digits);
  const row: TokenRow = {
    id: newProviderId('tok'),
    brand: card.brand,
    last4: card.last4,
    bank: bank ?? null,
    card_type: type,
    behaviour,
    expires_at: now + TOKEN_LIFE_MS,
    used: 0,
  };
  // Kept for a day past its end, so that a late charge gets `token_expired`.
  sql.exec('DELETE FROM tokens WHERE expires_at < ?', now - 24 * 3_600_000);
  sql.exec(
    `INSERT INTO tokens (id, brand, last4, bank, card_type, behaviour, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.brand,
    row.last4,
    row.bank,
    row.card_type,
    row.behaviour,
    row.expires_at,
  );
  keepExpiry(sql, row, card);
  return { ...toWireCard(row), token: row.id, expires: Math.floor(row.expires_at / 1000) };
}

export type TokenFault = 'token_not_found' | 'token_used' | 'token_expired';

/** A token that may still be charged. */
export function findToken(sql: SqlStorage, id: string, now: number): Result<TokenRow, TokenFault> {
  const [row] = sql.exec<TokenRow>('SELECT * FROM tokens WHERE id = ?', id).toArray();
  if (!row) return fail('token_not_found');
  if (row.used === 1) return fail('token_used');
  if (row.expires_at <= now) return fail('token_expired');
  return ok(row);
}

/** Spends a token. */
export function spendToken(sql: SqlStorage, id: string): void {
  sql.exec('UPDATE tokens SET used = 1 WHERE id = ?', id);
}
