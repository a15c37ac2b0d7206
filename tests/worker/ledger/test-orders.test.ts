/** The books take nothing of a test: the database refuses every way in, and the audit names what stood there. */
import { beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { raw } from '../../../edge/db/sql.ts';
import type { ChargeDispute } from '../../../edge/providers/payment/port.ts';
import { FAKE_TEST_KEYS, FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { buyer, newBuyersEachTest } from '../purchase/buyer.ts';
import { makeTrial, postingsOf } from '../purchase/trying.ts';
import { fresh, row, rows, write } from '../purchase/world.ts';
import type { Counter } from './refunding.ts';

newBuyersEachTest();

let trial: Counter;
beforeEach(async () => {
  trial = await makeTrial();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Writes a posting as no statement of the ledger would. */
const post = (cause: string, order: string | null) =>
  write(
    'a',
    sql`INSERT INTO ledger_posting
        (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
      VALUES (${cause}, 1, ${trial.store.id}, 'MXN', 'bank', 'loss', 1, ${order}, 1)`,
  );

/** The rows of a test by which something could be posted: a refund, a dispute and a line of a report. */
async function everything() {
  const bought = await trial.paid();
  const { payment, order } = bought;
  const [dispute, settlement] = [fresh('dp_'), fresh('se')];
  await trial.refund(order, { part: 'amount', amount: 1, reason: 'goodwill' });
  const refund = await row(
    'a',
    sql<{ id: string }>`SELECT id FROM refund WHERE payment_id = ${payment}`,
  );
  await write(
    'a',
    sql`INSERT INTO dispute (id, payment_id, provider_ref, state, amount, fee, currency, reason, opened_at, updated_at)
      VALUES (${dispute}, ${payment}, 'x', 'open', 1, 0, 'MXN', 'fraudulent', 1, 1)`,
  );
  await write(
    'a',
    sql`INSERT INTO settlement (id, store_id, account, provider, report, paid_on, currency, gross, fee, net, lines,
        digest, origin, taken_at, updated_at)
      VALUES (${settlement}, ${trial.store.id}, 'platform', 'str_card', ${settlement}, '2100-01-01', 'MXN', 1, 0, 1, 1,
        'x', 'provider', 1, 1)`,
  );
  await write(
    'a',
    sql`INSERT INTO settlement_line (settlement_id, position, kind, charge_ref, subject, gross, fee, net, payment_id, matched_at)
      VALUES (${settlement}, 1, 'payment', 'x', 'x', 1, 0, 1, ${payment}, 1)`,
  );
  return { payment, order, refund: refund.id, dispute, line: `${settlement}-1` };
}

test('every cause of the ledger is refused, with its order and without', async () => {
  const { payment, order, refund, dispute, line } = await everything();
  const causes = [
    `paid:${payment}`,
    `cash:${order}`,
    `canceled:${order}`,
    `unlocked:${order}`,
    `covered:${order}`,
    `refunded:${refund}`,
    `lost:${dispute}`,
    `won:${dispute}`,
    `settled:${line}`,
    `fee:${line}`,
    `closed:${line}`,
  ];
  for (const cause of causes) {
    await expect(post(cause, null), cause).rejects.toThrow('a test posts nothing');
    await expect(post(`odd:${cause}`, order), cause).rejects.toThrow('a test posts nothing');
  }
  expect(await postingsOf(trial.store)).toEqual([]);
});

test('what follows from a sale is refused besides: shares, invoices, reviews, labels and tickets', async () => {
  const { order } = await trial.paid();
  const refused = [
    sql`INSERT INTO line_share (order_id) VALUES (${order})`,
    sql`INSERT INTO line_terms (order_id) VALUES (${order})`,
    sql`INSERT INTO invoice (order_id) VALUES (${order})`,
    sql`INSERT INTO review (order_id) VALUES (${order})`,
    sql`INSERT INTO courier_label (order_id) VALUES (${order})`,
    sql`INSERT INTO ticket (order_id) VALUES (${order})`,
  ];
  for (const statement of refused) await expect(write('a', statement)).rejects.toThrow(/a test/);
});

test('an order in cash, one that cannot be sent, and a dispute that is lost and won post nothing', async () => {
  const { world, store, item, bought } = trial;
  await bought();
  const { awaiting, pay } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item }]);
  await pay(token, FAKE_TOKENS.pending);
  await write(
    'a',
    sql`UPDATE purchase_order SET state = 'canceled_by_customer' WHERE checkout_id = ${checkout}`,
  );
  const { reference } = world.cards.asked.at(-1)!;
  world.cards.settle(reference, 'approved');
  await told(reference, 1);
  const contested = await trial.paid();
  const dispute = (state: ChargeDispute['state']): ChargeDispute => ({
    id: 'dp_1',
    state,
    amount: { amount: 20_000, currency: 'MXN' },
    fee: 25_000,
    reason: 'fraudulent',
    respondBy: Date.UTC(2101, 0, 5),
  });
  for (const [n, state] of (['open', 'lost', 'won'] as const).entries()) {
    world.cards.dispute(contested.reference, dispute(state));
    await told(contested.reference, n + 2);
  }
  const kept = await row(
    'a',
    sql<{ state: string }>`SELECT state FROM dispute WHERE payment_id = ${contested.payment}`,
  );
  expect(kept.state).toBe('won');
  expect(await postingsOf(store)).toEqual([]);
  expect(await trial.differences()).toEqual([]);
});

async function told(reference: string, sequence: number) {
  const { rawBody } = trial.world.cards.webhook(reference, sequence);
  const headers = { 'fake-signature': FAKE_TEST_KEYS.secret_key };
  await trial.world.call(trial.store, 'POST', '/payment/webhooks/str_card', rawBody, headers);
}

test('the audit names a test that has postings after all', async () => {
  const { order, payment } = await trial.paid();
  const [trigger] = await rows(
    'a',
    sql<{ sql: string }>`SELECT sql FROM sqlite_master WHERE name = 'ledger_posting_refuses_tests'`,
  );
  await write('a', sql`DROP TRIGGER ledger_posting_refuses_tests`);
  await post(`paid:${payment}`, order);
  await write('a', sql`${raw(trigger!.sql)}`);
  const { number } = await row(
    'a',
    sql<{ number: string }>`SELECT number FROM purchase_order WHERE id = ${order}`,
  );
  const found = (await trial.differences()).filter(({ of }) => of === 'tests');
  expect(found).toEqual([{ of: 'tests', subject: `test ${number}`, kept: 1, proved: 0 }]);
});
