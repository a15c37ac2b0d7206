import { sumMinor } from '../../../shared/kernel/money.ts';
import { mayEdit } from '../../../shared/rules/order-edits.ts';
import { isPaidFirst } from '../../../shared/rules/payment-codes.ts';
import { assertThat } from '../../db/sql.ts';
import type { DueRow } from '../../modules/event-cancellations/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { isInStage, orderEdits, shipments, type StandingOrder } from '../orders/own-part.ts';
import { giveBackLines, readLinesLeft } from '../orders/undo-sale.ts';
import { endOrder, type Undoing } from './end-order.ts';

type Row = StandingOrder['row'];

/** An order's lines that stand, and those of them that are of the experience. */
interface Lines {
  readonly own: readonly orderEdits.EditableRow[];
  readonly lines: readonly orderEdits.EditableRow[];
}

/**
 * Gives back the lines of an experience, whole, out of an order that has others or that was received: by the way they
 * were paid, or its buyer owes less. Cash that its seller has already is left to the seller's hands.
 */
export async function undoLines(work: CellScope, due: DueRow, row: Row, of: Lines): Undoing {
  const { payment_type: code } = row;
  if (code === null) return endOrder(work, due, 'lines', []);
  if (isPaidFirst(code)) return refundLines(work, due, row, of);
  const sent = JSON.parse(row.shipments ?? '[]') as { readonly called_back_on: number | null }[];
  const isSent = sent.some((one) => one.called_back_on === null);
  const edits = orderEdits.timesEdited(row);
  const mayCut = of.own.length < of.lines.length && mayEdit({ state: row.state, isSent, edits });
  return mayCut ? cutLines(work, due, row, of) : endOrder(work, due, 'by_hand', []);
}

async function refundLines(work: CellScope, due: DueRow, row: Row, { own }: Lines): Undoing {
  const { isAuthorized, rows } = await readLinesLeft(work, row);
  if (isAuthorized) return 'uncharged';
  let left = rows[0]?.of_order ?? 0;
  const leaving = rows
    .filter(({ position }) => own.some((one) => one.position === position))
    .map(({ position: line, of_line: ofLine }) => {
      const amount = Math.max(Math.min(ofLine, left), 0);
      left -= amount;
      return { line, amount };
    });
  const giving = await giveBackLines(work, row, leaving, 'canceled');
  const fault = await endOrder(
    work,
    due,
    'lines',
    giving.statements(work.ports.clock.now(), due.account_id),
  );
  if (fault) return 'disputed';
  await giving.committed();
  return undefined;
}

/** Takes the lines out of an order that is paid in cash later, as an edit of it that its buyer reads there. */
async function cutLines(work: CellScope, due: DueRow, row: Row, { own, lines }: Lines): Undoing {
  const now = work.ports.clock.now();
  const edits = orderEdits.timesEdited(row);
  const was = sumMinor(lines.map((one) => one.unit_price * one.units)) + row.shipping_total;
  const cuts = own.map(({ position: line, units, unit_price: price }) => ({
    line,
    units,
    due: price * units,
  }));
  const changed = {
    lines: {
      changes: own.map(({ sku, name, units }) => ({ sku, name, from: units, to: 0 })),
      was,
      becomes: was - sumMinor(cuts.map((cut) => cut.due)),
      way: 'less_due',
    },
  } as const;
  const edit = { order: row.id, n: edits + 1, accountId: due.account_id, note: due.reason };
  return endOrder(work, due, 'lines', [
    assertThat(
      isInStage(row.id, row.state),
      orderEdits.isEditedTimes(row.id, edits),
      shipments.hasNoShipment(row.id),
    ),
    ...orderEdits.cutLines(row.id, cuts, now),
    orderEdits.insertEdit({ ...edit, kind: 'lines', changed }, now),
  ]);
}
