import type { Failure } from '../../../shared/contracts/errors.ts';
import type { ReturnView } from '../../../shared/contracts/returns.ts';
import type { SellerReturnView } from '../../../shared/contracts/seller-returns.ts';
import type { ShipmentWay } from '../../../shared/contracts/shipments.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isOpenRefund } from '../../../shared/rules/refunds.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { refunds } from '../../modules/refunds/index.ts';
import { decisions, exchanges, returns, toReturn } from '../../modules/returns/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { dueOf } from './due.ts';
import { exchanging, forgetMoved, type Exchanging } from './exchanging.ts';
import { findMade } from './of-buyer.ts';
import { findOfSeller } from './of-seller.ts';
import { tellBoth } from './tell.ts';

type Changing<View> = Promise<Result<Change<View>, Failure>>;

/** The buyer wants money in place of the exchange that they asked for, until the seller has answered. Undo: none. */
export async function cancelExchange(
  scope: RequestScope,
  named: { readonly order: string; readonly returnId: string },
): Changing<ReturnView> {
  const found = await findMade(scope, named);
  if (!found.ok) return found;
  const { row, made } = found.value;
  const view = toReturn(made);
  if (view.state !== 'open') return fail({ code: 'return_is_closed' });
  const now = scope.ports.clock.now();
  const accountId = (await scope.visitor.identity())?.accountId ?? null;
  const ending = exchanging(view, 'end', { accountId, now });
  const isAnswered = view.decision !== null || view.inspected_on !== null;
  if (isAnswered || ending.moves.length === 0) return fail({ code: 'exchange_not_open' });
  const at = { ...row, id: view.id };
  const telling = await tellBoth(scope, at, view.order, 'exchange_canceled', 'customer');
  return ok({
    answer: { ...view, lines: ending.lines },
    statements: [
      assertThat(decisions.isUndecided(view.id)),
      ...ending.statements,
      ...telling.statements,
    ],
    async refused({ kind }) {
      if (kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await findMade(scope, named);
      if (!again.ok) return again.error;
      const isOpen = again.value.made.state === 'open';
      return { code: isOpen ? 'exchange_not_open' : 'return_is_closed' };
    },
    committed: () => announceOutbox(scope, telling.outbox),
  });
}

/**
 * The seller sends what a return is exchanged for, once its goods came back. From then on its units are the order's; the
 * money stays where it is, and must not have been given back meanwhile. Undo: none.
 */
export async function sendExchange(
  scope: RequestScope,
  id: string,
  given: ShipmentWay,
): Changing<SellerReturnView> {
  const way = {
    carrier: given.carrier || null,
    tracking_number: given.tracking_number || null,
    tracking_url: given.tracking_url || null,
  };
  return endWaiting(scope, id, 'send', (view, { accountId, now }) => ({
    event: 'exchange_sent',
    view: { parcel: { sent_on: new Date(now).toISOString(), ...way } },
    statements: [
      assertThat(refunds.coversKept(view.order)),
      exchanges.keepParcel(id, way, accountId, now),
    ],
  }));
}

/**
 * The seller exchanges nothing after all, once the goods came back, and tells the buyer why: the units go back into the
 * stock, and money is due as for any return. Undo: none.
 */
export async function refuseExchange(
  scope: RequestScope,
  id: string,
  text: string,
): Changing<SellerReturnView> {
  return endWaiting(scope, id, 'refuse', () => ({
    event: 'exchange_refused',
    view: { exchange_refusal: text },
    statements: [exchanges.keepRefusal(id, text)],
  }));
}

/** How the seller ends an exchange that waits. */
interface Ending {
  readonly event: 'exchange_sent' | 'exchange_refused';
  readonly view: Partial<SellerReturnView>;
  readonly statements: readonly Statement[];
}

async function endWaiting(
  scope: RequestScope,
  id: string,
  act: 'send' | 'refuse',
  endingOf: (view: ReturnView, by: { accountId: string; now: number }) => Ending,
): Changing<SellerReturnView> {
  const found = await findOfSeller(scope, id);
  if (!found.ok) return found;
  const { row, view, paid, lines } = found.value;
  if (view.state !== 'open') return fail({ code: 'return_is_closed' });
  if (!view.may_exchange) return fail({ code: 'exchange_not_open' });
  const now = scope.ports.clock.now();
  const caller = await scope.visitor.identity();
  if (!caller) return fail({ code: 'login_required' });
  const { accountId } = caller;
  const made: Exchanging = exchanging(view, act, { accountId, now });
  const ending = endingOf(view, { accountId, now });
  const telling = await tellBoth(scope, row, row.order_id, ending.event, 'seller');
  const hasRefunds = view.refunds.some(({ state }) => isOpenRefund(state));
  const ended = { ...view, ...ending.view, lines: made.lines, may_exchange: false };
  const { refundable, refunds: given } = view;
  return ok({
    answer: {
      ...ended,
      may_close: !hasRefunds,
      due: refundable && paid ? dueOf(ended, { lines, paid, refundable, refunds: given }) : null,
    },
    statements: [
      assertThat(returns.isOpen(id)),
      ...ending.statements,
      ...made.statements,
      ...telling.statements,
    ],
    async refused({ kind }) {
      if (kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await findOfSeller(scope, id);
      const isClosed = again.ok && again.value.row.state === 'closed';
      return { code: isClosed ? 'return_is_closed' : 'exchange_not_open' };
    },
    async committed() {
      forgetMoved(made, row);
      await announceOutbox(scope, telling.outbox);
    },
  });
}
