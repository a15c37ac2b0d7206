import type { Billing } from '../../../shared/rules/billing.ts';
import { isContestable, judgeRisk, type RiskFacts } from '../../../shared/rules/payment-risk.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import type { KnownCharge } from '../../providers/payment/port.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { holdRisky } from './risk-holds.ts';

/** What the batch of an approved payment keeps of its risk; `outbox` is announced once it is committed. */
export interface Judged {
  readonly outbox: readonly string[];
  readonly statements: readonly Statement[];
}

const UNJUDGED: Judged = { outbox: [], statements: [] };

/**
 * Judges an approved payment, unless it is a test, by the platform's own rows and the provider's word, and holds those of its
 * orders whose stores want that. Its read joins those of the same turn.
 */
export async function judgePayment(
  { cell, ports }: CellScope,
  row: PaymentRow,
  charge: KnownCharge,
): Promise<Judged> {
  if (row.is_test === 1 || !isContestable(row.provider)) return UNJUDGED;
  const now = ports.clock.now();
  const found = await cell.first(payments.findRisk(row, now));
  if (!found) return UNJUDGED;
  const risk = judgeRisk(factsOf(row, charge, found));
  const orders = JSON.parse(found.orders) as payments.RiskyOrder[];
  const held = holdRisky(orders, risk, now);
  return { ...held, statements: [payments.keepRisk(row.id, risk), ...held.statements] };
}

function factsOf(row: PaymentRow, charge: KnownCharge, found: payments.RiskRow): RiskFacts {
  const billing = row.billing === null ? null : (JSON.parse(row.billing) as Billing);
  return {
    amount: row.amount,
    usual: JSON.parse(found.usual) as number[],
    deliveryCountry: found.delivery_country,
    cardCountry: charge.card?.country ?? null,
    billingCountry: billing?.country_code ?? null,
    declined: found.declined,
    purchases: 1 + Math.max(found.by_account, found.by_mail, found.by_place),
    isGuest: found.account_id === null,
    isNewMail: found.is_known_mail === 0,
    provider: charge.risk ?? null,
  };
}
