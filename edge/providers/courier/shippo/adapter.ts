import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { readPaper } from '../../kit/paper.ts';
import { refused, UNAVAILABLE } from '../kit/answer.ts';
import { courierCalls } from '../kit/calls.ts';
import type { Courier, CourierError } from '../port.ts';
import { chargedBy, toHint, toLabel, toRates, toShipmentRequest } from './mapper.ts';
import {
  wireEvent,
  wireList,
  wireRefund,
  wireShipment,
  wireTransaction,
  wireTransactions,
  type WireTransaction,
} from './wire.ts';

const LIVE_ORIGIN = 'https://api.goshippo.com';
/** Couriers are asked one after the other behind this call. */
const RATES_TIMEOUT_MS = 10_000;

interface Account {
  readonly fetch: typeof fetch;
  /** Shippo's secret of the account, which says too whether labels are real ones. */
  readonly token: string;
  /** Where Shippo is found, in place of its own origin. */
  readonly origin?: string | undefined;
}

/**
 * Shippo, a broker of couriers. It knows no idempotency key, so a label is looked for by its rate
 * before it is bought. Held to Shippo's own document in the tests; not tried against Shippo itself.
 */
export function shippo({ fetch, token, origin = LIVE_ORIGIN }: Account): Courier {
  const call = courierCalls({
    fetch,
    origin,
    sign: () =>
      Promise.resolve(
        ok({ authorization: `ShippoToken ${token}`, 'shippo-api-version': '2018-02-08' }),
      ),
  });

  /** The transactions of a rate that is bought, or was tried. */
  async function boughtBy(rateId: string): Promise<Result<WireTransaction[], CourierError>> {
    const path = `/transactions?rate=${encodeURIComponent(rateId)}&results=100`;
    const listed = await call(path, wireTransactions);
    return listed.ok ? ok(listed.value.results) : listed;
  }

  async function findLabel(labelId: string): Promise<Result<WireTransaction, CourierError>> {
    return call(`/transactions/${encodeURIComponent(labelId)}`, wireTransaction);
  }

  return {
    async rates(input) {
      const request = toShipmentRequest(input);
      const made = await call('/shipments', wireShipment, request, RATES_TIMEOUT_MS);
      if (!made.ok) return made;
      const rates = toRates(made.value.rates, input.currency);
      return rates.length > 0 ? ok(rates) : fail({ code: 'no_rates', message: made.value.status });
    },

    async label(rateId, note) {
      const before = await boughtBy(rateId);
      if (!before.ok) return before;
      const known = toLabel(before.value, origin);
      if (known) return ok(known);
      const request = { rate: rateId, async: false, label_file_type: 'PDF', metadata: note };
      const made = await call('/transactions', wireTransaction, request);
      if (!made.ok) return made;
      if (made.value.status === 'ERROR') {
        const message = made.value.messages?.[0]?.code ?? 'ERROR';
        return refused(message);
      }
      // The answer tells the first parcel's label alone.
      const all = await boughtBy(rateId);
      const label = toLabel(all.ok && all.value.length > 0 ? all.value : [made.value], origin);
      // The price stands in the answer of the purchase alone.
      return label ? ok({ ...label, price: chargedBy(made.value) }) : fail(UNAVAILABLE);
    },

    async find(rateId) {
      const listed = await boughtBy(rateId);
      return listed.ok ? ok(toLabel(listed.value, origin) ?? null) : listed;
    },

    async track(labelId) {
      const found = await findLabel(labelId);
      if (!found.ok) return found;
      const label = toLabel([found.value], origin);
      return label ? ok(label) : fail({ code: 'label_not_found', message: found.value.status });
    },

    async cancel(labelId) {
      const found = await findLabel(labelId);
      if (!found.ok) return found;
      if (found.value.status === 'REFUNDED') return ok('canceled');
      if (found.value.status === 'REFUNDPENDING') return ok('pending');
      const asked = await call('/refunds', wireRefund, { transaction: labelId, async: false });
      if (!asked.ok) return asked;
      const { status } = asked.value;
      if (status === 'ERROR') return refused(status);
      return ok(status === 'SUCCESS' ? 'canceled' : 'pending');
    },

    async paper(address) {
      const read = await readPaper(fetch, address);
      return read.ok ? read : fail(UNAVAILABLE);
    },

    readEvent(body) {
      const event = wireEvent.safeParse(body);
      return event.success ? toHint(event.data) : undefined;
    },

    async check() {
      const listed = await call('/carrier_accounts?results=1', wireList);
      return listed.ok ? ok(null) : listed;
    },
  };
}
