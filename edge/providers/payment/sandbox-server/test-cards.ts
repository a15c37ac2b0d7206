import type { WireCard } from './wire.ts';

/** The behaviour that a card gives the provider; `plan.ts` defines each. */
export type Behaviour =
  | 'approve'
  | 'decline'
  | 'insufficient_funds'
  | 'three_ds'
  | 'three_ds_declined'
  | 'pending'
  | 'hang'
  | 'provider_error'
  | 'late_webhook'
  | 'double_webhook'
  | 'disordered_webhooks'
  | 'refund_fails'
  | 'refund_pending'
  | 'dispute_open'
  | 'dispute_lost'
  | 'dispute_won'
  | 'risk_elevated'
  | 'risk_highest'
  | 'capture_declined'
  | 'authorization_short';

export interface TestCard {
  readonly number: string;
  readonly behaviour: Behaviour;
  readonly type: WireCard['type'];
  readonly bank: string;
}

const CREDIT = { type: 'credit', bank: 'Banco de Pruebas' } as const;
const DEBIT = { type: 'debit', bank: 'Banco del Ensayo' } as const;

/**
 * The numbers with a behaviour of their own; every other number with a valid check digit is
 * approved.
 */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'approve', ...CREDIT },
  { number: '5555555555554444', behaviour: 'approve', ...DEBIT },
  { number: '378282246310005', behaviour: 'approve', ...CREDIT },
  { number: '4000000000000002', behaviour: 'decline', ...CREDIT },
  { number: '4000000000009995', behaviour: 'insufficient_funds', ...DEBIT },
  { number: '4000002760003184', behaviour: 'three_ds', ...CREDIT },
  { number: '4000008400001629', behaviour: 'three_ds_declined', ...CREDIT },
  { number: '4000000000000077', behaviour: 'pending', ...CREDIT },
  { number: '4000000000000119', behaviour: 'hang', ...CREDIT },
  { number: '4000000000000341', behaviour: 'provider_error', ...CREDIT },
  { number: '4000000000000259', behaviour: 'late_webhook', ...CREDIT },
  { number: '4000000000000267', behaviour: 'double_webhook', ...CREDIT },
  { number: '4000000000000275', behaviour: 'disordered_webhooks', ...CREDIT },
  { number: '4000000000005126', behaviour: 'refund_fails', ...CREDIT },
  { number: '4000000000007726', behaviour: 'refund_pending', ...CREDIT },
  { number: '4000000000002693', behaviour: 'dispute_open', ...CREDIT },
  { number: '4000000000002685', behaviour: 'dispute_lost', ...CREDIT },
  { number: '4000000000001976', behaviour: 'dispute_won', ...CREDIT },
  { number: '4000000000009235', behaviour: 'risk_elevated', ...CREDIT },
  { number: '4000000000004954', behaviour: 'risk_highest', ...CREDIT },
  { number: '4000000000004012', behaviour: 'capture_declined', ...CREDIT },
  { number: '4000000000004020', behaviour: 'authorization_short', ...CREDIT },
];

/** The behaviour of a number, and the decline code of its issuer. */
export function testCardFor(
  digits: string,
): Omit<TestCard, 'number' | 'bank'> & { readonly bank?: string } {
  const known = TEST_CARDS.find((card) => card.number === digits);
  if (!known) return { behaviour: 'approve', type: 'credit' };
  return { behaviour: known.behaviour, type: known.type, bank: known.bank };
}
