import { newId } from '../../shared/kernel/ids.ts';
import type { Statement } from '../db/directory-sql.ts';
import { announceOutbox, insertWritten, type WrittenMessage } from '../outbox/index.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';

/** A message whose words are written: its statement stands in the batch of the change that it is about. */
export interface StoreMessage {
  readonly id: string;
  readonly statement: Statement;
  /** To be called after the commit; the message is sent without it too, only later. */
  readonly announce: () => Promise<void>;
}

/** Makes a message of the request's store. */
export function storeMessage(
  { env, tenant, ports, directory }: Pick<RequestScope, 'env' | 'tenant' | 'ports' | 'directory'>,
  topic: Parameters<typeof insertWritten>[0],
  message: Omit<WrittenMessage, 'id' | 'storeId'>,
): StoreMessage {
  const id = newId('message');
  const written = { ...message, id, storeId: tenant.storeId };
  return {
    id,
    statement: insertWritten(topic, written, ports.clock.now()),
    announce: () => announceOutbox({ env, cell: directory }, [id]),
  };
}
