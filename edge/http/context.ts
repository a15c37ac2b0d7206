import type { Locale, Region } from '../../shared/kernel/locale.ts';
import type { Cell, Directory } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { Tenant } from '../unit-of-work/tenant.ts';
import type { Ports, RequestScope } from '../unit-of-work/scope.ts';

/** Hono's generics for the whole edge. */
export interface EdgeEnv {
  Bindings: Env;
  Variables: {
    scope: RequestScope;
    requestId: string;
    ports: Ports;
    /** Name of the route that answered, for the log: never a path with an id in it. */
    route: string;
    tenant: Tenant;
    cell: Cell;
    directory: Directory;
    locale: Locale;
    /** The region of the visitor's Spanish; undefined where the browser names none. */
    region: Region | undefined;
    /** The language of an answer that may come before its store is known, BCP 47. */
    tag: string;
  };
}
