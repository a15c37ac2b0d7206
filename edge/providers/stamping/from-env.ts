import type { Env } from '../../env.ts';
import type { Stamping } from './port.ts';
import { sandboxStamping } from './sandbox.ts';

/** The stamping service of a platform: the sandbox in the demo, none anywhere else. */
export function stampingFromEnv({ DEMO }: Pick<Env, 'DEMO'>): Stamping | undefined {
  return DEMO === 'true' ? sandboxStamping() : undefined;
}
