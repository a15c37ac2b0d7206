/** The bench's side of the load generator. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadAnswer, LoadOrder } from './order.ts';

export interface LoadGenerator {
  /** Runs one round; throws when an answer was wrong. */
  load(order: LoadOrder): Promise<LoadAnswer>;
  stop(): void;
}

/** Starts the generator's process; it ends with this one. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { stdio: 'inherit' });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the load generator ended');
  });
  // The process also ends on request, when no caller waits for it.
  ended.catch(() => undefined);
  return {
    async load(order) {
      child.send(order);
      const [answer] = (await Promise.race([once(child, 'message'), ended])) as [LoadAnswer];
      if (answer.fault !== undefined) throw new Error(answer.fault);
      return answer;
    },
    stop: () => child.kill(),
  };
}
