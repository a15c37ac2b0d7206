import { z } from 'zod';

/** The worker's variables as wrangler gives them: all text. */
export interface SandboxVariables {
  readonly SECRET_KEY: string;
  readonly PUBLISHABLE_KEY: string;
  readonly WEBHOOK_SECRET: string;
  readonly WEBHOOK_URL?: string;
  readonly PAYPAL_WEBHOOK_URL?: string;
  readonly EVENTS_URL?: string;
  readonly COURIER_EVENTS_URL?: string;
  readonly RSA_PRIVATE_KEY?: string;
  readonly PUBLIC_ORIGIN?: string;
  readonly LATE_MS?: string;
  readonly HANG_MS?: string;
  readonly RETRY_MS?: string;
}

/** The checked variables. Times in milliseconds. */
export interface Settings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Address that webhooks go to; none are sent without it. */
  readonly webhookUrl?: string;
  /** The same for the events of PayPal. */
  readonly paypalWebhookUrl?: string;
  /** The key that signs the events of Conekta and opens the charges of Banorte: a PEM. */
  readonly rsaPrivateKey?: string;
  /** The address that a code is added to, for the events of all others. */
  readonly eventsUrl?: string;
  /** Address that the courier's events go to; none are sent without it. */
  readonly courierEventsUrl?: string;
  /** Origin of the bank's page, where it differs from the one that the merchant calls. */
  readonly publicOrigin?: string;
  readonly lateMs: number;
  readonly hangMs: number;
  readonly retryMs: number;
}

const emptyAsMissing = (value: unknown): unknown => (value === '' ? undefined : value);
const address = z.preprocess(emptyAsMissing, z.url({ protocol: /^https?$/ }).optional());
const milliseconds = (fallback: number) =>
  z.preprocess(
    emptyAsMissing,
    z.coerce.number().int().nonnegative().max(600_000).default(fallback),
  );

const schema = z.object({
  SECRET_KEY: z.string().regex(/^sk_sandbox_\w+$/),
  PUBLISHABLE_KEY: z.string().regex(/^pk_sandbox_\w+$/),
  WEBHOOK_SECRET: z.string().min(16),
  WEBHOOK_URL: address,
  PAYPAL_WEBHOOK_URL: address,
  EVENTS_URL: address,
  COURIER_EVENTS_URL: address,
  RSA_PRIVATE_KEY: z.preprocess(emptyAsMissing, z.string().optional()),
  PUBLIC_ORIGIN: address,
  LATE_MS: milliseconds(20_000),
  HANG_MS: milliseconds(30_000),
  RETRY_MS: milliseconds(1_000),
});

/** Parses the variables; throws with the names at fault, since a wrong deployment is a bug. */
export function readSettings(variables: SandboxVariables): Settings {
  const parsed = schema.safeParse(variables);
  if (!parsed.success) throw new Error(`sandbox-payments: ${z.prettifyError(parsed.error)}`);
  const vars = parsed.data;
  return {
    secretKey: vars.SECRET_KEY,
    publishableKey: vars.PUBLISHABLE_KEY,
    webhookSecret: vars.WEBHOOK_SECRET,
    webhookUrl: vars.WEBHOOK_URL,
    paypalWebhookUrl: vars.PAYPAL_WEBHOOK_URL,
    eventsUrl: vars.EVENTS_URL,
    courierEventsUrl: vars.COURIER_EVENTS_URL,
    rsaPrivateKey: vars.RSA_PRIVATE_KEY,
    publicOrigin: vars.PUBLIC_ORIGIN === undefined ? undefined : new URL(vars.PUBLIC_ORIGIN).origin,
    lateMs: vars.LATE_MS,
    hangMs: vars.HANG_MS,
    retryMs: vars.RETRY_MS,
  };
}
