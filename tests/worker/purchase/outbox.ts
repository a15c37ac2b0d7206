/**
 * The outbox's consumer on the databases of this test file, with a provider that does as it is
 * told.
 */
import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { openDirectory } from '../../../edge/db/cells.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { DIRECTORY } from '../../../edge/db/database.ts';
import { readEnv, type OutboxMessage } from '../../../edge/env.ts';
import { peopleTopics } from '../../../edge/flows/people/index.ts';
import { pinMessage } from '../../../edge/flows/people/topics.ts';
import { draftTopics } from '../../../edge/flows/drafts/topics.ts';
import { eventCancellationTopics } from '../../../edge/flows/event-cancellations/topics.ts';
import { eventMessageTopics } from '../../../edge/flows/event-messages/topics.ts';
import { fileTopics } from '../../../edge/flows/files/topics.ts';
import { invoiceTopics } from '../../../edge/flows/invoices/topics.ts';
import { labelTopics } from '../../../edge/flows/labels/topics.ts';
import { orderTopics } from '../../../edge/flows/orders/topics.ts';
import { returnTopics } from '../../../edge/flows/returns/topics.ts';
import { reviewTopics } from '../../../edge/flows/reviews/topics.ts';
import { purchaseTopics } from '../../../edge/flows/purchase/index.ts';
import { waitingListTopics } from '../../../edge/flows/waiting-list/topics.ts';
import { consumeOutbox } from '../../../edge/outbox/consume.ts';
import {
  insertSent,
  insertWritten,
  type OutboxPorts,
  type WrittenMessage,
} from '../../../edge/outbox/index.ts';
import { demoOutbox } from '../../../edge/providers/message/demo-outbox.ts';
import type { MessageSender } from '../../../edge/providers/message/port.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { MINUTE_MS, row, rows, write, type TestStore, type World } from './world.ts';

export interface OutboxState {
  id: string;
  attempts: number;
  next_at: number;
  body: string | null;
  delivered_at: number | null;
  dead_at: number | null;
  last_error: string | null;
  provider_id: string | null;
}

/** The consumer's answer to the queue: `ack`, or the seconds until the message comes again. */
export type Told = 'ack' | number;

/** The state of the store's only outbox row. */
export function outboxOf(store: TestStore): Promise<OutboxState> {
  return row(
    store.cell,
    sql<OutboxState>`SELECT id, attempts, next_at, body, delivered_at, dead_at, last_error,
      provider_id FROM outbox WHERE store_id = ${store.id}`,
  );
}

/** The messages that the demo's provider has stored for a store. */
export function sentBy(store: TestStore) {
  return rows(
    store.cell,
    sql<{ id: string; channel: string; recipient: string; subject: string; html: string }>`
    SELECT id, channel, recipient, subject, html FROM sent_mail WHERE store_id = ${store.id}`,
  );
}

/** Asks for a text message with a PIN in it, and returns its id. */
export async function writePin(
  store: TestStore,
  now: number,
  given: Partial<WrittenMessage> = {},
): Promise<string> {
  const id = newId('message');
  const message: WrittenMessage = {
    id,
    storeId: store.id,
    storeName: store.slug,
    locale: 'es',
    recipient: '+525512345678',
    words: { channel: 'sms', text: 'Tu PIN es 483920' },
    expiresAt: now + 5 * MINUTE_MS,
    ...given,
  };
  await write(store.cell, insertWritten(pinMessage, message, now));
  return id;
}

/** Runs the consumer on one row, as a queue's batch of one would. */
export async function consume(
  world: Pick<World, 'clock'>,
  store: { readonly cell: TestStore['cell'] | typeof DIRECTORY },
  id: string,
  sender?: MessageSender,
  ports: Partial<OutboxPorts> = {},
): Promise<Told> {
  const body: OutboxMessage = { cell: store.cell, id };
  const batch = createMessageBatch<OutboxMessage>('outbox', [
    { id, timestamp: new Date(world.clock.now()), attempts: 1, body },
  ]);
  let told: Told | undefined;
  Object.assign(batch.messages[0]!, {
    ack: () => (told = 'ack'),
    retry: ({ delaySeconds }: { delaySeconds: number }) => (told = delaySeconds),
  });
  await consumeOutbox(
    batch,
    readEnv(env),
    [
      ...peopleTopics,
      ...purchaseTopics,
      ...orderTopics,
      ...labelTopics,
      ...returnTopics,
      ...invoiceTopics,
      ...fileTopics,
      ...reviewTopics,
      ...draftTopics,
      ...eventMessageTopics,
      ...eventCancellationTopics,
      ...waitingListTopics,
    ],
    {
      clock: world.clock,
      random: () => 0.5,
      directory: openDirectory(env),
      env: readEnv(env),
      messages: (cell) => {
        const demo = demoOutbox(
          async (message) => void (await cell.write([insertSent(message, world.clock.now())])),
        );
        return { mail: sender ?? demo, sms: sender ?? demo };
      },
      deadlineMs: 50,
      ...ports,
    },
  );
  if (told === undefined) throw new Error('the queue was told nothing');
  return told;
}
