/** What a provider's next report tells of a payment. */
import { sql } from '../../../edge/db/cell-sql.ts';
import { raw } from '../../../edge/db/sql.ts';
import { rows } from '../purchase/world.ts';
import type { Told } from './settling.ts';

/** A payment that a provider has taken; amounts in minor units. */
interface Paid {
  readonly payment: string;
  /** The provider's reference. */
  readonly reference: string;
  readonly amount: number;
  /** What is contested of it, and what the provider takes for that. */
  readonly dispute: { readonly id: string; readonly amount: number; readonly fee: number };
}

/** What was authorised of a payment and not charged: no report tells of it. */
export async function uncapturedOf(payment: string): Promise<number> {
  const [rest] = await rows(
    'a',
    sql<{ n: number }>`SELECT coalesce(sum(amount), 0) AS n FROM refund
      WHERE payment_id = ${payment} AND reason = 'not_captured'`,
  );
  return rest?.n ?? 0;
}

/** What the provider has taken and given back of a payment, and no report has told; its fee is `fee`. */
export async function unsettledOf(
  { payment, reference, amount, dispute }: Paid,
  fee: number,
): Promise<Told[]> {
  const isNew = (column: 'payment_id' | 'refund_id' | 'dispute_id', id: string) =>
    sql`NOT EXISTS (SELECT 1 FROM settlement_line l
      WHERE l.${raw(column)} = ${raw(id)} AND l.problem IS NULL`;
  const [paid, given, taken, back] = await Promise.all([
    rows(
      'a',
      sql`SELECT 1 FROM payment p WHERE p.id = ${payment}
      AND ${isNew('payment_id', 'p.id')} AND l.kind = 'payment')`,
    ),
    rows(
      'a',
      sql<{ amount: number; subject: string | null }>`SELECT r.amount, r.provider_ref AS subject
        FROM refund r WHERE r.payment_id = ${payment} AND r.state IN ('success', 'ok')
          AND r.paid_by IS NULL AND r.reason <> 'not_captured' AND ${isNew('refund_id', 'r.id')})`,
    ),
    rows(
      'a',
      sql`SELECT 1 FROM dispute d WHERE d.payment_id = ${payment}
      AND ${isNew('dispute_id', 'd.id')} AND l.gross < 0)`,
    ),
    rows(
      'a',
      sql`SELECT 1 FROM dispute d WHERE d.payment_id = ${payment} AND d.state = 'won'
      AND ${isNew('dispute_id', 'd.id')} AND l.gross > 0)`,
    ),
  ]);
  const contested = { kind: 'dispute', reference, subject: dispute.id } as const;
  return [
    ...paid.map(() => ({ reference, gross: amount, fee })),
    ...given.map(({ amount: refunded, subject }) => ({
      kind: 'refund' as const,
      reference,
      gross: -refunded,
      ...(subject !== null && { subject }),
    })),
    ...taken.map(() => ({ ...contested, gross: -dispute.amount, fee: dispute.fee })),
    ...back.map(() => ({ ...contested, gross: dispute.amount, fee: -dispute.fee })),
  ];
}
