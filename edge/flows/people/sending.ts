import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { counted, type Counted } from '../../modules/accounts/index.ts';

/**
 * The limits that a message to a contact counts against. Any visitor can have a message sent to any
 * contact. So a contact gets no more, and an address or a store sends no more, than people need.
 * @param recipient mail address or number of the account, or as typed where no account has it
 */
export async function sendingTries(
  { env, tenant, visitor }: Pick<RequestScope, 'env' | 'tenant' | 'visitor'>,
  recipient: string,
): Promise<Counted[]> {
  return [
    ...(await contactTries(env, recipient)),
    ...(await Promise.all([
      visitor.addressKey().then((key) => counted(env, 'sendByAddress', key)),
      counted(env, 'sendByStore', tenant.storeId),
    ])),
  ];
}

/** The limits by the contact alone. */
export function contactTries(env: RequestScope['env'], recipient: string): Promise<Counted[]> {
  const mailbox = mailboxOf(recipient);
  return Promise.all([
    counted(env, 'sendToContact', mailbox),
    counted(env, 'sendToContactInADay', mailbox),
  ]);
}
