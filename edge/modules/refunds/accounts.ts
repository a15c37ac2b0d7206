import type { RefundTarget } from '../../../shared/contracts/refund-account.ts';
import { bankAccountKind, bankAccountOf } from '../../../shared/rules/bank-account.ts';
import { seal, unseal, type SealKey } from '../../unit-of-work/seal.ts';
import type { AccountRow } from './account-statements.ts';

const USE = 'refund accounts';

/** An account as its buyer has typed it, for an order whose seller is in a country. */
interface GivenAccount {
  readonly order: string;
  readonly country: string;
  readonly number: string;
  readonly holder: string;
}

/**
 * The row of an account that a buyer gives.
 * @returns undefined for a number that no bank of the country has given
 */
export async function newRefundAccount(
  env: SealKey,
  { order, country, number: typed, holder }: GivenAccount,
  now: number,
): Promise<AccountRow | undefined> {
  const kind = bankAccountKind(country);
  const number = bankAccountOf(typed, country);
  if (!kind || number === undefined) return undefined;
  const sealed = await seal(env, { use: USE, owner: order }, JSON.stringify({ number, holder }));
  return { order_id: order, kind, sealed, last_four: number.slice(-4), given_at: now };
}

/** The account for the staff that sends the money there; undefined where it can be opened no more. */
export async function openRefundAccount(
  env: SealKey,
  { order_id: owner, kind, sealed }: AccountRow,
): Promise<RefundTarget | undefined> {
  const text = await unseal(env, { use: USE, owner }, sealed);
  if (text === undefined) return undefined;
  return { kind, ...(JSON.parse(text) as Omit<RefundTarget, 'kind'>) };
}
