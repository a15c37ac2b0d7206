import { openCell } from '../db/cells.ts';
import type { Env, JobMessage } from '../env.ts';
import type { Ports } from '../unit-of-work/scope.ts';
import type { AnyJobKind } from './kind.ts';
import { runJob } from './run.ts';

/** Wait after a failure of the platform: a database that does not answer, a bug. */
const AFTER_FAILURE_SECONDS = 30;

/**
 * Works on the jobs of a queue's batch, one after the other. The job's row holds its progress. The
 * queue only starts it again, and the cron does so where a message of the queue was lost.
 */
export async function consumeJobs(
  batch: MessageBatch<JobMessage>,
  env: Env,
  ports: Ports,
  kinds: readonly AnyJobKind[],
): Promise<void> {
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  for (const message of batch.messages) await consume(message, env, ports, known);
}

async function consume(
  message: Message<JobMessage>,
  env: Env,
  ports: Ports,
  kinds: ReadonlyMap<string, AnyJobKind>,
): Promise<void> {
  const { cell: name, id } = message.body;
  try {
    const cell = openCell(env, name);
    const wait = cell ? await runJob({ env, ports, cell }, kinds, id) : null;
    if (wait === null) message.ack();
    else message.retry({ delaySeconds: wait });
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', cell: name, job: id, error: String(error) }));
    message.retry({ delaySeconds: AFTER_FAILURE_SECONDS });
  }
}
