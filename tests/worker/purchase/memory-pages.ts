/** The sandbox's providers with pages of their own, in memory: their own wire, over books without storage. */
import { vi } from 'vitest';
import { aplazo } from '../../../edge/providers/payment/aplazo/adapter.ts';
import { banorte } from '../../../edge/providers/payment/banorte/adapter.ts';
import { conektaCard } from '../../../edge/providers/payment/conekta/adapter.ts';
import { bazCard, memphis, tiendacrypto } from '../../../edge/providers/payment/hosted/adapter.ts';
import { mobbex } from '../../../edge/providers/payment/mobbex/adapter.ts';
import { openpayCard } from '../../../edge/providers/payment/openpay/adapter.ts';
import { providersOf } from '../../../edge/providers/kit/accounts.ts';
import type { Adapter, Payments } from '../../../edge/providers/payment/port.ts';
import { createApp } from '../../../edge/providers/payment/sandbox-server/app.ts';
import {
  answered,
  opened,
  refunded,
  type HostedCode,
  type HostedRequest,
  type KeptPayment,
} from '../../../edge/providers/payment/sandbox-server/hosted/payments.ts';
import { withEnd } from '../../../edge/providers/payment/sandbox-server/hosted/authorizations.ts';
import {
  cardsOf,
  sourceIdOf,
} from '../../../edge/providers/payment/sandbox-server/hosted/kept-cards.ts';
import type { HostedAnswer } from '../../../edge/providers/payment/sandbox-server/hosted/plan.ts';
import type { Clock } from '../../../shared/kernel/clock.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { breakable } from './faults.ts';
import { memoryLater } from './memory-later.ts';
import openssl from '../../support/providers/banorte/openssl.json' with { type: 'json' };

const ORIGIN = 'https://sandbox.example';
const SECRET = 'sk_sandbox_memory';
const PUBLIC = 'pk_sandbox_memory';
const EVENTS = 'whsec_sandbox_memory';
const DELAYS = { lateMs: 1000, hangMs: 1000 };
const own = { api_key: SECRET, webhook_secret: EVENTS };

/** Each adapter with where the sandbox speaks its wire, and the keys that it takes there. */
const ACCOUNTS: readonly (readonly [Adapter, string, Readonly<Record<string, string>>])[] = [
  [conektaCard, 'conekta', { private_key: SECRET, webhook_public_key: openssl.publicKey }],
  [openpayCard, 'openpay/v1', { merchant_id: 'm', private_key: SECRET, webhook_secret: EVENTS }],
  [mobbex, 'mobbex', { api_key: PUBLIC, access_token: SECRET, webhook_secret: EVENTS }],
  [aplazo, 'aplazo', { merchant_id: PUBLIC, api_token: SECRET }],
  [
    banorte,
    'banorte',
    {
      merchant_id: '7000002',
      user: PUBLIC,
      password: SECRET,
      terminal_id: '7',
      certificate: openssl.certificate,
    },
  ],
  [bazCard, 'hosted/baz_card', own],
  [memphis, 'hosted/memphis', own],
  [tiendacrypto, 'hosted/tiendacrypto', own],
];

/** The codes that these pages take. */
export const PAGE_CODES: readonly PaymentCode[] = ACCOUNTS.map(([{ code }]) => code);

/** Opens the sandbox in place of the network. */
export function openPages(clock: Clock) {
  const kept = new Map<string, KeptPayment>();
  const keep = (payment: KeptPayment) => (kept.set(payment.id, payment), payment);
  const find = (id: string) => kept.get(id);
  const byReference = (code: HostedCode, reference: string) =>
    [...kept.values()].find((one) => one.code === code && one.reference === reference);
  const later = memoryLater(kept, DELAYS);
  const books = {
    open: (request: HostedRequest, origin: string) =>
      byReference(request.code, request.reference) ?? keep(opened(request, origin, Date.now())),
    find,
    byReference,
    look: (code: HostedCode, by: { id: string } | { reference: string }) => {
      const payment = 'id' in by ? find(by.id) : byReference(code, by.reference);
      return payment?.code === code ? { payment, fails: false, holdMs: 0 } : undefined;
    },
    answer: (id: string, answer: HostedAnswer) => {
      const payment = find(id);
      const after = payment && answered(payment, answer, DELAYS, Date.now());
      return after ? keep(withEnd(after, DELAYS)) : payment;
    },
    cards: (customer: string) => cardsOf([...kept.values()], customer, Date.now()),
    dropCard: (customer: string, source: string) => {
      const payment = books.cards(customer).find((one) => sourceIdOf(one) === source);
      return payment && keep({ ...payment, isCardGone: true });
    },
    captureLater: later.capture,
    cancelLater: later.cancel,
    refund: (id: string, asked: { amount: number; key: string }) => {
      const payment = find(id);
      const given = payment && refunded(payment, asked, DELAYS, Date.now());
      if (given) keep(given.payment);
      return given;
    },
  };
  const bindings = {
    SECRET_KEY: SECRET,
    PUBLISHABLE_KEY: PUBLIC,
    WEBHOOK_SECRET: EVENTS,
    RSA_PRIVATE_KEY: openssl.privateKey,
    HOSTED: { getByName: () => books },
    OPENPAY: { getByName: () => ({ read: () => undefined }) },
  };
  const app = createApp();
  const { network, breakBy } = breakable(async (url, init) =>
    app.request(url.replace(ORIGIN, 'http://sandbox.example'), init, bindings),
  );
  vi.stubGlobal('fetch', network);
  const accounts = Object.fromEntries(
    ACCOUNTS.map(([{ code }, path, keys]) => [code, { origin: `${ORIGIN}/${path}`, keys }]),
  );
  const payments: Payments = providersOf(
    ACCOUNTS.map(([adapter]) => adapter),
    accounts,
    clock,
  );
  return {
    payments,
    breakBy,
    /** The only payment that was opened; Banorte's is opened by its window. */
    only: () => [...kept.values()][0],
    /** Every payment that was opened. */
    all: () => [...kept.values()],
    /** The cards that a customer has left, and how Conekta itself lets go of one. */
    cards: books.cards,
    dropCard: books.dropCard,
    /** The latest payment's buyer pays on the page; what was taken may be another amount or currency. */
    pay(taken: Partial<Pick<KeptPayment, 'amount' | 'currency'>> = {}) {
      const payment = [...kept.values()].at(-1);
      const paid = payment && answered(payment, 'pay', DELAYS, Date.now());
      if (!paid) throw new Error('nothing to pay');
      keep({ ...withEnd(paid, DELAYS), ...taken });
    },
    /** What all of them have given back, minor units. */
    refunded: () =>
      [...kept.values()]
        .flatMap(({ refunds }) => refunds)
        .reduce((sum, { amount }) => sum + amount, 0),
    /** What a bank has authorised, and what became of it. */
    authorizations: later.books,
    /** Opens the bank's window over a sealed charge, as its script does. */
    openWindow: (sealed: string) =>
      app.request(
        '/banorte/window',
        { method: 'POST', body: new URLSearchParams({ Params: sealed }) },
        bindings,
      ),
  };
}
