import { DISPUTE_FEE } from '../ledger/balance.ts';
import type { StandingDispute } from '../ledger/disputes.ts';
import type { WireCharge } from '../wire.ts';
import { intentId } from './intents.ts';

const ANSWER_S = 7 * 86_400;

/** A dispute of all of a charge, as Stripe writes it. */
export function toDispute(
  { id, amount, ...charge }: WireCharge,
  status: string,
  at: number,
  evidence: StandingDispute['evidence'] = null,
): object {
  const currency = charge.currency.toLowerCase();
  const moved = (sum: number, fee: number) => ({
    id: id.replace(/^ch_/, 'txn_'),
    object: 'balance_transaction',
    type: 'adjustment',
    amount: sum,
    fee,
    net: sum - fee,
    currency,
    created: at,
  });
  return {
    id: id.replace(/^ch_/, 'dp_'),
    object: 'dispute',
    amount,
    balance_transactions: [
      moved(-amount, DISPUTE_FEE),
      ...(status === 'won' ? [moved(amount, -DISPUTE_FEE)] : []),
    ],
    charge: id,
    created: at,
    currency,
    evidence: evidence ?? {},
    evidence_details: {
      due_by: at + ANSWER_S,
      has_evidence: evidence !== null,
      past_due: false,
      submission_count: evidence === null ? 0 : 1,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intentId(id),
    reason: 'fraudulent',
    status,
  };
}
