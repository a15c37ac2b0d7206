/** The sandbox's Stripe, PayPal and Openpay references in memory: their own wire, over books without storage. */
import { vi } from 'vitest';
import { openpayBank, openpayStore } from '../../../edge/providers/payment/openpay/adapter.ts';
import { paypal } from '../../../edge/providers/payment/paypal/adapter.ts';
import { strCard } from '../../../edge/providers/payment/stripe/adapter.ts';
import { providersOf } from '../../../edge/providers/kit/accounts.ts';
import type { Adapter, Payments } from '../../../edge/providers/payment/port.ts';
import { createApp } from '../../../edge/providers/payment/sandbox-server/app.ts';
import * as counter from '../../../edge/providers/payment/sandbox-server/openpay/charges.ts';
import type { Clock } from '../../../shared/kernel/clock.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { breakable } from './faults.ts';
import { memoryCards, type Taken } from './memory-cards.ts';
import { memoryPaypal } from './memory-paypal.ts';

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

/** Opens the sandbox in place of the network. */
export function openDirect(clock: Clock) {
  const cards = memoryCards(clock, ORIGIN);
  const wallet = memoryPaypal(clock, DELAYS);
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
    LEDGER: { getByName: () => cards.ledger },
    PAYPAL: { getByName: () => wallet.books },
    OPENPAY: { getByName: () => references },
    HOSTED: {
      getByName: () => ({
        look: () => ({ payment: undefined, fails: false, holdMs: 0 }),
        refund: () => undefined,
      }),
    },
  };
  const app = createApp();
  const { network, breakBy } = breakable(async (url, init) =>
    app.request(url.replace(ORIGIN, 'http://sandbox.example'), init, bindings),
  );
  vi.stubGlobal('fetch', network);
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
    breakBy,
    /** The buyer pays whatever was opened: proves the card, says yes, or pays at the counter. */
    pay({ amount, currency }: Taken = {}) {
      cards.prove({
        ...(amount !== undefined && { amount }),
        ...(currency !== undefined && { currency }),
      });
      wallet.pay({ amount, currency });
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
      [...cards.given.map(({ amount }) => amount), ...wallet.given()].reduce(
        (sum, amount) => sum + amount,
        0,
      ),
    /** How many charges they have made. */
    made: () => cards.cards.size + wallet.bought.size + charges.size,
    /** What was authorised by a code, and what became of it. */
    authorizations: (code: 'str_card' | 'paypal') =>
      code === 'paypal' ? wallet.authorizations : cards,
  };
}
