import type { Failure } from '../../../shared/contracts/errors.ts';
import type { EditedLines } from '../../../shared/contracts/order-edit-view.ts';
import type { GivenLines } from '../../../shared/contracts/order-edits.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { sumMinor } from '../../../shared/kernel/money.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { balanceWay, cutsOf, type Cut } from '../../../shared/rules/order-edits.ts';
import { stock } from '../../modules/checkouts/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Changing } from './changing.ts';
import { changeOrder, readEditable } from './edit-change.ts';
import { type Named, orderEdits, type StandingOrder } from './own-part.ts';
import { forgetBoth, giveBackLines } from './undo-sale.ts';

type Asked = Pick<GivenLines, 'edits' | 'lines'>;

/** An order with what an edit of its lines would do. */
interface Plan {
  readonly found: StandingOrder;
  readonly cuts: readonly (Cut & { readonly line: number })[];
  readonly edited: EditedLines;
}

/** What an order of the tenant's would come to with fewer units. */
export async function previewLines(
  scope: RequestScope,
  named: Named,
  asked: Asked,
): Promise<Result<EditedLines, Failure>> {
  const plan = await planLines(scope, named, asked);
  return plan.ok ? ok(plan.value.edited) : plan;
}

/**
 * Takes units out of an order of the tenant's that nobody has handed over: in one batch they go back into the stock,
 * and what was paid for them is asked back by line, or the buyer owes less. Undo: none; what is wanted after all is
 * a new order.
 */
export async function editLines(
  scope: RequestScope,
  named: Named,
  given: GivenLines,
): Changing<SellerOrderView> {
  const plan = await planLines(scope, named, given);
  if (!plan.ok) return plan;
  const { found, cuts, edited } = plan.value;
  const { row, view } = found;
  const isRefunded = edited.way === 'refunded';
  const due = isRefunded ? 0 : edited.was - edited.becomes;
  const giving = isRefunded ? await giveBackLines(scope, row, cuts) : undefined;
  const units = cuts.map(({ line, from, to }) => ({ line, amount: from - to }));
  return changeOrder(scope, found, {
    named,
    kind: 'lines',
    changed: { lines: edited },
    isSame: cuts.length === 0,
    note: given.note,
    otherwise: isRefunded ? 'refund_too_much' : 'idempotency_in_progress',
    view: {
      lines: view.lines.flatMap((line) => standing(line, cuts)),
      items_total: view.items_total - due,
      total: view.total - due,
    },
    statements: (now, accountId) => [
      ...stock.putBackUnits(row.id, units, accountId, now),
      ...orderEdits.cutLines(
        row.id,
        cuts.map(({ line, from, to, amount }) => ({
          line,
          units: from - to,
          due: isRefunded ? 0 : amount,
        })),
        now,
      ),
      ...(giving?.statements(now, accountId) ?? []),
    ],
    async committed() {
      forgetBoth(row);
      await giving?.committed();
    },
  });
}

async function planLines(
  scope: RequestScope,
  named: Named,
  { edits, lines: asked }: Asked,
): Promise<Result<Plan, Failure>> {
  const found = await readEditable(scope, named, edits);
  if (!found.ok) return found;
  const { row, view } = found.value;
  if (row.authorization_state === 'standing') return fail({ code: 'order_not_charged' });
  const lines = await scope.cell.read(orderEdits.listEditable(row.id));
  const cuts = cutsOf(lines, asked);
  if (!cuts.ok) return fail({ code: cuts.error, field: 'lines' });
  const leaving = cuts.value.map((cut) => ({
    ...cut,
    row: lines.find((one) => one.sku === cut.sku)!,
  }));
  const amount = sumMinor(leaving.map((cut) => cut.amount));
  const was = sumMinor(view.lines.map(({ total }) => total)) + row.shipping_total;
  return ok({
    found: found.value,
    cuts: leaving.map(({ row: { position: line }, ...cut }) => ({ ...cut, line })),
    edited: {
      changes: leaving.map(({ sku, from, to, row: { name } }) => ({ sku, name, from, to })),
      was,
      becomes: was - amount,
      way: balanceWay(row.payment_type, amount),
    },
  });
}

/** A line without the units that leave it; nothing of a line that leaves whole. */
function standing(
  line: SellerOrderView['lines'][number],
  cuts: readonly Cut[],
): SellerOrderView['lines'] {
  const cut = cuts.find(({ sku }) => sku === line.sku);
  if (!cut) return [line];
  return cut.to === 0 ? [] : [{ ...line, amount: cut.to, total: line.unit_price * cut.to }];
}
