import { systemClock } from '../shared/kernel/clock.ts';
import { makeApp } from './app.ts';
import { readEnv, type Bindings, type OutboxMessage } from './env.ts';
import { runScheduled } from './flows/run-scheduled.ts';
import type { Ports } from './work/scope.ts';
import { consumeOutbox } from './outbox/index.ts';
import { imagesFromEnv } from './providers/image/from-env.ts';
import { cardsFromEnv } from './providers/payment/from-env.ts';
import { scryptPasswords } from './session/index.ts';

export { HoldTimer } from './objects/hold-timer.ts';

const passwords = scryptPasswords();
const app = makeApp();

function portsOf(bindings: Bindings): Ports {
  return {
    clock: systemClock,
    cards: cardsFromEnv(readEnv(bindings), systemClock),
    images: imagesFromEnv(bindings),
    passwords,
  };
}

/** The worker: pages and calls, the outbox's queue, the clock's tick. */
export default {
  fetch: (request: Request, bindings: Bindings, execution: ExecutionContext) =>
    app.fetch(request, bindings, execution),
  queue: (batch: MessageBatch<OutboxMessage>, bindings: Bindings) =>
    consumeOutbox(batch, readEnv(bindings)),
  scheduled: (_event: ScheduledController, bindings: Bindings) =>
    runScheduled(readEnv(bindings), portsOf(bindings)),
};
