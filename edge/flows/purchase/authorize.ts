import { authorizationEnd, nextReminder } from '../../../shared/rules/authorizations.ts';
import { assertThat } from '../../db/sql.ts';
import { authorizations } from '../../modules/authorizations/index.ts';
import { closeCheckout, stock } from '../../modules/checkouts/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import { cardLeft, leavingOf } from './keep-card.ts';
import { sell, type UnsoldReason } from './sell.ts';
import { expected, isNotedAlready, recorded, type Settling } from './settling.ts';

/**
 * Sells the order of an authorised payment as that of a paid one: its units leave the stock, its seller and its buyer
 * are told, its risk is judged. Nothing is posted, since nothing was charged. One that cannot be sold is given up.
 * Undo: `voidPayment`.
 */
export function authorize(settling: Settling): Promise<boolean> {
  const { row } = settling;
  return sell(settling, {
    before: [
      ...expected(settling, 'authorize'),
      assertThat(authorizations.paysOne(row.checkout_id, row.amount)),
    ],
    after: (now) => [
      ...authorizations.insertAuthorization(newOf(settling, now), now),
      recorded(settling, { state: 'authorized' }),
    ],
    giveUp: (reason) => giveUp(settling, reason),
  });
}

/** The authorisation that a charge tells of; one that tells no time is as old as its news. */
function newOf({ row, charge }: Settling, now: number) {
  const { id, provider } = row;
  const { amount, created } = charge;
  const since = created > 0 ? Math.min(created, now) : now;
  const endsAt = authorizationEnd(provider, since);
  const remindAt = nextReminder(provider, endsAt, now);
  return { payment: id, amount: amount.amount, endsAt, remindAt };
}

/** Cancels what cannot be delivered, and has the schedule give the authorisation up: nobody is charged. */
async function giveUp(settling: Settling, reason: UnsoldReason): Promise<boolean> {
  const { work, row, charge } = settling;
  const now = work.ports.clock.now();
  const left = leavingOf(work, row, charge);
  const written = await work.cell.write([
    ...expected(settling, 'authorize'),
    ...stock.releaseOf(row.checkout_id),
    closeCheckout(row.checkout_id, 'expired'),
    ...authorizations.insertUnsold(newOf(settling, now), reason, now),
    recorded(settling, { state: 'authorized', refundReason: reason }),
    ...(left ? [insertOutbox(cardLeft, left, now)] : []),
  ]);
  if (!written.ok) return isNotedAlready(written.refusal);
  if (left) await announceOutbox(work, [left.id]).catch(() => undefined);
  return true;
}
