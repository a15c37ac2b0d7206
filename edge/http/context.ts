import type { Locale, Region } from '../../shared/kernel/locale.ts';
import type { Cell, Directory } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { Tenant } from '../unit-of-work/tenant.ts';
import type { Ports, RequestScope } from '../unit-of-work/scope.ts';

/** An element of a partner's page that was answered, and for whom it counts. */
export interface AnsweredElement {
  readonly page: { readonly body: Uint8Array<ArrayBuffer> };
  /** Id of the partner's key; null for a page without one. */
  readonly key: string | null;
  readonly limit: { readonly by: string; readonly most: number };
  /** Name of the element. */
  readonly element: string;
  /** Of the page where it stands; undefined for a server. */
  readonly origin: string | undefined;
}

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
    /** The element that was answered out of the cache of pages, for `embed/kept.ts`. */
    element: AnsweredElement;
    /** True where an isolate's memory answered by itself: such answers share a line of the log. */
    isFromMemory: boolean;
  };
}
