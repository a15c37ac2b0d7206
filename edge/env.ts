import { z } from 'zod';
import { messageVariables, settingsFaults } from './settings/message.ts';
import { pushFaults, pushVariables } from './settings/push.ts';
import { walletVariables } from './settings/wallet.ts';
import { courierCodes } from '../shared/rules/courier-codes.ts';
import { paymentCodes } from '../shared/rules/payment-codes.ts';
import { readNetworks } from '../shared/kernel/networks.ts';

/** A limiter of the platform: counts a key's requests, up to the number that wrangler.toml gives it. */
export interface Limiter {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** The bindings of wrangler.toml. */
export interface Bindings {
  readonly ASSETS: Fetcher;
  readonly DIRECTORY: D1Database;
  readonly CELL_A: D1Database;
  readonly CELL_B: D1Database;
  /** A platform grows by binding more of them; each is known by its name's end in lower case. */
  readonly [cell: `CELL_${string}`]: D1Database;
  readonly DOMAINS: KVNamespace;
  readonly REGISTRY: KVNamespace;
  readonly MEDIA: R2Bucket;
  /** The machine that serves, where it is one's own: it knows its disk. */
  readonly MACHINE?: Fetcher | undefined;
  /** Makes pictures smaller; a deployment can do without. */
  readonly IMAGES?: ImagesBinding | undefined;
  /** Counts what pages of partners ask for in a minute, by key, over all isolates of a place. */
  readonly EMBED_LIMIT?: Limiter | undefined;
  /** The same for pages without a key, by network address. */
  readonly EMBED_KEYLESS_LIMIT?: Limiter | undefined;
  readonly OUTBOX: Queue<OutboxMessage>;
  readonly JOBS: Queue<JobMessage>;
  readonly HOLD_TIMER: DurableObjectNamespace;
  readonly CONVERSATION: DurableObjectNamespace;
  readonly MAILBOX: DurableObjectNamespace;
}

/** A word to the queue that a cell's job table holds work to do. */
export interface JobMessage {
  readonly cell: string;
  readonly id: string;
}

/** A word to the queue that a cell's outbox table holds something to deliver. */
export interface OutboxMessage {
  readonly cell: string;
  readonly id: string;
}

/** A variable that holds JSON. */
function readJson(name: string, text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: `${name} is not JSON` });
    return z.NEVER;
  }
}

/** JSON: accounts of the platform's own, by the codes of one kind of provider. */
function accountsBy<Code extends string>(name: string, codes: z.ZodType<Code, Code>) {
  return z
    .string()
    .default('{}')
    .transform((text, context): unknown => readJson(name, text, context))
    .pipe(
      z.partialRecord(
        codes,
        z.object({ keys: z.record(z.string(), z.string()), origin: z.url().optional() }),
      ),
    );
}

const shape = z.object({
  PLATFORM_DOMAIN: z.string().min(1),
  /** Ports of the stores besides 80 and 443, with commas between them. */
  PUBLIC_PORTS: z
    .string()
    .regex(/^(?:\d{1,5}(?:,\d{1,5})*)?$/)
    .default('')
    .transform((text) => new Set(text.split(',').filter(Boolean).map(Number))),
  /**
   * Addresses and networks, with commas between them, of the proxies in front of a machine of one's
   * own: their `X-Forwarded-For` and `X-Forwarded-Proto` count.
   */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return readNetworks(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    }),
  /** The demo's pages (/dev/…), and its message providers where no others are named. */
  DEMO: z.enum(['true', 'false']).default('false'),
  /** Where the browser and the edge find the card provider. */
  PAYMENT_ORIGIN: z.url(),
  PAYMENT_SECRET_KEY: z.string().min(8),
  PAYMENT_PUBLISHABLE_KEY: z.string().min(8),
  PAYMENT_WEBHOOK_SECRET: z.string().min(16),
  /**
   * JSON: the platform's own accounts for ways to pay besides cards, by code: `keys` as the code's
   * adapter names them, and `origin` where the provider is not found at its own.
   */
  PAYMENT_ACCOUNTS: accountsBy('PAYMENT_ACCOUNTS', z.enum(paymentCodes)),
  /** The same of the platform's own accounts at couriers: they tell rates, and buy no label. */
  COURIER_ACCOUNTS: accountsBy('COURIER_ACCOUNTS', z.enum(courierCodes)),
  /** Signs the identity header that upstream services get. */
  IDENTITY_SECRET: z.string().min(16),
  /** JSON: service name → origin; a service that is not named is embedded. */
  UPSTREAMS: z
    .string()
    .default('{}')
    .transform((text, context): unknown => readJson('UPSTREAMS', text, context))
    .pipe(z.record(z.string().regex(/^[a-z-]+$/), z.url())),
  /** The user id that a visitor without an account has (spec [6]); no account can have it. */
  ANONYMOUS_ID: z
    .string()
    .regex(/^(?!ac_|st_)[\w-]{1,64}$/)
    .default('anonymous'),
  /** `off` makes every page and every public answer anew, for measuring what that costs. */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** `off`: presence is neither told nor polled. */
  HEARTBEAT: z.enum(['on', 'off']).default('on'),
  /** Files that the sockets of a workerd of one's own may use; as many as they like where it is left out. */
  SOCKET_FILES: z.coerce.number<string>().int().positive().optional(),
  /** `off` takes back the service workers that browsers have. */
  OFFLINE: z.enum(['on', 'off']).default('on'),
  /** Set by `npm run dev`: where the page listens for reloads. */
  DEV_RELOAD_URL: z.string().default(''),
  ...messageVariables,
  ...pushVariables,
  ...walletVariables,
});

const variables = shape.superRefine((values, context) => {
  const demo = values.DEMO === 'true';
  for (const { name, message } of [...settingsFaults(values, demo), ...pushFaults(values, demo)]) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

export type Variables = z.infer<typeof variables>;
export type Env = Bindings & Variables;

let parsed: { readonly raw: unknown; readonly env: Env } | undefined;

/**
 * Reads the worker's variables once; throws with the names at fault, so that a deployment that
 * lacks one says so with its first request.
 */
export function readEnv(raw: Bindings): Env {
  if (parsed?.raw !== raw) {
    const read = variables.safeParse(raw);
    if (!read.success) throw new Error(`wrong settings: ${z.prettifyError(read.error)}`);
    parsed = { raw, env: { ...raw, ...read.data } };
  }
  return parsed.env;
}

const CELL_BINDING = /^CELL_([A-Z0-9]{1,20})$/;
const cells = new WeakMap<Bindings, Readonly<Record<string, D1Database>>>();

/**
 * The cells by name: every binding `CELL_{NAME}`, however many a deployment has. Code gets its cell
 * from the request's tenant, never from here.
 */
export function cellDatabases(env: Bindings): Readonly<Record<string, D1Database>> {
  const known = cells.get(env);
  if (known) return known;
  const found: Record<string, D1Database> = {};
  for (const binding of Object.keys(env)) {
    const name = CELL_BINDING.exec(binding)?.[1];
    const database = env[binding as `CELL_${string}`];
    if (name !== undefined && database) found[name.toLowerCase()] = database;
  }
  cells.set(env, found);
  return found;
}
