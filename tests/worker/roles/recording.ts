/** The edge with services that write down the call that reaches them, and refuse it. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { Breaker } from '../../../edge/gateway/breaker.ts';
import { gateway } from '../../../edge/gateway/gateway.ts';
import type { EdgeEnv } from '../../../edge/http/context.ts';
import { endpointTable } from '../../../edge/http/endpoint-table.ts';
import { answers, answersForForms, type PageEndpoint } from '../../../edge/http/endpoint.ts';
import { settleLocale } from '../../../edge/http/locale.ts';
import type { Call } from '../../../edge/http/read-call.ts';
import { currentRevision } from '../../../edge/modules/store/index.ts';
import { mountPages } from '../../../edge/pages/mount-pages.ts';
import { answerUnknownStore } from '../../../edge/pages/unknown-store.ts';
import { imagesFromEnv } from '../../../edge/providers/image/from-env.ts';
import { fakePayments } from '../../../edge/providers/payment/fake.ts';
import { openVisitor } from '../../../edge/session/index.ts';
import { RemoteFragments } from '../../../edge/stitch/remote/index.ts';
import { Directory } from '../../../edge/tenant/directory.ts';
import { bindTenant } from '../../../edge/tenant/middleware.ts';
import { cartPage } from '../../../host-pages/pages/cart.ts';
import type { Answerable } from '../../../shared/contracts/form-call.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { fail } from '../../../shared/kernel/result.ts';
import { contracts, formCalls } from '../../support/contracts.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { NOON } from '../platform/stores.ts';

/**
 * A store's addresses in front of services that only write down what they are called with: every
 * call of the API, and the forms of the cart's page.
 */
export function startRecording() {
  const seen: Call<Answerable>[] = [];
  const note = (call: object) => {
    seen.push(call as Call<Answerable>);
    return Promise.resolve(fail({ code: 'not_found' } as const));
  };
  const endpoints: readonly PageEndpoint[] = [
    ...contracts.map((one) => answers(one, note)),
    ...formCalls.map((one) => answersForForms(one, note)),
  ];
  const clock = fixedClock(NOON);
  const app = new Hono<EdgeEnv>();
  app.use(settleLocale, async (context, next) => {
    const images = imagesFromEnv(env);
    context.set('ports', { clock, payments: fakePayments(), images, passwords: quickPasswords });
    await next();
  });
  const visitorOf = openVisitor;
  app.use(
    bindTenant(new Directory(clock), { unknown: answerUnknownStore, visitorOf, backOffice: [] }),
  );
  app.route('/api', gateway(endpoints, new Breaker(clock), currentRevision));
  const mounting = { endpoints: endpointTable(endpoints), remotes: new RemoteFragments(clock) };
  mountPages(app, [cartPage], mounting);
  return {
    /** Sends a request; gives the calls that reached a service by it. */
    async sends(request: Request): Promise<readonly Call<Answerable>[]> {
      const before = seen.length;
      const context = createExecutionContext();
      await app.fetch(request, env, context);
      await waitOnExecutionContext(context);
      return seen.slice(before);
    },
  };
}
