import { bankAccountOf } from '../../../shared/rules/bank-account.ts';
import { ACCOUNT_RESTS_MS, payableIn } from '../../../shared/rules/cashouts.ts';
import type { PayoutAccount } from '../../../shared/contracts/cashouts.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { keyedHash } from '../../session/secrets.ts';
import { seal, unseal, type SealKey } from '../../unit-of-work/seal.ts';
import type { AccountRow, CashoutKey } from './statements.ts';

/** The part of a bank account that no database can read. */
export interface SealedAccount {
  /** Its digits. */
  readonly number: string;
  readonly holder: string;
}

const USE = 'payout accounts';

/**
 * The row of a new account of a wallet.
 * @returns undefined for a number that no bank of the currency's country has given
 */
export async function newAccount(
  env: SealKey,
  key: CashoutKey,
  given: SealedAccount,
  now: number,
): Promise<AccountRow | undefined> {
  const payable = payableIn(key.currency);
  const number = payable && bankAccountOf(given.number, payable.country);
  if (!payable || number === undefined) return undefined;
  const id = newId('payoutAccount');
  const sealed = JSON.stringify({ number, holder: given.holder });
  return {
    id,
    network_id: key.network,
    owner: key.owner,
    currency: key.currency,
    kind: payable.kind,
    sealed: await seal(env, { use: USE, owner: `${id}/${key.owner}` }, sealed),
    last_four: number.slice(-4),
    print: await keyedHash(env, `payout account\n${number}`),
    created_at: now,
    rests_until: now + ACCOUNT_RESTS_MS,
    replaced_at: null,
  };
}

/** The number and holder of an account; undefined where they can be opened no more. */
export async function openAccount(
  env: SealKey,
  { id, owner, sealed }: Pick<AccountRow, 'id' | 'owner' | 'sealed'>,
): Promise<SealedAccount | undefined> {
  const text = await unseal(env, { use: USE, owner: `${id}/${owner}` }, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as SealedAccount);
}

/** An account as its owner sees it again. */
export async function accountView(
  env: SealKey,
  row: AccountRow,
  now: number,
): Promise<PayoutAccount> {
  return {
    kind: row.kind,
    last_four: row.last_four,
    holder: (await openAccount(env, row))?.holder ?? '',
    rests_until: new Date(row.rests_until).toISOString(),
    is_resting: row.rests_until > now,
  };
}
