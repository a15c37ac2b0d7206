import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import type { RequestScope } from '../../work/scope.ts';
import { counted, type Counted } from '../../modules/accounts/index.ts';

/**
 * What a message to a contact is counted by: anybody can have anybody written to, so that neither a
 * contact gets, nor an address or a store sends, more than a person would ask for.
 * @param recipient mail address or number as it is written to, or was typed where nobody has it
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

/** As far as it is about the contact alone. */
export function contactTries(env: RequestScope['env'], recipient: string): Promise<Counted[]> {
  const mailbox = mailboxOf(recipient);
  return Promise.all([
    counted(env, 'sendToContact', mailbox),
    counted(env, 'sendToContactInADay', mailbox),
  ]);
}
