import type { Failure } from '../../../shared/contracts/errors.ts';
import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { areTooMany, counted, countTries } from '../../modules/accounts/index.ts';
import type { OrderDraft } from './order-draft.ts';

/**
 * Counts an order without a payment by card. It costs its sender nothing, and a mail goes to any
 * contact that the sender types. So it is counted by contact, by item and contact, by address and
 * by store. Orders by card send their mail after the payment, and are not counted.
 * @returns the failure where there is one too many; undefined when the order may be placed
 */
export async function countOrder(
  { env, tenant, visitor, directory, ports }: RequestScope,
  { paymentType, contact, parts }: OrderDraft,
): Promise<Failure | undefined> {
  if (paymentType === 'card') return undefined;
  const mailbox = mailboxOf(contact.email);
  const items = new Set(parts.flatMap(({ products }) => products.map(({ id }) => id)));
  const tries = await Promise.all([
    counted(env, 'orderToContact', mailbox),
    counted(env, 'orderToContactInADay', mailbox),
    ...[...items].map((item) => counted(env, 'orderOfItemToContact', `${item}\n${mailbox}`)),
    visitor.addressKey().then((key) => counted(env, 'orderByAddress', key)),
    counted(env, 'orderByStore', tenant.storeId),
  ]);
  const counts = await directory.read(countTries(tries, ports.clock.now()));
  return areTooMany(tries, counts) ? { code: 'too_many_requests' } : undefined;
}
