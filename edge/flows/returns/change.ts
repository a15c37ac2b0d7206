import type { Failure } from '../../../shared/contracts/errors.ts';
import type { ReturnView } from '../../../shared/contracts/returns.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { RETURN_COMMENTS_MAX } from '../../../shared/rules/returns.ts';
import { unlocksAt } from '../../../shared/rules/unlocking.ts';
import { assertThat } from '../../db/sql.ts';
import {
  exchanges,
  returns,
  toReturn,
  type ReturnedOrder,
  type ReturnRow,
} from '../../modules/returns/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { exchanging, forgetMoved, waitsForExchange } from './exchanging.ts';
import { tellBoth } from './tell.ts';

/** A return that one of its sides changes. */
export interface Changed {
  readonly order: Omit<ReturnedOrder, 'id' | 'number' | 'state'>;
  readonly made: ReturnRow;
  readonly by: 'customer' | 'seller';
}

type Changing = Promise<Result<Change<ReturnView>, Failure>>;

/** Writes a comment on an open return; the other side is told. */
export async function comment(
  scope: RequestScope,
  { order, made, by, text }: Changed & { readonly text: string },
): Changing {
  if (made.state !== 'open') return fail({ code: 'return_is_closed' });
  const view = toReturn(made);
  if (view.comments.length >= RETURN_COMMENTS_MAX) return fail({ code: 'return_comments_full' });
  const accountId = (await scope.visitor.identity())?.accountId ?? null;
  const now = scope.ports.clock.now();
  const telling = await tellBoth(scope, { ...order, id: made.id }, made.order_id, 'answered', by);
  const at = new Date(now).toISOString();
  return ok({
    // The row's own number is known once it is read again.
    answer: { ...view, comments: [...view.comments, { id: 'now', at, by, text }] },
    statements: [
      assertThat(returns.isOpen(made.id), returns.hasFewer(made.id, RETURN_COMMENTS_MAX)),
      returns.insertComment({ id: made.id, actor: by, accountId, text }, now),
      ...telling.statements,
    ],
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'return_is_closed',
    }),
    committed: () => announceOutbox(scope, telling.outbox),
  });
}

/**
 * Closes an open return. The money of its order is unlocked from then on, so that no refund may be on its
 * way; what was kept to be exchanged goes back into the stock, unless the goods came back: then it is sent or refused
 * first. Undo: none; within its time the buyer asks again.
 * @param as what its other side is told
 */
export async function close(
  scope: RequestScope,
  { order, made, by, as = 'closed' }: Changed & { readonly as?: 'closed' | 'declined' },
): Changing {
  if (made.state !== 'open') return fail({ code: 'return_is_closed' });
  const view = toReturn(made);
  if (waitsForExchange(view)) return fail({ code: 'exchange_waits' });
  const now = scope.ports.clock.now();
  const accountId = (await scope.visitor.identity())?.accountId ?? null;
  const ending = exchanging(view, 'end', { accountId, now });
  const telling = await tellBoth(scope, { ...order, id: made.id }, made.order_id, as, by);
  return ok({
    answer: {
      ...view,
      lines: ending.lines,
      state: 'closed',
      closed_on: new Date(now).toISOString(),
      closed_by: by,
    },
    statements: [
      assertThat(
        returns.isOpen(made.id),
        returns.hasNoOpenRefund(made.order_id),
        exchanges.mayClose(made.id),
      ),
      ...ending.statements,
      ...returns.closeReturn(
        {
          id: made.id,
          order: made.order_id,
          by,
          // What was sent in exchange is received by then, and has the buyer's time before it.
          unlocksAt: unlocking(view.parcel ? { ...order, received_at: now } : order, now),
        },
        now,
      ),
      ...telling.statements,
    ],
    async refused({ kind }) {
      if (kind === 'unique') return { code: 'idempotency_in_progress' };
      const again = await scope.cell.read(returns.listOfOrder(made.order_id));
      const found = again.find(({ id }) => id === made.id);
      if (found?.state !== 'open') return { code: 'return_is_closed' };
      if (found.lines !== made.lines || found.sent_at !== made.sent_at)
        return { code: 'exchange_not_open' };
      return { code: 'return_has_refunds' };
    },
    async committed() {
      forgetMoved(ending, order);
      await announceOutbox(scope, telling.outbox);
    },
  });
}

function unlocking({ received_at, starts_at, country }: Changed['order'], now: number): number {
  return unlocksAt({
    receivedAt: received_at ?? now,
    // A provider has paid before anything is delivered.
    paidAt: null,
    startsAt: starts_at,
    closedAt: now,
    country,
  });
}
