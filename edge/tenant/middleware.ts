import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Cell, Directory as DirectoryDatabase } from '../db/database.ts';
import { openCell, openDirectory } from '../db/cells.ts';
import { readEnv } from '../env.ts';
import type { EdgeEnv } from '../http/context.ts';
import { laterOf } from '../http/later.ts';
import type { RequestScope, Visitor } from '../unit-of-work/scope.ts';
import type { Directory } from './directory.ts';
import { resolveTenant } from './resolve.ts';
import type { Tenant } from '../unit-of-work/tenant.ts';

/** The edge's answer to an address that belongs to no store. */
export type UnknownStore = (context: Context<EdgeEnv>) => Response | Promise<Response>;

/** Opens the visitor of a request, once its tenant is known. */
export type OpenVisitor = (
  context: Context<EdgeEnv>,
  to: { readonly tenant: Tenant; readonly directory: DirectoryDatabase; readonly cell: Cell },
) => Visitor;

/** The values that a request is bound to besides its store. */
interface Bound extends Pick<RequestScope, 'backOffice'> {
  readonly unknown: UnknownStore;
  readonly visitorOf: OpenVisitor;
}

/**
 * Finds the tenant and binds the request to it: its cell is the only database that later
 * middlewares and routes can reach. An address that moved is redirected for good; an unknown one
 * never sees a tenant's data.
 */
export function bindTenant(directory: Directory, { unknown, visitorOf, backOffice }: Bound) {
  return createMiddleware<EdgeEnv>(async (context, next) => {
    const env = readEnv(context.env);
    const found = await resolveTenant(env, directory, context.req.raw);
    if (found.kind === 'moved') {
      context.set('route', 'tenant.moved');
      const permanent = context.req.method === 'GET' || context.req.method === 'HEAD' ? 301 : 308;
      context.header('cache-control', 'public, max-age=300');
      return context.redirect(found.location, permanent);
    }
    const cell = found.kind === 'tenant' ? openCell(env, found.tenant.cell) : undefined;
    if (found.kind === 'unknown' || !cell) {
      context.set('route', 'tenant.unknown');
      return unknown(context);
    }
    const { tenant } = found;
    context.set('tenant', tenant);
    context.set('cell', cell);
    const people = openDirectory(env);
    context.set('directory', people);
    context.set('scope', {
      env,
      ports: context.get('ports'),
      requestId: context.get('requestId'),
      tenant,
      cell,
      directory: people,
      visitor: visitorOf(context, { tenant, directory: people, cell }),
      backOffice,
      locale: context.get('locale'),
      region: context.get('region'),
      later: laterOf(context),
    });
    return next();
  });
}
