import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { provinceLetter } from '../../../../shared/rules/states.ts';
import type { Keys } from '../../kit/accounts.ts';
import { ask } from '../../kit/ask.ts';
import { readAnswer, refused } from '../kit/answer.ts';
import { courierCalls, tokenOf } from '../kit/calls.ts';
import type { Courier, CourierError } from '../port.ts';
import { toBranches, toImport, toLabel, toRates, toRatesRequest } from './mapper.ts';
import { wireAgencies, wireImport, wireRates, wireToken, wireTracking } from './wire.ts';

const LIVE_ORIGIN = 'https://api.correoargentino.com.ar/micorreo/v1';
/** A province may have some hundred branches. */
const MOST_CHARACTERS = 2_000_000;

interface Account {
  readonly fetch: typeof fetch;
  /** `user` and `password` of the API, and the account's `customer_id`. */
  readonly keys: Keys;
  /** Where MiCorreo is found, in place of its own origin. */
  readonly origin?: string | undefined;
}

/**
 * Correo Argentino by its MiCorreo, the only courier here that has branches. Its parcels are imported: their owner
 * pays for them, prints their labels and gives them back on MiCorreo's own pages, since no call does. Held to a
 * document that was written from its manual; not tried against MiCorreo itself. Unproven besides: that a parcel is
 * tracked by the id under which it was imported, and its words for events. It takes one parcel an order.
 */
export function micorreo({ fetch, keys, origin = LIVE_ORIGIN }: Account): Courier {
  const { user = '', password = '', customer_id: customerId = '' } = keys;

  async function signIn(): Promise<Result<string, CourierError>> {
    // Keys may hold letters that `btoa` does not take as they are.
    const bytes = new TextEncoder().encode(`${user}:${password}`);
    const authorization = `Basic ${btoa(String.fromCodePoint(...bytes))}`;
    const answered = await ask(fetch, {
      method: 'POST',
      url: `${origin}/token`,
      headers: { authorization },
    });
    const read = readAnswer(answered, wireToken);
    return read.ok ? ok(read.value.token) : read;
  }

  const call = courierCalls({
    fetch,
    origin,
    mostCharacters: MOST_CHARACTERS,
    sign: tokenOf(signIn),
  });

  const agenciesOf = (letter: string) => {
    const query = new URLSearchParams({
      customerId,
      provinceCode: letter,
      services: 'pickup_availability',
    });
    return call(`/agencies?${query}`, wireAgencies);
  };
  /** The manual sends the id in the body of a GET, which no client of ours can: it goes in the address. */
  const parcelsOf = (id: string) =>
    call(`/shipping/tracking?shippingId=${encodeURIComponent(id)}`, wireTracking);

  return {
    async rates(input) {
      if (input.currency !== 'ARS') return fail({ code: 'no_rates', message: 'not in ARS' });
      if (input.parcels.length !== 1) return fail({ code: 'no_rates', message: 'several parcels' });
      const asked = await call('/rates', wireRates, toRatesRequest(input, customerId));
      if (!asked.ok) return asked;
      const rates = toRates(asked.value.rates, input);
      return rates.length > 0 ? ok(rates) : fail({ code: 'no_rates', message: 'none' });
    },

    async label(rateId, note, carried) {
      const before = await parcelsOf(rateId);
      if (!before.ok) return before;
      const [known] = before.value;
      if (known) return ok(toLabel(rateId, known));
      if (!carried) return refused('no sender');
      const request = toImport(carried, { id: rateId, note, customerId });
      const imported = await call('/shipping/import', wireImport, request);
      return imported.ok ? ok(toLabel(rateId, undefined)) : imported;
    },

    async find(rateId) {
      const found = await parcelsOf(rateId);
      if (!found.ok) return found;
      const [parcel] = found.value;
      return ok(parcel ? toLabel(rateId, parcel) : null);
    },

    async track(labelId) {
      const found = await parcelsOf(labelId);
      return found.ok ? ok(toLabel(labelId, found.value[0])) : found;
    },

    async cancel() {
      return refused('given back on its own pages');
    },

    async paper() {
      return refused('printed on its own pages');
    },

    readEvent() {
      return undefined;
    },

    async branches({ state }) {
      const letter = provinceLetter(state);
      if (letter === undefined) return ok([]);
      const listed = await agenciesOf(letter);
      return listed.ok ? ok(toBranches(listed.value, state)) : listed;
    },

    async check() {
      const listed = await agenciesOf('C');
      return listed.ok ? ok(null) : listed;
    },
  };
}
