import type { Failure } from '../../../shared/contracts/errors.ts';
import type { SellerReturnView } from '../../../shared/contracts/seller-returns.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { addsUp, type InspectedLine } from '../../../shared/rules/returns.ts';
import { assertThat } from '../../db/sql.ts';
import { stock } from '../../modules/checkouts/index.ts';
import { inspections, returns } from '../../modules/returns/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { dueOf } from './due.ts';
import {
  asTheyCame,
  exchangedOf,
  exchanging,
  forgetMoved,
  isUndecided,
  waitsForExchange,
} from './exchanging.ts';
import { findOfSeller } from './of-seller.ts';
import { tellBoth } from './tell.ts';

/**
 * Keeps what the seller found of a return: units that can be sold again go back into the stock, the others are
 * written off or did not come, and are not exchanged then. Of several callers at one time one is heard, the others are told. The
 * buyer is told by mail. A return whose buyer wants an exchange is accepted or declined first. Undo: none; the stock is moved by hand.
 */
export async function inspectReturn(
  scope: RequestScope,
  id: string,
  seen: readonly InspectedLine[],
): Promise<Result<Change<SellerReturnView>, Failure>> {
  const found = await findOfSeller(scope, id);
  if (!found.ok) return found;
  const { row, view, paid, lines } = found.value;
  if (row.state !== 'open') return fail({ code: 'return_is_closed' });
  if (row.inspected_at !== null) return fail({ code: 'return_is_inspected' });
  if (!addsUp(view.lines, seen)) return fail({ code: 'inspection_units', field: 'units' });
  if (isUndecided(view.lines)) return fail({ code: 'exchange_undecided' });
  const now = scope.ports.clock.now();
  const [{ accountId }, telling] = await Promise.all([
    signedIn(scope),
    tellBoth(scope, row, row.order_id, eventOf(view, seen), 'seller'),
  ]);
  const exchange = exchanging(view, 'inspect', { accountId, now, seen });
  const { refundable, refunds } = view;
  const inspected = {
    ...view,
    inspected_on: new Date(now).toISOString(),
    may_decide: false,
    lines: exchange.lines.map((one) => ({ ...one, ...seen.find(({ line }) => line === one.line) })),
    stock: view.stock.map((one) => ({
      ...one,
      restocked: seen.find(({ line }) => line === one.line)?.back ?? 0,
    })),
  };
  const back = asTheyCame(
    view.lines,
    seen.map(({ line, back: amount }) => ({ line, amount })),
  );
  const waits = waitsForExchange(inspected);
  return ok({
    answer: {
      ...inspected,
      may_close: view.may_close && !waits,
      may_exchange: waits,
      due: refundable && paid ? dueOf(inspected, { lines, paid, refundable, refunds }) : null,
    },
    statements: [
      assertThat(returns.isOpen(id), inspections.isNotInspected(id)),
      ...exchange.statements,
      ...inspections.keepInspection(id, seen, accountId, now),
      ...(back.length > 0 ? stock.putBackUnits(row.order_id, back, accountId, now) : []),
      ...telling.statements,
    ],
    async refused({ kind }) {
      if (kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await findOfSeller(scope, id);
      if (!again.ok) return again.error;
      if (again.value.row.state === 'closed') return { code: 'return_is_closed' };
      const isInspected = again.value.row.inspected_at !== null;
      return { code: isInspected ? 'return_is_inspected' : 'exchange_not_open' };
    },
    async committed() {
      forgetMoved(exchange, row);
      if (back.length > 0) {
        forgetStore(row.store_id);
        forgetStore(row.supplier_id);
      }
      await announceOutbox(scope, telling.outbox);
    },
  });
}

/** What its buyer is told: money follows, or what units that came are exchanged for. */
function eventOf({ lines }: SellerReturnView, seen: readonly InspectedLine[]) {
  const isExchanged = exchangedOf(lines).some(
    ({ line, state, units }) =>
      state === 'kept' && units > (seen.find((one) => one.line === line)?.missing ?? 0),
  );
  return isExchanged ? 'exchange_inspected' : 'inspected';
}
