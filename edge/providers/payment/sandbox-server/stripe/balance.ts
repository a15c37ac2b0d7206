import type { BalanceRow, Payout } from '../ledger/balance.ts';
import { intentId } from './intents.ts';

/** A payout of the sandbox's books as Stripe shows it. */
export function toPayout({ id, amount, currency, arrived }: Payout): object {
  const arrival = Math.floor(arrived / 1000);
  return {
    id,
    object: 'payout',
    amount,
    arrival_date: arrival,
    automatic: true,
    created: arrival,
    currency: currency.toLowerCase(),
    livemode: false,
    status: 'paid',
    type: 'bank_account',
  };
}

/** A movement of the balance as Stripe shows it, with its source as a whole. */
export function toTransaction(row: BalanceRow): object {
  const created = Math.floor(row.created / 1000);
  const object = { charge: 'charge', refund: 'refund' }[row.category as string] ?? 'dispute';
  return {
    id: `txn_${row.n}`,
    object: 'balance_transaction',
    amount: row.amount,
    available_on: created,
    created,
    currency: row.currency.toLowerCase(),
    description: null,
    exchange_rate: null,
    fee: row.fee,
    fee_details: [],
    net: row.amount - row.fee,
    reporting_category: row.category,
    source: {
      id: row.source,
      object,
      payment_intent: intentId(row.charge_id),
      metadata: object === 'charge' ? { reference: row.reference } : {},
    },
    status: 'available',
    type: object === 'dispute' ? 'adjustment' : object,
  };
}
