/** The sandbox's Stripe, PayPal and Openpay references in memory: their own wire, over books without storage. */
import { vi } from 'vitest';
import { openpayBank, openpayStore } from '../../../edge/providers/payment/openpay/adapter.ts';
import { paypal } from '../../../edge/providers/payment/paypal/adapter.ts';
import { strCard } from '../../../edge/providers/payment/stripe/adapter.ts';
import { providersOf } from '../../../edge/providers/kit/accounts.ts';
import type { Adapter, Payments } from '../../../edge/providers/payment/port.ts';
import { createApp } from '../../../edge/providers/payment/sandbox-server/app.ts';
import * as counter from '../../../edge/providers/payment/sandbox-server/openpay/charges.ts';
import * as orders from '../../../edge/providers/payment/sandbox-server/paypal/orders.ts';
import type { OrderRequest } from '../../../edge/providers/payment/sandbox-server/paypal/wire.ts';
import type {
  WireCharge,
  WireChargeRequest,
} from '../../../edge/providers/payment/sandbox-server/wire.ts';
import type { Clock } from '../../../shared/kernel/clock.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { Broken, Fault } from './faults.ts';

const ORIGIN = 'https://sandbox.example';
const SECRET = 'sk_sandbox_memory';
const PUBLIC = 'pk_sandbox_memory';
const EVENTS = 'whsec_sandbox_memory';
const DELAYS = { lateMs: 1000, hangMs: 1000 };
const openpayKeys = { merchant_id: 'm', private_key: SECRET, webhook_secret: EVENTS };

const ACCOUNTS: readonly (readonly [Adapter, string, Readonly<Record<string, string>>])[] = [
  [strCard, '', { secret_key: SECRET, publishable_key: PUBLIC, webhook_secret: EVENTS }],
  [paypal, '/paypal', { client_id: PUBLIC, client_secret: SECRET, webhook_id: EVENTS }],
  [openpayStore, '/openpay/v1', openpayKeys],
  [openpayBank, '/openpay/v1', openpayKeys],
];

/** The codes that these books take. */
export const DIRECT_CODES: readonly PaymentCode[] = ACCOUNTS.map(([{ code }]) => code);

/** What a buyer pays, where it is not what was asked for. */
export interface Taken {
  readonly amount?: number;
  readonly currency?: string;
}

