import { openOutbox } from '../db/cells.ts';
import type { Env, OutboxMessage } from '../env.ts';
import { deliver } from './deliver.ts';
import { outboxPorts, type OutboxPorts } from './ports.ts';
import { findOutbox } from './rows.ts';
import { unnamedTopic, type Topic } from './topic.ts';

/** Wait after a failure of our own: a database that does not answer, a bug. */
const AFTER_FAILURE_SECONDS = 30;
/** What a queue can put off at most; it then comes too early, and is put off again. */
const LONGEST_SECONDS = 12 * 60 * 60;

/**
 * Delivers what a queue's batch says. The row in the cell knows how often and when it is tried; the
 * queue only brings it up, and the cron does where the queue forgot. A message that comes twice finds
 * its row delivered, or somebody at it.
 * @param topics every topic that rows may have, of all wings
 */
export async function consumeOutbox(
  batch: MessageBatch<OutboxMessage>,
  env: Env,
  topics: readonly Topic[],
  ports: OutboxPorts = outboxPorts(env),
): Promise<void> {
  const known = new Map([unnamedTopic, ...topics].map((topic) => [topic.name, topic]));
  await Promise.all(batch.messages.map((message) => consume(message, env, known, ports)));
}

async function consume(
  message: Message<OutboxMessage>,
  env: Env,
  topics: ReadonlyMap<string, Topic>,
  ports: OutboxPorts,
): Promise<void> {
  const { cell: name, id } = message.body;
  try {
    const cell = openOutbox(env, name);
    const row = await cell?.first(findOutbox(id));
    const waitSeconds =
      cell && row ? await deliver(cell, { row, topic: topics.get(row.topic) }, ports) : null;
    if (waitSeconds === null) message.ack();
    else message.retry({ delaySeconds: Math.min(waitSeconds, LONGEST_SECONDS) });
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', cell: name, outbox: id, error: String(error) }));
    message.retry({ delaySeconds: AFTER_FAILURE_SECONDS });
  }
}
