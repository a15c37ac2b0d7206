/**
 * Names that the bundler and workerd provide and the DOM's own types do not know. The Workers types are
 * not loaded as globals: they would redefine `Request`, `Response` and `Element` for the browser's
 * code too. The names below are the ones that code on the edge uses.
 */

type D1Database = import('@cloudflare/workers-types').D1Database;
type D1PreparedStatement = import('@cloudflare/workers-types').D1PreparedStatement;
type D1Result<Row = unknown> = import('@cloudflare/workers-types').D1Result<Row>;
type KVNamespace = import('@cloudflare/workers-types').KVNamespace;
type R2Bucket = import('@cloudflare/workers-types').R2Bucket;
type R2Object = import('@cloudflare/workers-types').R2Object;
type R2ObjectBody = import('@cloudflare/workers-types').R2ObjectBody;
type ImagesBinding = import('@cloudflare/workers-types').ImagesBinding;
type PlatformStream = import('@cloudflare/workers-types').ReadableStream<Uint8Array>;
type Message<Body = unknown> = import('@cloudflare/workers-types').Message<Body>;
type MessageBatch<Body = unknown> = import('@cloudflare/workers-types').MessageBatch<Body>;
type ScheduledController = import('@cloudflare/workers-types').ScheduledController;
type DurableObjectState = import('@cloudflare/workers-types').DurableObjectState;
type Queue<Body = unknown> = import('@cloudflare/workers-types').Queue<Body>;
type DurableObjectNamespace<
  T extends import('@cloudflare/workers-types').Rpc.DurableObjectBranded | undefined = undefined,
> = import('@cloudflare/workers-types').DurableObjectNamespace<T>;
type DurableObjectStub<
  T extends import('@cloudflare/workers-types').Rpc.DurableObjectBranded | undefined = undefined,
> = import('@cloudflare/workers-types').DurableObjectStub<T>;

/** A binding that answers requests, in the DOM's types. */
interface Fetcher {
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
}

interface ExecutionContext {
  waitUntil: (promise: Promise<unknown>) => void;
  passThroughOnException: () => void;
  readonly props: unknown;
}

interface ResponseInit {
  /** `manual`: the body is coded already, as its `content-encoding` says. */
  readonly encodeBody?: 'automatic' | 'manual';
}

interface CacheStorage {
  /** The platform's cache of this data centre. */
  readonly default: Cache;
}

declare const WebSocketPair: { new (): { 0: WebSocket; 1: PlatformSocket } };
declare const WebSocketRequestResponsePair: typeof import('@cloudflare/workers-types').WebSocketRequestResponsePair;
/** The platform's end of a socket. */
type PlatformSocket = import('@cloudflare/workers-types').WebSocket;

declare module 'cloudflare:workers' {
  import type { CloudflareWorkersModule } from '@cloudflare/workers-types';

  export abstract class DurableObject<
    Env = unknown,
  > extends CloudflareWorkersModule.DurableObject<Env> {}
}

declare module 'virtual:base-classes' {
  /** Fragment → the classes of shared/ui/base.css that its sources name. */
  export const baseClasses: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:fragment-assets' {
  /** A browser module and the chunks that it imports statically, for preloading. */
  interface BuiltModule {
    readonly module: string;
    readonly imports: readonly string[];
  }
  /** Changes with every source: what one build has stored, another does not take. */
  export const build: string;
  /** Element name → its built browser entry. */
  export const fragments: Readonly<Record<string, BuiltModule>>;
  /** Entry that partner pages load; undefined while fragments/_runtime/embed.ts does not exist. */
  export const embed:
    | {
        readonly source: string;
        readonly pinned: string;
        readonly version: string;
        readonly integrity: string;
        /** Addresses of the files that its elements load at the first touch. */
        readonly files: readonly string[];
      }
    | undefined;
  /** Text of the inline loader and the base64 SHA-256 that its CSP entry needs. */
  export const loader: { readonly source: string; readonly sha256: string };
  /** Address of the style sheet that every document links (shared/ui/page.css); empty before a build. */
  export const stylesheet: string;
}
