/** The platform's adapter and the sandbox provider, joined by a real connection. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { KnownCharge, WebhookEvent } from '../../../edge/providers/payment/port.ts';
import { strCard } from '../../../edge/providers/payment/stripe/adapter.ts';
import { systemClock } from '../../../shared/kernel/clock.ts';
import type { RunningProvider } from '../../support/sandbox-provider.ts';
import { SANDBOX_KEYS, startProvider } from '../../support/sandbox-provider.ts';

/** The test cards, by the outcome of their charge. */
export const CARDS = {
  approve: '4242424242424242',
  debit: '5555555555554444',
  decline: '4000000000000002',
  poor: '4000000000009995',
  threeDs: '4000002760003184',
  threeDsDeclined: '4000008400001629',
  pending: '4000000000000077',
  hang: '4000000000000119',
  error: '4000000000000341',
  late: '4000000000000259',
  twice: '4000000000000267',
  disordered: '4000000000000275',
  refundFails: '4000000000005126',
  refundPending: '4000000000007726',
};
export const AMOUNT = { amount: 124_900, currency: 'MXN' };
export const RETURN_URL = 'http://moda.localhost:8787/checkout/return?token=pt_1';

/** Starts a provider for the tests of one file. Gives the helpers that pay and inspect. */
export function sandbox() {
  let provider: RunningProvider;
  let serial = 0;

  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(async () => {
    await provider.stop();
  });

  function adapter(timeoutMs = 8_000) {
    const keys = {
      secret_key: SANDBOX_KEYS.SECRET_KEY,
      publishable_key: SANDBOX_KEYS.PUBLISHABLE_KEY,
      webhook_secret: SANDBOX_KEYS.WEBHOOK_SECRET,
    };
    const impatient: typeof fetch = (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return strCard.open(keys, { fetch: impatient, clock: systemClock, origin: provider.origin });
  }

  async function post(
    path: string,
    key: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(provider.origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async function tokenize(number: string, change = {}, headers = {}) {
    const card = {
      name: 'Ana Pérez',
      number,
      exp_month: 12,
      exp_year: 2090,
      cvc: '123',
      ...change,
    };
    return post('/v1/tokens', SANDBOX_KEYS.PUBLISHABLE_KEY, card, headers);
  }

  async function inputFor(number: string) {
    const { body } = await tokenize(number);
    serial += 1;
    const reference = `py_${serial}`;
    const source = body['token'] as string;
    return {
      amount: AMOUNT,
      source,
      reference,
      returnUrl: RETURN_URL,
      idempotencyKey: `key-${serial}`,
    };
  }

  async function charge(number: string, cards = adapter()) {
    const input = await inputFor(number);
    return { input, charged: await cards.start(input) };
  }

  async function mustCharge(number: string): Promise<KnownCharge> {
    const { charged } = await charge(number);
    if (!charged.ok || charged.value.outcome === 'unknown') throw new Error('no charge');
    return charged.value;
  }

  /** The types of the events about an intent, in the order of arrival, once there are `count` of them. */
  async function typesOf(intent: string, count: number): Promise<string[]> {
    const read = () =>
      provider.webhooks
        .filter(({ rawBody }) => rawBody.includes(`"${intent}"`))
        .map(({ rawBody }) => (JSON.parse(rawBody) as { type: string }).type);
    await expect.poll(() => read().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
    return read();
  }

  /** Verified events about a charge, in the order of arrival, once there are `count` of them. */
  async function events(reference: string, count: number): Promise<WebhookEvent[]> {
    const cards = adapter();
    const read = async () => {
      const all = await Promise.all(
        provider.webhooks.map(async ({ headers, rawBody }) =>
          cards.verifyWebhook(headers, rawBody),
        ),
      );
      return all.flatMap((each) => {
        const event = each.ok ? each.value : null;
        return event?.charge && event.charge.reference === reference ? [event] : [];
      });
    };
    await expect
      .poll(async () => (await read()).length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(count);
    return read();
  }

  return {
    provider: () => provider,
    adapter,
    post,
    tokenize,
    inputFor,
    charge,
    mustCharge,
    events,
    typesOf,
  };
}
