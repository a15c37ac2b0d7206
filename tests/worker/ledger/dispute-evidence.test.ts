/** Evidence that a provider takes by a call: sent once, whatever fails on the way, by whoever may, and then final. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import type { DisputeView } from '../../../shared/contracts/disputes.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { webhook } from '../purchase/paying.ts';
import { atOnce, taken } from '../purchase/racing.ts';
import { fresh, makeStore, NOON, row, write, type TestStore } from '../purchase/world.ts';
import { makeCounter, type Counter } from './refunding.ts';

newBuyersEachTest();

const DAY_MS = 86_400_000;
const SAID = { buyer: ' Ana Ruiz ', tracking: 'MX1', items: '', statement: 'Se entregó el 3.' };
const SENT = { buyer: 'Ana Ruiz', tracking: 'MX1', statement: 'Se entregó el 3.' };

let counter: Counter;
beforeEach(async () => {
  counter = await makeCounter();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A paid purchase whose buyer contests it, and the calls about its evidence. */
async function contested() {
  const { world, store, money, paid, read } = counter;
  const bought = await paid();
  const reference = fresh('du_');
  let sequence = 0;
  const tell = async (state: 'open' | 'lost' | 'won') => {
    world.cards.dispute(bought.reference, {
      id: reference,
      state,
      amount: { amount: 20_000, currency: 'MXN' },
      fee: 0,
      reason: 'product_not_received',
      respondBy: NOON + 7 * DAY_MS,
    });
    sequence += 1;
    await webhook(world, store, sequence, world.cards.webhook(bought.reference, sequence));
  };
  await tell('open');
  const shown = async () => {
    const { disputes } = await read(bought.payment);
    return disputes[0] ?? expect.fail('no dispute');
  };
  const { id } = await shown();
  const path = (by: TestStore) => `/admin/suppliers/${by.id}/disputes/${id}`;
  const call = (method: 'POST' | 'PUT', what: string, by: TestStore, body: object, key: string) =>
    money.call<DisputeView & { code?: string }>(
      by,
      method,
      `${path(by)}/${what}`,
      body,
      withKey(key),
    );
  const submit = async (body: object = SAID, key = fresh('evidence-key-num-'), by = store) => {
    const answer = await call('POST', 'evidence', by, body, key);
    await money.settled();
    return answer;
  };
  return {
    ...bought,
    id,
    reference,
    tell,
    shown,
    submit,
    note: (text: string) => call('PUT', 'answer', store, { text }, fresh('answer-key-number-')),
    given: () => world.cards.submitted.get(reference),
    later: async (minutes: number) => {
      world.clock.advance(minutes * 60_000);
      money.clock.advance(minutes * 60_000);
      await reconcile(world.work('a'));
    },
  };
}

test('is sent once under a key, says what was sent, and is what the store has answered', async () => {
  const { submit, shown, given, note, id, payment } = await contested();
  const key = fresh('evidence-key-num-');
  const first = await submit(SAID, key);
  expect(first.body).toMatchObject({
    id,
    state: 'open',
    submission: { state: 'asked', sent_on: null },
  });
  expect((await submit(SAID, key)).body).toEqual(first.body);
  expect(given()).toEqual(SENT);
  expect(await shown()).toMatchObject({
    state: 'open',
    answer: { text: SENT.statement },
    submission: {
      state: 'sent',
      fault: null,
      evidence: SENT,
      sent_on: new Date(NOON).toISOString(),
    },
  });
  expect((await submit({ statement: 'Otra cosa' })).body.code).toBe('evidence_handed_in');
  expect((await note('En el panel')).body.code).toBe('evidence_handed_in');
  expect(counter.world.cards.evidenceAsked()).toBe(1);
  const kept = await row(
    'a',
    sql<{ by: string }>`SELECT evidence_by AS by FROM dispute WHERE id = ${id}`,
  );
  expect(kept.by).toBe('ac_cuentas');
  const { steps } = await counter.read(payment);
  expect(steps.filter(({ event }) => event === 'evidence')).toHaveLength(1);
  const change = write('a', sql`UPDATE dispute SET evidence = '{}' WHERE id = ${id}`);
  await expect(change).rejects.toThrow('final');
});

test('needs a statement, an open dispute in time, and the store that takes the payment', async () => {
  const { submit, tell, later, given } = await contested();
  expect((await submit({ tracking: 'MX1' })).status).toBe(400);
  expect((await submit({ statement: ' ' })).status).toBe(400);
  expect((await submit({ statement: 'x'.repeat(5_001) })).status).toBe(400);
  const other = await makeStore();
  expect((await submit(SAID, undefined, other)).body.code).toBe('dispute_not_found');
  await later(7 * 24 * 60);
  expect((await submit()).body.code).toBe('dispute_too_late');
  await tell('lost');
  expect((await submit()).body.code).toBe('dispute_is_over');
  expect(given()).toBeUndefined();
});

