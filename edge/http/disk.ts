import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { ERROR_STATUS } from '../../shared/contracts/errors.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { isWithin } from '../../shared/kernel/clock.ts';
import type { Bindings } from '../env.ts';
import type { EdgeEnv } from './context.ts';
import { answerFailure } from './failure.ts';

/** How long an isolate trusts what it was told of the disk. */
const TRUSTED_MS = 1_000;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const wordSchema = z.object({ disk: z.enum(['ok', 'full']) });

interface Told {
  full: boolean;
  readonly at: number;
}

/** The last word of each machine. */
const told = new WeakMap<Fetcher, Told>();

/** The machine that serves, where it is one's own; the platform has none, and no disk that fills. */
type Serving = Pick<Bindings, 'MACHINE'>;

/** Whether the disk with the data is full; undefined where there is none. Always asks. */
export async function askDisk({ MACHINE }: Serving): Promise<'ok' | 'full' | undefined> {
  if (!MACHINE) return undefined;
  const answer = await MACHINE.fetch('http://machine.invalid/disk');
  return wordSchema.parse(await answer.json()).disk;
}

/**
 * Whether the disk is full, as told within the last second. While one request asks, the others go by
 * the last word. A machine that does not answer does not end the shop.
 * @param now milliseconds, UTC
 */
export async function isDiskFull(env: Serving, now: number): Promise<boolean> {
  const { MACHINE } = env;
  if (!MACHINE) return false;
  const last = told.get(MACHINE);
  if (last && isWithin(TRUSTED_MS, last.at, now)) return last.full;
  const next: Told = { full: last?.full ?? false, at: now };
  told.set(MACHINE, next);
  next.full = await isDiskFullNow(env);
  return next.full;
}

/** Whether the disk is full at this moment: for a fault that a full disk would explain. */
export async function isDiskFullNow(env: Serving): Promise<boolean> {
  try {
    return (await askDisk(env)) === 'full';
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', where: 'disk', error: String(error) }));
    return false;
  }
}

/**
 * Refuses every unsafe method while the disk is full, before anything of it is done: what the reserve
 * has left belongs to the work that is under way.
 */
export const refuseWhenFull = createMiddleware<EdgeEnv>(async (context, next) => {
  if (SAFE.has(context.req.method)) return next();
  if (!(await isDiskFull(context.env, context.get('ports').clock.now()))) return next();
  context.set('route', 'disk.full');
  return answerFull(context);
});

/** How soon a caller may try again. */
const RETRY_SECONDS = '60';

/** Says that nothing can be stored: as JSON, or as a page to a browser that sent a form. */
export function answerFull(context: Context<EdgeEnv>): Response {
  const failure = { code: 'storage_full' } as const;
  context.header('retry-after', RETRY_SECONDS);
  const isPage = context.req.header('accept')?.includes('text/html') === true;
  if (!isPage || context.req.path.startsWith('/api/')) return answerFailure(context, failure);
  const tag = context.get('tag');
  const words = messageFor(failure, tag);
  context.header('cache-control', 'no-store');
  return context.html(
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${words}</title></head><body><main><h1>${words}</h1></main></body></html>`,
    ERROR_STATUS[failure.code],
  );
}
