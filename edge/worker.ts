import { systemClock } from '../shared/kernel/clock.ts';
import { makeApp } from './app.ts';
import { isDiskFull } from './http/disk.ts';
import { readEnv, type Bindings, type JobMessage, type OutboxMessage } from './env.ts';
import type { Ports } from './unit-of-work/scope.ts';
import { logged } from './flows/alerts/logged.ts';
import { obeying } from './flows/alerts/obey.ts';
import { consumeJobs } from './jobs/consume.ts';
import { consumeOutbox } from './outbox/consume.ts';
import { couriersFromEnv, imagesFromEnv, paymentsFromEnv } from './providers/from-env.ts';
import { scryptPasswords } from './session/index.ts';
import { jobKinds, wings } from './wings/index.ts';
import { runScheduled } from './wings/run-scheduled.ts';

export { Conversation } from './objects/conversation/conversation.ts';
export { HoldTimer } from './objects/hold-timer.ts';
export { Mailbox } from './objects/mailbox/mailbox.ts';

const passwords = scryptPasswords();
const app = makeApp();
const topics = wings
  .flatMap(({ messages }) => messages)
  .map(obeying)
  .map(logged);
const schedules = wings.flatMap((wing) => wing.schedules);

/** How long messages of the queues wait for a disk with room; the cron brings up those it loses. */
const FULL_DISK_SECONDS = 60;

function portsOf(bindings: Bindings): Ports {
  return {
    clock: systemClock,
    payments: paymentsFromEnv(readEnv(bindings), systemClock),
    couriers: couriersFromEnv(readEnv(bindings), systemClock),
    images: imagesFromEnv(bindings),
    passwords,
  };
}

/** The worker: pages and calls, the queues of outbox and jobs, the clock's tick. */
export default {
  fetch: (request: Request, bindings: Bindings, execution: ExecutionContext) =>
    app.fetch(request, bindings, execution),
  queue: async (batch: MessageBatch<OutboxMessage | JobMessage>, bindings: Bindings) => {
    // Finished work could not be marked as done, and a mail would go out twice.
    if (await isDiskFull(bindings, systemClock.now())) {
      return batch.retryAll({ delaySeconds: FULL_DISK_SECONDS });
    }
    return batch.queue === 'jobs'
      ? consumeJobs(batch, readEnv(bindings), portsOf(bindings), jobKinds)
      : consumeOutbox(batch, readEnv(bindings), topics);
  },
  scheduled: (_event: ScheduledController, bindings: Bindings) =>
    runScheduled(schedules, readEnv(bindings), portsOf(bindings)),
};
