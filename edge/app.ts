import { Hono } from 'hono';
import { systemClock } from '../shared/kernel/clock.ts';
import { keptElements } from './embed/kept.ts';
import { readEnv } from './env.ts';
import { Breaker } from './gateway/breaker.ts';
import { answerAsset } from './http/assets.ts';
import { limitedUpload } from './http/body-limit.ts';
import type { EdgeEnv } from './http/context.ts';
import type { Ports } from './unit-of-work/scope.ts';
import { answerFull, askDisk, isDiskFullNow, refuseWhenFull } from './http/disk.ts';
import { answerFailure } from './http/failure.ts';
import { settleLocale } from './http/locale.ts';
import { requestLog } from './http/request-log.ts';
import { overTls } from './http/over-tls.ts';
import { secure } from './http/secure.ts';
import { answerUnknownStore } from './pages/unknown-store.ts';
import {
  couriersFromEnv,
  imagesFromEnv,
  paymentsFromEnv,
  pushFromEnv,
  stampingFromEnv,
} from './providers/from-env.ts';
import { openVisitor, scryptPasswords } from './session/index.ts';
import { makeSite, takesFile } from './site.ts';
import { RemoteFragments } from './stitch/remote/index.ts';
import { Directory } from './tenant/directory.ts';
import { pathInStore } from './tenant/host.ts';
import { bindTenant } from './tenant/middleware.ts';
import { wings } from './wings/index.ts';

/**
 * Puts the edge together: the steps of every answer, then the tenant, then the room of its address.
 * Routes are those of a store: a prefix `/tienda/{slug}` is taken off before they are looked at.
 * @param replaced ports that a test puts in place of the real ones
 */
export function makeApp(replaced: Partial<Ports> = {}): Hono<EdgeEnv> {
  const clock = replaced.clock ?? systemClock;
  const passwords = replaced.passwords ?? scryptPasswords();
  const app = new Hono<EdgeEnv>({ getPath: pathInStore });

  app.use(requestLog, keptElements(clock), secure, settleLocale);
  app.onError(async (error, context) => {
    const requestId = context.get('requestId');
    const { message, stack } = error;
    console.error(JSON.stringify({ level: 'error', request_id: requestId, error: message, stack }));
    // A full disk is no secret, and its caller can do more than try again at once.
    const full = await isDiskFullNow(context.env);
    return full ? answerFull(context) : answerFailure(context, { code: 'internal_error' });
  });
  app.use(async (context, next) => {
    if (URL.canParse(context.req.url)) return next();
    context.set('route', 'tenant.unknown');
    return answerUnknownStore(context);
  });
  app.use(overTls);
  app.get('/healthz', async (context) => {
    context.set('route', 'healthz');
    // Not well with settings that are not: they are read before anybody else asks.
    readEnv(context.env);
    const disk = await askDisk(context.env);
    const full = disk === 'full';
    return context.json({ status: full ? 'failing' : 'ok', disk }, full ? 503 : 200);
  });
  app.get('/assets/*', answerAsset);

  app.use(async (context, next) => {
    const payments = replaced.payments ?? paymentsFromEnv(readEnv(context.env), clock);
    const couriers = replaced.couriers ?? couriersFromEnv(readEnv(context.env), clock);
    const images = replaced.images ?? imagesFromEnv(context.env);
    const stamping = replaced.stamping ?? stampingFromEnv(readEnv(context.env));
    const push = replaced.push ?? pushFromEnv(readEnv(context.env), clock);
    context.set('ports', { clock, payments, couriers, images, passwords, stamping, push });
    await next();
  });
  app.use(refuseWhenFull);
  app.use(
    bindTenant(new Directory(clock), {
      unknown: answerUnknownStore,
      visitorOf: openVisitor,
      backOffice: wings.flatMap(({ menu }) => menu),
    }),
    limitedUpload(takesFile),
  );

  app.route('/', makeSite(new Breaker(clock), new RemoteFragments(clock)));
  return app;
}