test('a provider that takes none by a call is answered in its panel', async () => {
  const { submit, payment, given } = await contested();
  await write('a', sql`UPDATE payment SET provider = 'paypal' WHERE id = ${payment}`);
  expect((await submit()).body.code).toBe('evidence_in_panel');
  expect(given()).toBeUndefined();
});

describe('a provider', () => {
  test('whose answer is lost has it once; the schedule finds it', async () => {
    const { submit, shown, later, given } = await contested();
    const { cards } = counter.world;
    cards.evidenceEnds('lost');
    await submit();
    expect(given()).toEqual(SENT);
    expect(await shown()).toMatchObject({ answer: null, submission: { state: 'asked' } });
    expect((await submit({ statement: 'Otra' })).body.code).toBe('evidence_handed_in');
    cards.evidenceEnds('success');
    await later(2);
    expect(await shown()).toMatchObject({ submission: { state: 'sent', evidence: SENT } });
    expect(given()).toEqual(SENT);
  });

  test('that is down is asked again, ever more slowly, until it takes it', async () => {
    const { submit, shown, later, given } = await contested();
    const { cards } = counter.world;
    cards.evidenceEnds('down');
    await submit();
    for (let minute = 0; minute < 40; minute += 1) await later(1);
    expect(cards.evidenceAsked()).toBeGreaterThan(4);
    expect(cards.evidenceAsked()).toBeLessThan(9);
    expect((await shown()).submission?.state).toBe('asked');
    cards.evidenceEnds('success');
    await later(16);
    expect((await shown()).submission?.state).toBe('sent');
    expect(given()).toEqual(SENT);
    const before = cards.evidenceAsked();
    await later(60);
    expect(cards.evidenceAsked()).toBe(before);
  });

  test('that refuses it is sent another, under another key', async () => {
    const { submit, shown, given } = await contested();
    counter.world.cards.evidenceEnds('refused');
    await submit();
    expect(await shown()).toMatchObject({
      answer: null,
      submission: { state: 'refused', fault: 'refused', evidence: SENT },
    });
    counter.world.cards.evidenceEnds('success');
    await submit({ statement: 'Mejor' });
    expect(await shown()).toMatchObject({ submission: { state: 'sent', fault: null } });
    expect(given()).toEqual({ statement: 'Mejor' });
  });

  test('whose time is over, or that was sent other evidence by hand, says so', async () => {
    const late = await contested();
    counter.world.cards.evidenceEnds('late');
    await late.submit();
    expect((await late.shown()).submission).toMatchObject({ state: 'refused', fault: 'late' });
    counter.world.cards.evidenceEnds('success');
    const other = await contested();
    counter.world.cards.submitByHand(other.reference);
    await other.submit();
    expect((await other.shown()).submission).toMatchObject({
      state: 'refused',
      fault: 'elsewhere',
    });
    expect((await other.note('En el panel')).status).toBe(200);
  });

  test('of which the deployment has lost the keys is not asked', async () => {
    const { submit, shown, payment } = await contested();
    await write('a', sql`UPDATE payment SET account = 'st_gone' WHERE id = ${payment}`);
    await submit();
    expect((await shown()).submission).toMatchObject({ state: 'refused', fault: 'no_keys' });
    expect(counter.world.cards.evidenceAsked()).toBe(0);
  });
});

test('what a crash cut off before the call is sent by the schedule', async () => {
  const { id, shown, later, given } = await contested();
  const said = JSON.stringify(SENT);
  await write(
    'a',
    sql`UPDATE dispute SET evidence = ${said}, evidence_state = 'asked', evidence_by = 'ac_cuentas',
      evidence_at = ${NOON}, evidence_try_at = ${NOON} WHERE id = ${id}`,
  );
  await later(1);
  expect((await shown()).submission?.state).toBe('sent');
  expect(given()).toEqual(SENT);
});

test('of 20 at one time one is sent', async () => {
  const { submit, shown, given } = await contested();
  expect(taken(await atOnce((n) => submit({ statement: `texto ${n}` })))).toBe(1);
  const { submission } = await shown();
  expect(submission).toMatchObject({ state: 'sent' });
  expect(given()).toEqual({ statement: submission?.evidence.statement });
  expect(counter.world.cards.evidenceAsked()).toBe(1);
  expect(await counter.differences()).toEqual([]);
});
