import { assertThat } from '../../db/sql.ts';
import type { Refusal } from '../../db/database.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import type { PaymentEvent, PaymentState } from '../../../shared/rules/payment-states.ts';
import type { KnownCharge } from '../../providers/payment/port.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';

/** The provider's event about a charge, so that it counts once. */
export interface Told {
  readonly provider: string;
  readonly event: string;
}

/** A payment as it was read, and its charge as its provider tells it. */
export interface Settling {
  readonly work: CellScope;
  readonly row: PaymentRow;
  readonly charge: KnownCharge;
  readonly told: Told | undefined;
  /** What else belongs into the batch that completes the purchase. */
  readonly beside?: readonly Statement[];
}

/** Keeps that an event has been counted; nothing where no event told of the charge. */
export function noteEvent({ work, row, told }: Omit<Settling, 'charge'>): Statement[] {
  return told ? [payments.insertEvent(told, row.id, work.ports.clock.now())] : [];
}

/** True where a batch was refused because its event had been counted before. */
export function isNotedAlready(refusal: Refusal): boolean {
  return refusal.kind === 'unique' && refusal.table === 'payment_event';
}

/** The conditions of a settlement: the payment is as it was read, and its event was not counted yet. */
export function expected(settling: Settling, event: PaymentEvent): Statement[] {
  const { id, tries } = settling.row;
  return [assertThat(payments.expects(id, tries, event)), ...noteEvent(settling)];
}

/** What a payment keeps of its charge. */
interface Recorded {
  readonly state: PaymentState;
  /** Why its money does not stay, where it does not. */
  readonly refundReason?: string | undefined;
}

/** Keeps how a payment stands by its charge. */
export function recorded(
  { work, row, charge }: Settling,
  { state, refundReason }: Recorded,
): Statement {
  const isDeclined = state === 'declined' && charge.outcome === 'declined';
  const outcome = {
    state,
    chargeId: charge.id,
    card: charge.card,
    actionUrl: charge.outcome === 'requires_action' ? charge.redirectUrl : undefined,
    declineCode: isDeclined ? charge.declineCode : undefined,
    refundReason,
  };
  return payments.recordOutcome(row.id, outcome, work.ports.clock.now());
}

/** True when the payment is as it was read: then its orders are gone, and not the turn. */
export async function isStillExpected({ work, row }: Pick<Settling, 'work' | 'row'>) {
  const again = await work.cell.first(payments.findById(row.id));
  return again?.state === row.state && again.tries === row.tries;
}
