import type { Context } from 'hono';
import type { EdgeEnv } from './context.ts';

/** Lets work of a request go on after its answer; its failure goes to the log. */
export function laterOf(context: Context<EdgeEnv>): (work: Promise<unknown>) => void {
  return (work) => context.executionCtx.waitUntil(work.catch(logLate));
}

function logLate(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.error(JSON.stringify({ level: 'error', where: 'after the answer', error: message }));
}
