import type { Failure } from '../../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import { matchLines } from '../../../../shared/rules/settlements.ts';
import type { Statement } from '../../../db/cell-sql.ts';
import { assertThat } from '../../../db/sql.ts';
import { postClosed, postSettled } from '../../../modules/ledger/index.ts';
import { referenceOf } from '../../../modules/payments/index.ts';
import { hands, settlements, type CountedRow } from '../../../modules/settlements/index.ts';
import type { CellScope } from '../../../unit-of-work/scope.ts';
import { knownPayments } from './known.ts';
import type { Taking } from './take-report.ts';

/** What a person decides about a line. */
export interface Decision {
  readonly position: number;
  readonly way: 'loss' | 'payment';
  /** The number of an order of the payment that the line is about; only where it is about one. */
  readonly order?: string | undefined;
  readonly reason: string;
}

/**
 * Settles an open line by hand. As `loss` it is closed, and its net is the network's loss; as `payment` it is
 * matched with the payment of an order, by the same rules as one that names it: another amount or state is
 * refused. Undo: none; the decision stays, with its reason and who made it.
 */
export async function settleLine(
  work: Pick<CellScope, 'cell' | 'ports'>,
  { network, row, by }: { readonly network: string; readonly row: CountedRow; readonly by: string },
  decision: Decision,
): Promise<Result<Taking, Failure>> {
  const { position, way, reason } = decision;
  const line = await work.cell.first(hands.findLine(row.id, position));
  if (!line) return fail({ code: 'settlement_line_not_found', field: 'position' });
  if (line.problem === null || line.closed_at !== null) {
    return fail({ code: 'settlement_line_settled', field: 'position' });
  }
  const now = work.ports.clock.now();
  const kept = { settlement_id: row.id, position, reason, decided_by: by, decided_at: now };
  const taking = (payment: string | null, statements: readonly Statement[]): Taking => ({
    row: { ...row, open_lines: row.open_lines - 1, open_net: row.open_net - line.net },
    statements: [
      assertThat(hands.isOpenLine(row.id, position)),
      ...hands.insertHand({ ...kept, way, payment_id: payment }),
      ...statements,
    ],
  });
  if (way === 'loss') {
    const closed = hands.closeLine(row.id, position, now);
    return ok(taking(null, [...closed, postClosed(row.id, position, now)]));
  }
  const account = { network, account: row.account, provider: row.provider };
  const payment = await work.cell.first(hands.findPaymentOf(account, decision.order ?? ''));
  if (!payment) return fail({ code: 'payment_not_found', field: 'order' });
  const reference = referenceOf(work.cell, payment);
  const named = { ...line, reference };
  const [match] = matchLines([named], row.currency, await knownPayments(work, account, [named]));
  if (!match || match.problem !== null) {
    return fail({ code: 'settlement_line_unlike', field: 'order' });
  }
  const found = settlements.noteMatched(row.id, [{ ...match, position }], now);
  return ok(taking(payment.id, [...found, postSettled(row.id, [position], now)]));
}
