import type { BankAccountKind } from './bank-account.ts';

/** The states of a cash-out, in their order; the last three end it. */
export const cashoutStates = [
  'requested',
  'approved',
  'sent',
  'paid',
  'failed',
  'cancelled',
  'returned',
] as const;
export type CashoutState = (typeof cashoutStates)[number];

/** Why a cash-out waits until the network's accountant has decided. */
export const cashoutHolds = ['shared_account', 'burst'] as const;
export type CashoutHold = (typeof cashoutHolds)[number];

const HOUR_MS = 3_600_000;
/** How long a new bank account rests before money goes there. */
export const ACCOUNT_RESTS_MS = 72 * HOUR_MS;
/** As many cash-outs of one wallet within a day are a burst. */
export const CASHOUT_BURST = 4;
export const CASHOUT_BURST_MS = 24 * HOUR_MS;
/** A hold that nobody has decided ends by itself. */
export const HOLD_MS = 30 * 24 * HOUR_MS;

/** Rows of a page. */
export const CASHOUT_ROWS = 20;
/** The most characters of a bank account's holder, as banks take them. */
export const HOLDER_MAX = 40;
/** The most characters of a reason. */
export const CASHOUT_REASON_MAX = 200;

interface Payable {
  /** ISO 3166-1 alpha-2 of the country whose banks take the currency. */
  readonly country: string;
  readonly kind: BankAccountKind;
  /** The least that goes out at once, minor units. */
  readonly minimum: number;
}

const PAYABLE: Readonly<Record<string, Payable>> = {
  MXN: { country: 'MX', kind: 'clabe', minimum: 200_00 },
  ARS: { country: 'AR', kind: 'cbu', minimum: 20_000_00 },
};

/** How a currency is paid out; undefined for one that is not. */
export function payableIn(currency: string): Payable | undefined {
  return PAYABLE[currency];
}

/** The currency, and how a wallet's money is paid out, by the wallet's id. */
export function payableWallet(
  wallet: string,
): (Payable & { readonly currency: string }) | undefined {
  const currency = wallet.toUpperCase();
  const payable = payableIn(currency);
  return payable && { ...payable, currency };
}

/** How the accounts of a currency are numbered. */
export function kindOfCurrency(currency: string): BankAccountKind {
  return payableIn(currency)?.kind ?? 'clabe';
}

/** Whether its owner may still take a cash-out back. */
export function mayCancel(state: CashoutState): boolean {
  return state === 'requested' || state === 'approved';
}

/** The state that a bank's answer leads to from another; undefined where that cannot be. */
export function answeredState(
  state: CashoutState,
  answer: 'paid' | 'failed' | 'returned',
): CashoutState | 'known' | undefined {
  if (state === answer) return 'known';
  if (state === 'sent') return answer;
  return state === 'paid' && answer === 'returned' ? 'returned' : undefined;
}
