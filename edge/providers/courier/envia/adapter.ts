import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Keys } from '../../kit/accounts.ts';
import { isSafePage } from '../../kit/page.ts';
import { readPaper } from '../../kit/paper.ts';
import { refused, UNAVAILABLE } from '../kit/answer.ts';
import { courierCalls } from '../kit/calls.ts';
import type { Courier, CourierError, RatesInput } from '../port.ts';
import {
  carriersOf,
  readLabelId,
  readRateId,
  toFollowed,
  toLabel,
  toLabelRequest,
  toRates,
  toRatesRequest,
} from './mapper.ts';
import { wireCancellation, wireError, wireLabels, wireRates, wireTracking } from './wire.ts';
import { SAMPLE } from './sample.ts';

const LIVE_ORIGIN = 'https://api.envia.com';
/** Each carrier is a question of its own; our own limit. */
const MOST_CARRIERS = 6;
/** A carrier lists its branches with each rate. */
const MOST_CHARACTERS = 2_000_000;
const RATES_TIMEOUT_MS = 10_000;
/** Envia's code for a label that was given back before. */
const GIVEN_BACK = 1115;

interface Account {
  readonly fetch: typeof fetch;
  /** `api_token`, and `carriers`: the names of those that are asked for rates, with commas between. */
  readonly keys: Keys;
  /** Where Envia is found, in place of its own origin. */
  readonly origin?: string | undefined;
}

/** The name of a key of an account that cannot be right: a list of more than six carriers, or of none. */
export function faultOfEnvia({ carriers = '' }: Keys): string | undefined {
  return carriersOf(carriers, MOST_CARRIERS) ? undefined : 'carriers';
}

/**
 * Envia, a broker of couriers that is asked for one carrier's rates a call. It gives a rate no id, knows no
 * idempotency key and has no call that looks for a label, so a purchase whose answer was lost is never repeated.
 * Held to a document that was written from a client of others; not tried against Envia itself. Unproven besides:
 * names of states in place of their codes, a phone without the code of its country, its words for a parcel's
 * states, the number of the order among a label's settings, and what it charges for a label in another currency than the rate's.
 */
export function envia({ fetch, keys, origin = LIVE_ORIGIN }: Account): Courier {
  const { api_token: token = '', carriers = '' } = keys;
  const isSafe = (address: string) => isSafePage(address, origin);

  const call = courierCalls({
    fetch,
    origin,
    mostCharacters: MOST_CHARACTERS,
    sign: () => Promise.resolve(ok({ authorization: `Bearer ${token}` })),
    codeOf(body) {
      const error = wireError.safeParse(body);
      return error.success ? String(error.data.error.code) : undefined;
    },
  });
  const ratesOf = (input: RatesInput, carrier: string) =>
    call('/ship/rate/', wireRates, toRatesRequest(input, carrier), RATES_TIMEOUT_MS);

  return {
    cannotFind: true,

    async rates(input) {
      const named = carriersOf(carriers, MOST_CARRIERS) ?? [];
      const answers = await Promise.all(named.map((carrier) => ratesOf(input, carrier)));
      const told = answers.flatMap((one) => (one.ok ? one.value.data : []));
      const rates = toRates(told, input.currency);
      if (rates.length > 0) return ok(rates);
      // A carrier that does not serve the way is refused by a code; wrong keys by a status.
      const errors = answers.flatMap((one) => (one.ok ? [] : [one.error]));
      const down = errors.find(({ code }) => code === 'courier_unavailable');
      return fail(down ?? errors.find(isDenied) ?? { code: 'no_rates', message: 'none' });
    },

    async label(rateId, note, carried) {
      const name = readRateId(rateId);
      if (!name) return refused('no such rate');
      if (!carried) return refused('no sender');
      const made = await call('/ship/generate/', wireLabels, toLabelRequest(carried, name, note));
      if (!made.ok) return made;
      const label = toLabel(made.value.data, name.carrier, isSafe);
      return label ? ok(label) : fail(UNAVAILABLE);
    },

    async find() {
      return ok(null);
    },

    async track(labelId) {
      const name = readLabelId(labelId);
      if (!name) return fail({ code: 'label_not_found', message: 'no such label' });
      const body = { trackingNumbers: [name.trackingNumber] };
      const told = await call('/ship/generaltrack/', wireTracking, body);
      if (!told.ok) return told;
      const parcel = told.value.data.find((one) => one.trackingNumber === name.trackingNumber);
      if (!parcel) return fail({ code: 'label_not_found', message: 'none' });
      return ok(toFollowed(labelId, parcel, isSafe));
    },

    async cancel(labelId) {
      const name = readLabelId(labelId);
      if (!name) return fail({ code: 'label_not_found', message: 'no such label' });
      const asked = await call('/ship/cancel/', wireCancellation, name);
      const isBack = asked.ok || asked.error.message === String(GIVEN_BACK);
      return isBack ? ok('canceled') : asked;
    },

    async paper(address) {
      const read = await readPaper(fetch, address);
      return read.ok ? read : fail(UNAVAILABLE);
    },

    readEvent() {
      return undefined;
    },

    async check() {
      const [carrier = ''] = carriersOf(carriers, MOST_CARRIERS) ?? [];
      const asked = await ratesOf(SAMPLE, carrier);
      // Envia reads the parcels of a known account alone, be there rates for them or not.
      return asked.ok || isOfParcels(asked.error) ? ok(null) : asked;
    },
  };
}

/** Codes of Envia's that are statuses of HTTP: the account's keys are wrong. */
const isDenied = ({ code, message }: CourierError) =>
  code === 'courier_refused' && /^4\d\d$/.test(message);

const isOfParcels = (error: CourierError) => error.code === 'courier_refused' && !isDenied(error);
