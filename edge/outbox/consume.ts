import { openOutbox } from '../db/cells.ts';
import type { Database } from '../db/database.ts';
import type { DatabaseKind } from '../db/sql.ts';
import type { Env, OutboxMessage } from '../env.ts';
import { deliver } from './deliver.ts';
import { outboxPorts, type OutboxPorts } from './ports.ts';
import { unnamedTopic, type Topic } from './topic.ts';

/** Wait after a failure of the platform: a database that does not answer, a bug. */
const AFTER_FAILURE_SECONDS = 30;
/** The longest delay of a queue; after it a message comes too early, and is delayed again. */
const LONGEST_SECONDS = 12 * 60 * 60;

/**
 * Delivers the rows that a queue's batch names. The row holds its tries and their times. The queue
 * only brings it up, and the cron does so where a message of the queue was lost. A message that
 * comes twice finds its row delivered, or claimed by another worker. The rows of one database share
 * its access, so that the same step of several rows costs one round trip.
 * @param topics every topic that rows may have, of all wings
 */
export async function consumeOutbox(
  batch: MessageBatch<OutboxMessage>,
  env: Env,
  topics: readonly Topic[],
  ports: OutboxPorts = outboxPorts(env),
): Promise<void> {
  const known = new Map([unnamedTopic, ...topics].map((topic) => [topic.name, topic]));
  const names = new Set(batch.messages.map(({ body }) => body.cell));
  const databases = new Map([...names].map((name) => [name, openOutbox(env, name)]));
  await Promise.all(
    batch.messages.map((message) =>
      consume(message, databases.get(message.body.cell), { topics: known, ports }),
    ),
  );
}

async function consume(
  message: Message<OutboxMessage>,
  database: Database<DatabaseKind> | undefined,
  work: { readonly topics: ReadonlyMap<string, Topic>; readonly ports: OutboxPorts },
): Promise<void> {
  const { cell: name, id } = message.body;
  try {
    const waitSeconds = database ? await deliver(database, id, work) : null;
    if (waitSeconds === null) message.ack();
    else message.retry({ delaySeconds: Math.min(waitSeconds, LONGEST_SECONDS) });
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', cell: name, outbox: id, error: String(error) }));
    message.retry({ delaySeconds: AFTER_FAILURE_SECONDS });
  }
}
