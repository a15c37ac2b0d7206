/** What a request is bound to once its store is known, and what it gets where there is none. */
import { Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fixedClock } from '../../shared/kernel/clock.ts';
import { d1Of } from '../../tests/support/d1.ts';
import { migrated } from '../../tests/support/migrated.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { Visitor } from '../unit-of-work/scope.ts';
import { Directory } from './directory.ts';
import { bindTenant } from './middleware.ts';

vi.mock('../env.ts', async (original) => ({
  ...(await original()),
  readEnv: (env: object) => env,
}));

let variables: Partial<EdgeEnv['Variables']>;
let app: Hono<EdgeEnv>;
let env: EdgeEnv['Bindings'];
const visitor = { host: 'x' } as Visitor;
const later: Promise<unknown>[] = [];

beforeEach(() => {
  const directory = migrated('directory');
  directory.exec(`INSERT INTO store (id, slug, cell, canonical_domain) VALUES
      ('st_ana', 'ana', 'a', NULL), ('st_con', 'con', 'a', 'www.con.mx'), ('st_far', 'far', 'z', NULL)`);
  env = {
    PLATFORM_DOMAIN: 'tienda.mx',
    PUBLIC_PORTS: new Set(),
    CELL_A: d1Of(migrated('cell')),
    DIRECTORY: d1Of(directory),
    DOMAINS: { get: async () => null, put: async () => undefined },
  } as unknown as EdgeEnv['Bindings'];
  variables = {};
  later.length = 0;
  app = new Hono<EdgeEnv>();
  app.use(async (context, next) => {
    context.set('ports', 'ports' as never);
    context.set('requestId', 'rq_1');
    context.set('locale', 'en');
    context.set('region', 'AR');
    await next();
    variables = { ...context.var };
  });
  app.use(
    bindTenant(new Directory(fixedClock(0)), {
      unknown: (context) => context.text('no store', 404),
      visitorOf: () => visitor,
      backOffice: [],
    }),
  );
  app.all('*', (context) => context.text(context.get('tenant').storeId));
});

const ask = (address: string, method = 'GET') =>
  app.request(address, { method }, env, {
    waitUntil: (work: Promise<unknown>) => void later.push(work),
    passThroughOnException: () => undefined,
  } as unknown as ExecutionContext);

test('a store’s request is bound to it, to its cell and to its visitor', async () => {
  const answer = await ask('https://ana.tienda.mx/x');
  expect([answer.status, await answer.text()]).toEqual([200, 'st_ana']);
  const { tenant, cell, directory, scope } = variables;
  expect(tenant).toMatchObject({ storeId: 'st_ana', origin: 'https://ana.tienda.mx' });
  expect([cell?.name, directory?.name]).toEqual(['a', 'DIRECTORY']);
  expect(scope).toMatchObject({ requestId: 'rq_1', locale: 'en', region: 'AR', ports: 'ports' });
  expect(scope?.tenant).toBe(tenant);
  expect(scope?.cell).toBe(cell);
  expect(scope?.directory).toBe(directory);
  expect(scope?.visitor).toBe(visitor);
});

test('work after the answer is waited for, and its failure is told to the log alone', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await ask('https://ana.tienda.mx/');
  variables.scope?.later(Promise.reject(new Error('broken')));
  expect(later).toHaveLength(1);
  await expect(Promise.all(later)).resolves.toBeDefined();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('broken'));
  error.mockRestore();
});

test.each(['https://nadie.tienda.mx/', 'https://far.tienda.mx/', 'https://ana.tienda.mx:9/'])(
  '%s belongs to no store that can be reached',
  async (address) => {
    const answer = await ask(address);
    expect([answer.status, await answer.text()]).toEqual([404, 'no store']);
    expect(variables).toMatchObject({ route: 'tenant.unknown' });
    expect(variables.scope).toBeUndefined();
  },
);

describe('an address that moved', () => {
  test.each([
    ['GET', 301],
    ['HEAD', 301],
    ['POST', 308],
    ['PUT', 308],
  ])('is left for good by %s with %i', async (method, status) => {
    const answer = await ask('https://con.tienda.mx/p?x=1', method);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe('https://www.con.mx/p?x=1');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(variables).toMatchObject({ route: 'tenant.moved' });
  });
});
