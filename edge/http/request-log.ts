import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { newId } from '../../shared/kernel/ids.ts';
import { isolateMap } from '../../shared/kernel/isolate-memory.ts';
import { pause } from '../../shared/kernel/pause.ts';
import type { EdgeEnv } from './context.ts';
import { laterOf } from './later.ts';

/** One line of the log: facts about a request, none about a person. */
interface LogLine {
  /** How many requests a line of several tells of (`logTogether`). */
  times?: number;
  readonly level: 'info' | 'error';
  readonly request_id: string;
  readonly tenant: string | null;
  readonly cell: string | null;
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** Of several requests, that of the slowest. */
  ms: number;
  readonly db_round_trips: number;
  readonly db_ms: number;
}

/**
 * How long the line of equal answers waits for more of them, in ms. What an isolate that dies has
 * gathered by then is lost: nothing but memory answered these requests.
 */
const GATHERED_MS = 250;

/** The lines that wait, by the route and the store of their answers. */
const gathered = isolateMap<string, LogLine & { times: number }>();

/**
 * Gives each request an id that its answer carries, and writes one JSON line when it is answered:
 * tenant, route, status, time. Paths, queries, addresses and bodies stay out: they hold people's
 * data.
 */
export const requestLog = createMiddleware<EdgeEnv>(async (context, next) => {
  const start = performance.now();
  context.set('requestId', newId('request'));
  context.set('route', 'none');
  await next();
  const line = logTogether(context, start) ?? logAlone(context, start);
  context.res.headers.set('x-request-id', line.request_id);
});

function logAlone(context: Context<EdgeEnv>, start: number): LogLine {
  const line = lineOf(context, start);
  console.log(JSON.stringify(line));
  return line;
}

/**
 * Answers out of an isolate's memory share a line, and its id: to write one for each would cost more
 * than the answer.
 * @returns undefined for an answer that has a line of its own
 */
function logTogether(context: Context<EdgeEnv>, start: number): LogLine | undefined {
  if (!context.get('isFromMemory')) return undefined;
  const name = `${context.get('tenant').storeId} ${context.get('route')}`;
  const waiting = gathered.get(name);
  if (waiting) {
    waiting.times += 1;
    waiting.ms = Math.max(waiting.ms, msSince(start));
    return waiting;
  }
  const line = { ...lineOf(context, start), times: 1 };
  gathered.set(name, line);
  laterOf(context)(
    pause(GATHERED_MS).then(() => {
      gathered.delete(name);
      console.log(JSON.stringify(line));
    }),
  );
  return line;
}

function lineOf(context: Context<EdgeEnv>, start: number): LogLine {
  const cell = context.get('cell') as EdgeEnv['Variables']['cell'] | undefined;
  const directory = context.get('directory') as EdgeEnv['Variables']['directory'] | undefined;
  const tenant = context.get('tenant') as EdgeEnv['Variables']['tenant'] | undefined;
  const { status } = context.res;
  return {
    level: status >= 500 ? 'error' : 'info',
    request_id: context.get('requestId'),
    tenant: tenant?.slug ?? null,
    cell: tenant?.cell ?? null,
    route: context.get('route'),
    method: context.req.method,
    status,
    ms: msSince(start),
    db_round_trips: (cell?.cost.roundTrips ?? 0) + (directory?.cost.roundTrips ?? 0),
    db_ms: Math.round((cell?.cost.milliseconds ?? 0) + (directory?.cost.milliseconds ?? 0)),
  };
}

function msSince(start: number): number {
  return Math.round(performance.now() - start);
}
