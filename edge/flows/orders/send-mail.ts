import type { Failure } from '../../../shared/contracts/errors.ts';
import { sendBoughtMail, sendOrderMail } from '../../../shared/contracts/order-mail.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import { changes, type Endpoint } from '../../http/endpoint.ts';
import { counted, countTries, whyTooMany } from '../../modules/accounts/index.ts';
import { findMailed, type MailedRow } from '../../modules/orders/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { isOfBuyer, orderAgainTopic, slipAgainTopic } from '../purchase/index.ts';
import { ownSupplier } from './own-part.ts';

type Sending = Promise<Result<Change<{ sent_to: string }>, Failure>>;

/** The calls by which staff and buyers have the mail of an order sent once more. */
export const orderMailEndpoints: readonly Endpoint[] = [
  changes(sendOrderMail, async ({ scope, params }) => {
    const supplier = ownSupplier(scope, params.id);
    if (!supplier.ok) return supplier;
    const row = await scope.cell.first(findMailed(params.order, scope.ports.clock.now()));
    return row?.supplier_id === supplier.value && row.awaits_slip === 0
      ? sendAgain(scope, row)
      : fail({ code: 'order_not_found' });
  }),
  changes(sendBoughtMail, async ({ scope, params: { order } }) => {
    const [row, isBuyer] = await Promise.all([
      scope.cell.first(findMailed(order, scope.ports.clock.now())),
      isOfBuyer(scope, { order }),
    ]);
    return row && isBuyer && row.store_id === scope.tenant.storeId
      ? sendAgain(scope, row)
      : fail({ code: 'order_not_found' });
  }),
];

/** Asks for the mail, to no other address than the order's own. Undo: none, a mail is not called back. */
async function sendAgain(scope: RequestScope, row: MailedRow): Sending {
  const { env, directory, ports } = scope;
  const { email, checkout_id: checkout, store_id: storeId } = row;
  if (!email) return fail({ code: 'order_without_mail' });
  const now = ports.clock.now();
  const tries = [await counted(env, 'orderMailToContact', mailboxOf(email))];
  const tooMany = whyTooMany(tries, await directory.read(countTries(tries, now)), now);
  if (tooMany) return fail(tooMany);
  const id = newId('message');
  const topic = row.awaits_slip === 1 ? slipAgainTopic : orderAgainTopic;
  return ok({
    answer: { sent_to: email },
    statements: [insertOutbox(topic, { id, storeId, payload: { checkout } }, now)],
    committed: () => announceOutbox(scope, [id]),
  });
}
