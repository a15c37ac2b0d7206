/** The whole edge on the databases of this test file. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { makeApp } from '../../../edge/app.ts';
import type { Bindings } from '../../../edge/env.ts';
import type { Ports } from '../../../edge/unit-of-work/scope.ts';
import { fakePayments } from '../../../edge/providers/payment/fake.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { NOON } from './stores.ts';

export interface Platform {
  readonly clock: ReturnType<typeof fixedClock>;
  /** Sends a request, and waits until all deferred work is done. */
  ask(url: string, init?: RequestInit): Promise<Response>;
}

/** Starts the edge with a clock that stands still. */
export function startPlatform(
  replaced: Partial<Bindings> & Record<string, unknown> = {},
  ports: Partial<Ports> = {},
): Platform {
  const clock = fixedClock(NOON);
  const app = makeApp({ clock, payments: fakePayments(), passwords: quickPasswords, ...ports });
  const bindings = { ...env, ...replaced };
  return {
    clock,
    async ask(url, init) {
      const context = createExecutionContext();
      const request = new Request(url, { redirect: 'manual', ...init });
      const answer = await app.fetch(request, bindings, context);
      await waitOnExecutionContext(context);
      return answer;
    },
  };
}
