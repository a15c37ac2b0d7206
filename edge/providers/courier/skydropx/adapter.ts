import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import type { Keys } from '../../kit/accounts.ts';
import { ask } from '../../kit/ask.ts';
import { isSafePage } from '../../kit/page.ts';
import { readPaper } from '../../kit/paper.ts';
import { readAnswer, refused, UNAVAILABLE } from '../kit/answer.ts';
import { courierCalls, tokenOf } from '../kit/calls.ts';
import type { Courier, CourierError, RatesInput } from '../port.ts';
import { readRateId, toLabel, toQuotationRequest, toRates, toShipmentRequest } from './mapper.ts';
import { wireQuotation, wireShipment, wireToken, type WireQuotation } from './wire.ts';

const LIVE_ORIGIN = 'https://pro.skydropx.com/api/v1';
/** Milliseconds between two looks at a quotation: Skydropx takes about two calls a second. */
const BETWEEN_LOOKS_MS = 1_000;
/** Looks at one quotation, so that a buyer waits no longer than for another broker. Our own limit. */
const MOST_LOOKS = 8;

interface Account {
  readonly fetch: typeof fetch;
  /** `client_id` and `client_secret` of the account's API. */
  readonly keys: Keys;
  /** Where Skydropx is found, in place of its own origin. */
  readonly origin?: string | undefined;
  /** Waits for some milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
}

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Skydropx Pro, a broker of couriers. A quotation is begun, and looked at until all carriers have answered or time is
 * up; the rates that are there by then count. It knows no idempotency key, and its document has no call that looks
 * for a rate's label or takes one back: a purchase whose answer was lost is never repeated, and labels are given back
 * on Skydropx's own pages. Held to a document that was written from a plug-in of others; not tried against Skydropx
 * itself. Unproven besides: kilograms as the unit of weights, the packages beside a shipment with their numbers and
 * documents, and its words for a package's states.
 */
export function skydropx({ fetch, keys, origin = LIVE_ORIGIN, wait = waitFor }: Account): Courier {
  const { client_id = '', client_secret = '' } = keys;
  const isSafe = (address: string) => isSafePage(address, origin);

  async function signIn(): Promise<Result<string, CourierError>> {
    const form = { grant_type: 'client_credentials', client_id, client_secret };
    const answered = await ask(fetch, {
      method: 'POST',
      url: `${origin}/oauth/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    const read = readAnswer(answered, wireToken);
    return read.ok ? ok(read.value.access_token) : read;
  }

  const call = courierCalls({
    fetch,
    origin,
    sign: tokenOf(signIn),
  });

  /** A quotation once it is complete, or as far as it has come when time is up. */
  async function quote(input: RatesInput): Promise<Result<WireQuotation, CourierError>> {
    let told = await call('/quotations', wireQuotation, toQuotationRequest(input));
    for (let look = 0; told.ok && !told.value.is_completed && look < MOST_LOOKS; look += 1) {
      await wait(BETWEEN_LOOKS_MS);
      told = await call(`/quotations/${encodeURIComponent(told.value.id)}`, wireQuotation);
    }
    return told;
  }

  return {
    cannotFind: true,

    async rates(input) {
      const quoted = await quote(input);
      if (!quoted.ok) return quoted;
      const rates = toRates(quoted.value, input.currency);
      if (rates.length > 0) return ok(rates);
      return quoted.value.is_completed
        ? fail({ code: 'no_rates', message: 'none' })
        : fail(UNAVAILABLE);
    },

    async label(rateId, note, carried) {
      const rate = readRateId(rateId);
      if (rate === undefined) return refused('no such rate');
      if (!carried) return refused('no sender');
      const made = await call('/shipments', wireShipment, toShipmentRequest(carried, rate, note));
      if (!made.ok) return made;
      const label = toLabel(made.value, isSafe);
      return label ? ok(label) : refused('not made');
    },

    async find() {
      return ok(null);
    },

    async track(labelId) {
      const found = await call(`/shipments/${encodeURIComponent(labelId)}`, wireShipment);
      if (!found.ok) return found;
      const label = toLabel(found.value, isSafe);
      return label ? ok(label) : fail({ code: 'label_not_found', message: 'not made' });
    },

    async cancel() {
      return refused('given back on its own pages');
    },

    async paper(address) {
      const read = await readPaper(fetch, address);
      return read.ok ? read : fail(UNAVAILABLE);
    },

    readEvent() {
      return undefined;
    },

    async check() {
      const signed = await signIn();
      return signed.ok ? ok(null) : signed;
    },
  };
}