/** Opens the sandbox in place of the network. */
export function openDirect(clock: Clock) {
  const cards = new Map<string, WireCharge>();
  const given: { key: string; amount: number }[] = [];
  const said = (status: number, body: object) => ({ status, body: JSON.stringify(body) });
  const ledger = {
    charge(_call: unknown, request: WireChargeRequest) {
      const known = [...cards.values()].find((one) => one.reference === request.reference);
      const charge: WireCharge = known ?? {
        id: `ch_${crypto.randomUUID().replaceAll('-', '')}`,
        status: 'requires_action',
        amount: request.amount,
        amount_refunded: 0,
        currency: request.currency,
        reference: request.reference,
        card: { brand: 'visa', last4: '4242', type: 'credit' },
        next_action: {
          type: 'redirect_to_url',
          redirect_to_url: { url: `${ORIGIN}/3ds/1` },
        },
        created: Math.floor(clock.now() / 1000),
      };
      cards.set(charge.id, charge);
      return said(200, charge);
    },
    find: (by: { id: string } | { reference: string }) =>
      [...cards.values()].find((one) =>
        'id' in by ? one.id === by.id : one.reference === by.reference,
      ),
    latest: () => [...cards.values()],
    refund({ key }: { key: string }, id: string, amount: number) {
      const charge = cards.get(id);
      if (!charge) return said(404, { error: { code: 'charge_not_found' } });
      if (!given.some((one) => one.key === key)) {
        given.push({ key, amount });
        cards.set(id, { ...charge, amount_refunded: charge.amount_refunded + amount });
      }
      const { currency, created } = charge;
      return said(200, {
        id: `re_${key}`,
        charge: id,
        status: 'success',
        amount,
        currency,
        created,
      });
    },
  };
  const bought = new Map<string, orders.KeptOrder>();
  const keep = (answer: orders.Said) => {
    if (answer.order) bought.set(answer.order.id, answer.order);
    return answer;
  };
  const books = {
    open: (request: OrderRequest, origin: string) =>
      keep(orders.open(request, origin, clock.now())),
    read: (id: string) => orders.read(bought.get(id), clock.now()),
    capture: (id: string) => keep(orders.capture(bought.get(id), DELAYS, clock.now())),
    refund: (taken: string, value: string, key: string) =>
      keep(
        orders.refund(
          [...bought.values()].find((one) => one.capture?.id === taken),
          value,
          key,
        ),
      ),
  };
  const charges = new Map<string, counter.KeptCharge>();
  const read = (by: 'id' | 'order_id', value: string) => {
    const found = [...charges.values()].find(
      (one) => (by === 'id' ? one.id : one.orderId) === value,
    );
    return found && counter.show(found);
  };
  const references = {
    open(request: counter.ChargeRequest) {
      if (read('order_id', request.order_id)) return undefined;
      const charge = counter.newCharge(request, clock.now());
      charges.set(charge.id, charge);
      return counter.show(charge);
    },
    read,
  };
  const bindings = {
    SECRET_KEY: SECRET,
    PUBLISHABLE_KEY: PUBLIC,
    WEBHOOK_SECRET: EVENTS,
    LEDGER: { getByName: () => ledger },
    PAYPAL: { getByName: () => books },
    OPENPAY: { getByName: () => references },
    HOSTED: {
      getByName: () => ({
        look: () => ({ payment: undefined, fails: false, holdMs: 0 }),
        refund: () => undefined,
      }),
    },
  };
  const app = createApp();
  let broken: Broken | undefined;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    broken?.where.test(url)
      ? broken.by()
      : app.request(url.replace(ORIGIN, 'http://sandbox.example'), init, bindings),
  );
  const accounts = Object.fromEntries(
    ACCOUNTS.map(([{ code }, path, keys]) => [code, { origin: ORIGIN + path, keys }]),
  );
  const payments: Payments = providersOf(
    ACCOUNTS.map(([adapter]) => adapter),
    accounts,
    clock,
  );
  return {
    payments,
    /** Has every call, or those of some addresses, fail so from now on, or be answered again. */
    breakBy: (by: Fault | undefined, where = /^/) => void (broken = by && { by, where }),
    /** The buyer pays whatever was opened: proves the card, says yes, or pays at the counter. */
    pay({ amount, currency }: Taken = {}) {
      for (const charge of cards.values()) {
        const { next_action: _asked, ...rest } = charge;
        cards.set(charge.id, {
          ...rest,
          status: 'approved',
          ...(amount !== undefined && { amount }),
          ...(currency !== undefined && { currency }),
        });
      }
      for (const order of bought.values()) {
        const after = orders.answered(order, 'pay', DELAYS);
        if (!after) throw new Error('nothing to pay');
        bought.set(order.id, {
          ...after,
          ...(amount !== undefined && { value: (amount / 100).toFixed(2) }),
          ...(currency !== undefined && { currency }),
        });
      }
      for (const charge of charges.values()) {
        charges.set(charge.id, {
          ...counter.answered(charge, 'pay'),
          ...(amount !== undefined && { amount: amount / 100 }),
          ...(currency !== undefined && { currency }),
        });
      }
    },
    /** What all of them have given back, minor units. */
    refunded: () =>
      [
        ...given.map(({ amount }) => amount),
        ...[...bought.values()].flatMap(({ refunds }) =>
          refunds.map(({ value }) => Math.round(Number(value) * 100)),
        ),
      ].reduce((sum, amount) => sum + amount, 0),
    /** How many charges they have made. */
    made: () => cards.size + bought.size + charges.size,
  };
}
