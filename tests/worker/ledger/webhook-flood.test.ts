/**
 * Webhooks in any order and number: each three times, shuffled, have one effect each, and none that is forged has
 * any. 120 of them; `WEBHOOKS=10000` in the environment sends that many.
 */
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, newBuyers } from '../purchase/buyer.ts';
import { fresh, makeItem, makeStore, makeWorld, row, rows, stockOf } from '../purchase/world.ts';

const COUNT = Number(env.TEST_WEBHOOKS) || 120;
/** Events of one payment: it waits, and is told three times over to be paid, under an id each. */
const OF_ONE = 4;
const TIMES = 3;
const AT_ONCE = 20;
const PRICE = 10_000;

let seed = 20_261_128;
/** A number below `most`, the same in every run (mulberry32). */
function below(most: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
}

function shuffled<T>(all: readonly T[]): T[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

interface Hook {
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
  readonly isForged: boolean;
}

/** The same event with another signature, or with none. */
function forged({ rawBody }: Hook, at: number): Hook {
  const headers: Hook['headers'] = at % 2 ? {} : { 'fake-signature': `forged-${at}` };
  return { headers, rawBody: rawBody.replace('"pending"', '"approved"'), isForged: true };
}

test(
  `${COUNT} webhooks, each three times and shuffled, have one effect each; forged ones have none`,
  { timeout: COUNT * 500 },
  async () => {
    const visitor = { ...nobody, addressKey: () => Promise.resolve(fresh('address')) };
    const world = makeWorld(visitor);
    const store = await makeStore();
    const payments = COUNT / OF_ONE;
    const item = await makeItem(store, { onHand: payments, price: PRICE });
    const { awaiting, pay } = buyer(world, store);
    const hooks: Hook[] = [];
    const tell = (reference: string, sequence: number) => {
      const { headers, rawBody } = world.cards.webhook(reference, sequence);
      hooks.push({ headers: Object.fromEntries(headers.entries()), rawBody, isForged: false });
    };
    for (let made = 0; made < payments; made += 1) {
      await newBuyers();
      const { token } = await awaiting([{ item }]);
      await pay(token, FAKE_TOKENS.pending);
      const { reference } = world.cards.asked.at(-1)!;
      tell(reference, 1);
      world.cards.settle(reference, 'approved');
      for (let sequence = 2; sequence <= OF_ONE; sequence += 1) tell(reference, sequence);
    }
    const send = (hook: Hook) =>
      world.call(store, 'POST', '/payment/webhooks/str_card', hook.rawBody, hook.headers);
    const forgeries = hooks.map(forged);
    const refused = await Promise.all(forgeries.slice(0, AT_ONCE).map(send));
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(
      new Set(['webhook_signature_invalid']),
    );
    // So far nothing but forged ones came.
    const paid = sql<{ n: number }>`SELECT count(*) AS n FROM payment
      WHERE store_id = ${store.id} AND state = 'approved'`;
    expect(await row('a', paid)).toEqual({ n: 0 });

    const all = shuffled([...Array.from({ length: TIMES }, () => hooks).flat(), ...forgeries]);
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const part = all.slice(at, at + AT_ONCE);
      const answers = await Promise.all(part.map(send));
      expect(answers.map(({ status }) => status < 300)).toEqual(
        part.map(({ isForged }) => !isForged),
      );
    }
    await world.settled();

    expect(await row('a', paid)).toEqual({ n: payments });
    expect(await stockOf('a', item)).toEqual({ on_hand: 0, reserved: 0 });
    const orders = await rows(
      'a',
      sql<{ state: string; n: number }>`SELECT state, count(*) AS n FROM purchase_order
        WHERE store_id = ${store.id} GROUP BY state`,
    );
    expect(orders).toEqual([{ state: 'sent_to_supplier', n: payments }]);
    const posted = await rows(
      'a',
      sql<{ n: number; causes: number; sum: number }>`SELECT count(*) AS n,
        count(DISTINCT cause) AS causes, sum(amount) AS sum
        FROM ledger_posting WHERE network_id = ${store.id}`,
    );
    expect(posted).toEqual([{ n: payments, causes: payments, sum: payments * PRICE }]);
    const mails = sql<{ n: number }>`SELECT count(*) AS n FROM outbox WHERE store_id = ${store.id}`;
    expect(await row('a', mails)).toEqual({ n: payments });
    const now = world.clock.now();
    const found = await audit(world.work('a').cell, store.id, { extent: 'whole', now });
    expect(found.differences).toEqual([]);
  },
);
