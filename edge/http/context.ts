import type { Clock } from '../../shared/kernel/clock.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { Cell } from '../db/cell.ts';
import type { Env, OutboxMessage } from '../env.ts';
import type { ImageResizer } from '../providers/image/port.ts';
import type { CardProvider } from '../providers/payment/port.ts';
import type { Tenant } from '../tenant/tenant.ts';

/** What the outside world is to a request: everything that a test replaces. */
export interface Ports {
  readonly clock: Clock;
  readonly cards: CardProvider;
  readonly images: ImageResizer;
}

/** What the middlewares have found out when a route runs. */
export interface RequestScope {
  readonly env: Env;
  readonly ports: Ports;
  readonly requestId: string;
  readonly tenant: Tenant;
  /** The tenant's database; nothing else of the platform's data can be reached through it. */
  readonly cell: Cell;
  readonly locale: Locale;
  /** Work that may finish after the answer has gone out. */
  readonly later: (work: Promise<unknown>) => void;
}

/** What work on one cell needs that no request asked for: webhooks, the queue, the cron, timers. */
export type CellScope = Pick<RequestScope, 'env' | 'ports' | 'cell'>;

/** Hono's generics for the whole edge. */
export interface EdgeEnv {
  Bindings: Env;
  Variables: {
    scope: RequestScope;
    requestId: string;
    ports: Ports;
    /** Name of the route that answered, for the log: never a path with an id in it. */
    route: string;
    tenant: Tenant;
    cell: Cell;
    locale: Locale;
  };
}

/** What a queue takes at a time. */
const ANNOUNCED = 100;

/** Tells the queue that outbox rows of this cell wait; a lost word is made good by the cron. */
export async function announceOutbox(scope: CellScope, ids: readonly string[]): Promise<void> {
  const messages = ids.map((id) => ({
    body: { cell: scope.cell.name, id } satisfies OutboxMessage,
  }));
  for (let first = 0; first < messages.length; first += ANNOUNCED) {
    await scope.env.OUTBOX.sendBatch(messages.slice(first, first + ANNOUNCED));
  }
}
