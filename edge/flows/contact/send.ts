import type { z } from 'zod';
import type * as contract from '../../../shared/contracts/contact.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { pageToTell } from '../../../shared/rules/chat-page.ts';
import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import { counted, countTries, whyTooMany } from '../../modules/accounts/index.ts';
import { insertEntry } from '../../modules/contact/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { contactEntryMail } from './topics.ts';

type Message = z.output<(typeof contract.sendContact)['body']>;

/**
 * Keeps a visitor's message for the store, and asks for the mail that tells the store of it, where
 * the store has a contact e-mail. Counted by address, by the writer's e-mail and by store.
 */
export async function sendContact(
  scope: RequestScope,
  { page, ...message }: Message,
): Promise<Result<Change<{ id: string }>, Failure>> {
  const { tenant, ports, visitor } = scope;
  const now = ports.clock.now();
  const [tooMany, identity, store] = await Promise.all([
    countMessage(scope, message.email),
    visitor.identity(),
    currentStore(scope),
  ]);
  if (tooMany) return fail(tooMany);
  const id = newId('contactEntry');
  const outbox = newId('message');
  const isTold = Boolean(store?.contact_email);
  const mail = {
    id: outbox,
    storeId: tenant.storeId,
    payload: { entry: id, address: tenant.origin + tenant.base },
  };
  return ok({
    answer: { id },
    statements: [
      ...insertEntry(tenant.storeId, {
        ...message,
        id,
        phone: message.phone === '' ? null : message.phone,
        user: identity?.accountId ?? null,
        from_path: store ? pageToTell(page, store) : null,
        created_at: now,
      }),
      ...(isTold ? [insertOutbox(contactEntryMail, mail, now)] : []),
    ],
    committed: () => (isTold ? announceOutbox(scope, [outbox]) : Promise.resolve()),
  });
}

async function countMessage(
  { env, tenant, visitor, directory, ports }: RequestScope,
  email: string,
): Promise<Failure | undefined> {
  const tries = await Promise.all([
    visitor.addressKey().then((key) => counted(env, 'contactByAddress', key)),
    counted(env, 'contactByContact', mailboxOf(email)),
    counted(env, 'contactByStore', tenant.storeId),
  ]);
  const now = ports.clock.now();
  return whyTooMany(tries, await directory.read(countTries(tries, now)), now);
}
