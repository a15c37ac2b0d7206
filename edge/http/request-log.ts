import { createMiddleware } from 'hono/factory';
import { newId } from '../../shared/kernel/ids.ts';
import type { EdgeEnv } from './context.ts';

/** One line of the log: facts about a request, none about a person. */
interface LogLine {
  readonly level: 'info' | 'error';
  readonly request_id: string;
  readonly tenant: string | null;
  readonly cell: string | null;
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  readonly db_round_trips: number;
  readonly db_ms: number;
}

/**
 * Gives each request an id that its answer carries, and writes one JSON line when it is answered:
 * tenant, route, status, time. Paths, queries, addresses and bodies stay out: they hold people's
 * data.
 */
export const requestLog = createMiddleware<EdgeEnv>(async (context, next) => {
  const start = performance.now();
  const requestId = newId('request');
  context.set('requestId', requestId);
  context.set('route', 'none');
  await next();
  context.res.headers.set('x-request-id', requestId);
  const cell = context.get('cell') as EdgeEnv['Variables']['cell'] | undefined;
  const directory = context.get('directory') as EdgeEnv['Variables']['directory'] | undefined;
  const tenant = context.get('tenant') as EdgeEnv['Variables']['tenant'] | undefined;
  const line: LogLine = {
    level: context.res.status >= 500 ? 'error' : 'info',
    request_id: requestId,
    tenant: tenant?.slug ?? null,
    cell: tenant?.cell ?? null,
    route: context.get('route'),
    method: context.req.method,
    status: context.res.status,
    ms: Math.round(performance.now() - start),
    db_round_trips: (cell?.cost.roundTrips ?? 0) + (directory?.cost.roundTrips ?? 0),
    db_ms: Math.round((cell?.cost.milliseconds ?? 0) + (directory?.cost.milliseconds ?? 0)),
  };
  console.log(JSON.stringify(line));
});
