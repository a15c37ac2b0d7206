import type { z } from 'zod';
import { systemClock } from '../../../../shared/kernel/clock.ts';
import type { Clock } from '../../../../shared/kernel/clock.ts';
import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import type {
  PaymentProvider,
  Charge,
  StartInput,
  KnownCharge,
  ProviderError,
  Refund,
  RefundInput,
  WebhookEvent,
  WebhookFault,
} from '../port.ts';
import { CALL_TIMEOUT_MS, send } from './call.ts';
import type { Call, CallFault, CallOptions } from './call.ts';
import { toCharge, toEvent, toRefund } from './mapper.ts';
import { checkSignature } from './signature.ts';
import { SIGNATURE_HEADER, wireChargeSchema, wireEventSchema, wireRefundSchema } from './wire.ts';
import type { WireChargeRequest } from './wire.ts';

export interface SandboxOptions {
  /** Origin of the provider as browsers reach it. */
  readonly origin: string;
  /** Origin for calls from the edge, where it differs. */
  readonly apiOrigin?: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  readonly timeoutMs?: number;
}

const UNAVAILABLE: ProviderError = { code: 'provider_unavailable', message: 'no usable answer' };
const CONFLICT: ProviderError = { code: 'conflict', message: 'the reference names another charge' };
const UNREADABLE: ProviderError = {
  code: 'provider_refused',
  message: 'the answer is not of the wire',
};

type AskFault = CallFault | { readonly kind: 'unreadable' };

/**
 * The sandbox provider behind the platform's port.
 *
 * @example
 * const cards = sandboxProvider({ origin: env.PAYMENT_ORIGIN, secretKey, publishableKey, webhookSecret });
 * const charged = await cards.start({ amount, source: token, reference: payment.id, returnUrl, idempotencyKey });
 */
export function sandboxProvider(options: SandboxOptions): Required<PaymentProvider> {
  const clock = options.clock ?? systemClock;
  const calls: CallOptions = {
    // Called as a plain function: workerd refuses `fetch` with another `this`.
    fetch: options.fetch ?? (async (input, init) => fetch(input, init)),
    apiOrigin: options.apiOrigin ?? options.origin,
    secretKey: options.secretKey,
    timeoutMs: options.timeoutMs ?? CALL_TIMEOUT_MS,
  };

  async function ask<T>(call: Call, schema: z.ZodType<T>): Promise<Result<T, AskFault>> {
    const answered = await send(call, calls);
    if (!answered.ok) return answered;
    const parsed = schema.safeParse(answered.value);
    return parsed.success ? ok(parsed.data) : fail({ kind: 'unreadable' });
  }

  async function find(reference: string): Promise<Result<KnownCharge, ProviderError>> {
    const path = `/v1/charges?reference=${encodeURIComponent(reference)}`;
    const found = await ask({ method: 'GET', path }, wireChargeSchema);
    if (!found.ok) return fail(errorOf(found.error));
    const known = toCharge(found.value);
    return known?.reference === reference ? ok(known) : fail(UNREADABLE);
  }

  /**
   * When the answer to a call is in doubt, the provider's books decide: no charge there means no
   * money moved.
   */
  async function askTheBooks(
    input: StartInput,
    error: ProviderError,
  ): Promise<Result<Charge, ProviderError>> {
    const found = await find(input.reference);
    if (found.ok) return isFor(found.value, input) ? found : fail(CONFLICT);
    if (found.error.code === 'charge_not_found') return fail(error);
    return ok({ outcome: 'unknown', reference: input.reference });
  }

  async function start(input: StartInput): Promise<Result<Charge, ProviderError>> {
    const { reference, idempotencyKey } = input;
    const call: Call = {
      method: 'POST',
      path: '/v1/charges',
      body: toRequest(input),
      idempotencyKey,
    };
    const answered = await ask(call, wireChargeSchema);
    if (answered.ok) {
      const made = toCharge(answered.value);
      return ok(made && isFor(made, input) ? made : { outcome: 'unknown', reference });
    }
    const fault = answered.error;
    if (fault.kind === 'failed') return askTheBooks(input, UNAVAILABLE);
    if (fault.kind !== 'refused') return ok({ outcome: 'unknown', reference });
    return fault.error.code === 'conflict' ? askTheBooks(input, fault.error) : fail(fault.error);
  }

  async function refund(input: RefundInput): Promise<Result<Refund, ProviderError>> {
    const path = `/v1/charges/${encodeURIComponent(input.chargeId)}/refunds`;
    const body = { amount: input.amount.amount };
    const { idempotencyKey } = input;
    const answered = await ask({ method: 'POST', path, body, idempotencyKey }, wireRefundSchema);
    if (answered.ok) return ok(toRefund(answered.value));
    return answered.error.kind === 'refused'
      ? fail(answered.error.error)
      : ok({ status: 'unknown' });
  }

  async function verifyWebhook(
    headers: Headers,
    rawBody: string,
  ): Promise<Result<WebhookEvent, WebhookFault>> {
    const header = headers.get(SIGNATURE_HEADER);
    const now = Math.floor(clock.now() / 1000);
    const signed = await checkSignature(options.webhookSecret, header, rawBody, now);
    if (!signed.ok) return signed;
    const event = readEvent(rawBody);
    return event ? ok(event) : fail('body_invalid');
  }

  async function check(): Promise<Result<null, ProviderError>> {
    const found = await find('keys-check');
    const isHeard = found.ok || found.error.code === 'charge_not_found';
    return isHeard ? ok(null) : fail(found.error);
  }

  return {
    check,
    start,
    find,
    refund,
    verifyWebhook,
    frameUrl({ origin, locale, theme }) {
      const url = new URL('/v1/frame', options.origin);
      url.search = new URLSearchParams({
        key: options.publishableKey,
        origin,
        locale,
        theme,
      }).toString();
      return url.href;
    },
  };
}

function errorOf(fault: AskFault): ProviderError {
  if (fault.kind === 'refused') return fault.error;
  return fault.kind === 'unreadable' ? UNREADABLE : UNAVAILABLE;
}

function toRequest(input: StartInput): WireChargeRequest {
  return {
    amount: input.amount.amount,
    currency: input.amount.currency,
    source: input.source ?? '',
    reference: input.reference,
    return_url: input.returnUrl,
    description: input.description,
    locale: input.locale,
    metadata: input.metadata,
  };
}

function isFor(charge: KnownCharge, input: StartInput): boolean {
  return (
    charge.reference === input.reference &&
    charge.amount.amount === input.amount.amount &&
    charge.amount.currency === input.amount.currency
  );
}

function readEvent(rawBody: string): WebhookEvent | undefined {
  try {
    return toEvent(wireEventSchema.parse(JSON.parse(rawBody)));
  } catch {
    return undefined;
  }
}
