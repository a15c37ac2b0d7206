import { expect, test } from 'vitest';
import type { Books, ChargeRow } from './books.ts';
import { holdCheck, mailCheck, moneyChecks, orderChecks, stockCheck } from './checks.ts';
import type { Receipts } from './shopper.ts';

/** A correct order, bought by card. */
const books: Books = {
  orders: [{ id: 'or_1', checkout: 'co_1', cart: 'cr_1', state: 'sent_to_supplier' }],
  payments: [{ id: 'py_1', checkout: 'co_1', state: 'approved', tries: 1, amount: 100 }],
  events: 1,
  checkoutsByCart: new Map([['cr_1', 1]]),
  stock: [{ sku: 'sk_1', onHand: 7, reserved: 1, held: 1, sold: 2 }],
  holds: [{ checkout: 'co_2', until: 2_000 }],
  mails: [{ checkout: 'co_1', asked: 1, sent: 1 }],
};
const charges: ChargeRow[] = [
  { reference: 'a.py_1-1', status: 'approved', amount: 100, refunded: 0 },
];
const receipts: Receipts = {
  placed: [{ cart: 'cr_1', checkout: 'co_1', orders: ['or_1'], state: 'sold' }],
  carts: ['cr_1'],
  faults: [],
  repeated: 1,
};
const start = new Map([['sk_1', 9]]);

/** Names of the checks that are not met. */
function missed(
  change: {
    readonly books?: Partial<Books>;
    readonly charges?: ChargeRow[];
    readonly receipts?: Partial<Receipts>;
    readonly now?: number;
  } = {},
): string[] {
  const own = { ...books, ...change.books };
  return [
    ...orderChecks({ ...receipts, ...change.receipts }, own),
    holdCheck(own, change.now ?? 1_000),
    stockCheck(own, start),
    ...moneyChecks(own, change.charges ?? charges),
    mailCheck(own),
  ].flatMap(({ met, name }) => (met ? [] : [name]));
}

test('no check fails where all data is right', () => {
  expect(missed()).toEqual([]);
});

const [order] = books.orders;
const [payment] = books.payments;
const [charge] = charges;
if (!order || !payment || !charge) throw new Error('no sample');

test.each<[string, Parameters<typeof missed>[0]]>([
  ['acknowledged orders lost', { books: { orders: [] } }],
  [
    'orders that nobody was told of',
    { books: { orders: [order, { ...order, id: 'or_2', cart: 'cr_2' }] } },
  ],
  [
    'carts with two orders or two checkouts',
    { books: { checkoutsByCart: new Map([['cr_1', 2]]) } },
  ],
  ['repeats answered otherwise than the first time', { receipts: { faults: ['key'] } }],
  ['webhooks taken', { books: { events: 0 } }],
  ['holds left past their end', { now: 2_000 }],
  [
    'variants whose units do not add up',
    { books: { stock: [{ sku: 'sk_1', onHand: 8, reserved: 1, held: 1, sold: 2 }] } },
  ],
  [
    'variants whose units do not add up',
    { books: { stock: [{ sku: 'sk_1', onHand: 7, reserved: 2, held: 1, sold: 2 }] } },
  ],
  ['charges kept without an order', { charges: [charge, { ...charge, reference: 'a.py_2-1' }] }],
  ['paid orders without exactly one charge', { charges: [] }],
  [
    'paid orders without exactly one charge',
    { charges: [charge, { ...charge, reference: 'a.py_1-2' }] },
  ],
  [
    'payments left undecided',
    { books: { payments: [payment, { ...payment, id: 'py_2', state: 'processing' }] } },
  ],
  [
    'orders left awaiting a payment',
    { books: { orders: [order, { ...order, id: 'or_2', state: 'awaiting_payment' }] } },
  ],
  [
    'purchases without exactly one mail',
    { books: { mails: [{ checkout: 'co_1', asked: 1, sent: 0 }] } },
  ],
])('%s is seen', (name, change) => {
  expect(missed(change)).toContain(name);
});
