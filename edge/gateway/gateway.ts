import { Hono } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { callsOf } from '../http/endpoint-table.ts';
import type { Endpoint, PageEndpoint, RevisionOf } from '../http/endpoint.ts';
import { answerFailure } from '../http/failure.ts';
import type { Breaker } from './breaker.ts';
import { deprecationHeaders } from './deprecated.ts';
import { callUpstream } from './upstream.ts';

/**
 * The API: `/{service}/…`. The services are those of the endpoints and of UPSTREAMS, which sends a
 * service to its origin even where this worker has endpoints for it. Only declared calls exist, and
 * reads for pages alone have no address.
 */
export function gateway(
  answered: readonly PageEndpoint[],
  breaker: Breaker,
  revisionOf: RevisionOf,
): Hono<EdgeEnv> {
  const api = new Hono<EdgeEnv>();
  const endpoints = callsOf(answered);

  api.use('/:service/*', async (context, next) => {
    const service = context.req.param('service');
    const scope = context.get('scope');
    const { UPSTREAMS } = scope.env;
    const origin = Object.hasOwn(UPSTREAMS, service) ? UPSTREAMS[service] : undefined;
    if (!origin) return next();
    context.set('route', `upstream.${service}`);
    const answer = await callUpstream(scope, breaker, { service, origin }, context.req.raw);
    return answer.ok ? answer.value : answerFailure(context, answer.error);
  });

  for (const endpoint of endpoints) {
    const { method, service, path } = endpoint.contract;
    const handle = sayingItsEnd(endpoint, endpoints);
    api.on(method.toUpperCase(), honoPath(service, path), (context) => handle(context, revisionOf));
  }

  const services = new Set(endpoints.map((endpoint) => endpoint.contract.service));
  api.all('*', (context) => {
    context.set('route', 'api.unknown');
    const path = context.req.path.slice('/api'.length);
    const service = path.split('/')[1] ?? '';
    if (!services.has(service)) return answerFailure(context, { code: 'service_not_found' });
    const allowed = endpoints.filter((one) => matches(one, path)).map((one) => one.contract.method);
    if (allowed.length === 0) return answerFailure(context, { code: 'not_found' });
    const refused = answerFailure(context, { code: 'method_not_allowed' });
    const methods = allowed.includes('get') ? [...allowed, 'head'] : allowed;
    refused.headers.set('allow', [...new Set(methods)].join(', ').toUpperCase());
    return refused;
  });
  return api;
}

/** How a call is answered: one that is to go says so in each answer. */
function sayingItsEnd(
  { contract, handle }: Endpoint,
  endpoints: readonly Endpoint[],
): Endpoint['handle'] {
  const { id, service, deprecated } = contract;
  if (!deprecated) return handle;
  const successor = endpoints.find((one) => one.contract.id === deprecated.use)?.contract;
  return async (context, revisionOf) => {
    const answer = await handle(context, revisionOf);
    const { tenant } = context.get('scope');
    const at = { api: `${tenant.origin}${tenant.base}/api`, params: context.req.param() };
    const told = deprecationHeaders({ id, service, deprecated }, successor, at);
    for (const [name, value] of Object.entries(told)) answer.headers.set(name, value);
    return answer;
  };
}

/** `/store/{slug}` as Hono writes it: `/store/:slug`; the app's routes know no slash at the end. */
function honoPath(service: string, path: string): string {
  const whole = `/${service}${path === '/' ? '' : path}`;
  return whole.replaceAll(/\{(\w+)\}/g, ':$1');
}

function matches(endpoint: Endpoint, path: string): boolean {
  const { service, path: pattern } = endpoint.contract;
  const [wanted = [], given = []] = [`/${service}${pattern}`, path].map((one) => one.split('/'));
  // The slash at a service's own path may be left out.
  if (pattern === '/' && given.length < wanted.length) wanted.pop();
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith('{') ? given[index] !== '' : part === given[index],
    )
  );
}
