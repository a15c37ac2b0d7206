import type { Failure } from '../../../shared/contracts/errors.ts';
import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import { isPaidFirst, isReference } from '../../../shared/rules/payment-codes.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { counted, countTries, whyTooMany, type Counted } from '../../modules/accounts/index.ts';
import type { OrderDraft } from './order-draft.ts';

/**
 * Counts an order that its sender does not pay for now. Without a payment before it is sent it costs its
 * sender nothing, and a mail goes to any contact that the sender types: it is counted by contact, by
 * item and contact, by address and by store. Orders that are paid first send their mail after the payment, and
 * are counted only where they take a large hold, which any typed contact would otherwise open. A number
 * to pay by costs nothing either, and its mail is sent at once, so that it counts as both.
 * @param takesHold true where the units waited for the contact
 * @returns the failure where there is one too many; undefined when the order may be placed
 */
export async function countOrder(
  scope: RequestScope,
  order: OrderDraft,
  takesHold: boolean,
): Promise<Failure | undefined> {
  const { directory, ports } = scope;
  const isLater = order.paymentType !== null && isPaidFirst(order.paymentType);
  const isPaid = isLater && !isReference(order.paymentType);
  const tries = await Promise.all([
    ...(isPaid ? [] : triesOfUnpaid(scope, order)),
    ...(isLater && takesHold ? triesOfLargeHold(scope, order) : []),
  ]);
  if (tries.length === 0) return undefined;
  const now = ports.clock.now();
  return whyTooMany(tries, await directory.read(countTries(tries, now)), now);
}

function triesOfUnpaid(
  { env, tenant, visitor }: RequestScope,
  { contact, parts }: OrderDraft,
): Promise<Counted>[] {
  const mailbox = mailboxOf(contact.email);
  const items = new Set(parts.flatMap(({ products }) => products.map(({ id }) => id)));
  return [
    counted(env, 'orderToContact', mailbox),
    counted(env, 'orderToContactInADay', mailbox),
    ...[...items].map((item) => counted(env, 'orderOfItemToContact', `${item}\n${mailbox}`)),
    visitor.addressKey().then((key) => counted(env, 'orderByAddress', key)),
    counted(env, 'orderByStore', tenant.storeId),
  ];
}

function triesOfLargeHold(
  { env, visitor }: RequestScope,
  { contact }: OrderDraft,
): Promise<Counted>[] {
  return [
    counted(env, 'largeHoldByContact', mailboxOf(contact.email)),
    visitor.addressKey().then((key) => counted(env, 'largeHoldByAddress', key)),
  ];
}
