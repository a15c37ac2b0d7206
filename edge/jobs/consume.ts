import { openCell } from '../db/cells.ts';
import type { Env, JobMessage } from '../env.ts';
import type { Ports } from '../work/scope.ts';
import type { AnyJobKind } from './kind.ts';
import { runJob } from './run.ts';

/** Wait after a failure of our own: a database that does not answer, a bug. */
const AFTER_FAILURE_SECONDS = 30;

/**
 * Works on the jobs of a queue's batch, one after the other. The row knows how far a job is; the queue only
 * brings it up, and the cron does where the queue forgot.
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
