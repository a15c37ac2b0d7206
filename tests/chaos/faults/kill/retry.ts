/** Calls that a shopper repeats under one idempotency key until the answer is final. */
import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from '../../../support/call-api.ts';

const STORE = 'moda.localhost';
/** Pause between two tries. */
const AGAIN_MS = 150;

export interface Said {
  readonly status: number;
  // The contract knows the answer's type; here the answer is only passed on.
  readonly json: Record<string, unknown>;
  /** How often the call was sent. */
  readonly tries: number;
}

/**
 * Sends a call until its answer is final. No connection, a cut one, 5xx and
 * `idempotency_in_progress` do not say whether it was done, so the same key is sent again (design,
 * "Trust").
 */
export async function untilDecided(
  port: number,
  method: string,
  path: string,
  body: unknown,
  key: string = crypto.randomUUID(),
): Promise<Said> {
  for (let tries = 1; ; tries += 1) {
    const answer = await callApi(port, STORE, method, path, body, key).catch(() => undefined);
    if (answer) {
      const json = answer.json as Record<string, unknown>;
      const undecided = answer.status >= 500 || json['code'] === 'idempotency_in_progress';
      if (!undecided) return { status: answer.status, json, tries };
    }
    await wait(AGAIN_MS);
  }
}

/** A card's token, as the provider's frame gets it. */
export async function tokenOf(origin: string, publishableKey: string, number: string) {
  const answer = await fetch(`${origin}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana Ruiz', number, exp_month: 12, exp_year: 2090, cvc: '123' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
