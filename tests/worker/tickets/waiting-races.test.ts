/** Races and deaths of the waiting list: a place is offered once, and whoever comes first has one serial outcome. */
import { beforeEach, expect, test } from 'vitest';
import type { CellScope } from '../../../edge/unit-of-work/scope.ts';
import { buyer, newBuyers, newBuyersEachTest } from '../purchase/buyer.ts';
import { stockOf } from '../purchase/world.ts';
import { makeLine, type Line } from './line.ts';

newBuyersEachTest();

const DAY_MS = 86_400_000;
let line: Line;
beforeEach(async () => {
  line = await makeLine();
});

const TWENTY = Array.from({ length: 20 }, (_, n) => `persona${n}@example.com`);

async function everybodyJoins(emails = TWENTY) {
  for (const [n, email] of emails.entries()) {
    if (n % 10 === 0) await newBuyers();
    expect((await line.join(email)).status).toBe(201);
  }
}
const inState = async (state: string) =>
  Object.entries(await line.states()).flatMap(([email, one]) => (one === state ? [email] : []));

test('twenty joins of one mailbox at once make one entry, and twenty answers alike', async () => {
  const some = Array.from({ length: 8 }, (_, n) => line.join(`ana+${n}@example.com`));
  const answers = await Promise.all(some);
  expect(answers.map(({ status }) => status)).toEqual(some.map(() => 201));
  expect((await line.list()).results).toHaveLength(1);
});

test('twenty wait for one place, and twenty runs at once offer it to the first alone', async () => {
  await everybodyJoins();
  await line.raise(1);
  await Promise.all(TWENTY.map(() => line.due()));
  expect(await inState('offered')).toEqual(['persona0@example.com']);
  expect(await stockOf('a', line.item)).toEqual({ on_hand: 1, reserved: 1 });
  expect(await line.mails()).toHaveLength(1);
});

test('the schedule, the store and a passer-by want one place: one of them gets it', async () => {
  await everybodyJoins(TWENTY.slice(0, 3));
  const [, , last] = (await line.list()).results;
  await line.raise(1);
  const passing = buyer(line.world, line.store);
  const [, offer, checkout] = await Promise.all([
    line.due(),
    line.offer(last?.id ?? ''),
    passing.checkout([{ item: line.item }]),
    line.due(),
  ]);
  const winners = (await inState('offered')).length + (checkout.status === 201 ? 1 : 0);
  expect(winners).toBe(1);
  expect(await stockOf('a', line.item)).toEqual({ on_hand: 1, reserved: 1 });
  expect([200, 409]).toContain(offer.status);
  expect(await line.mails()).toHaveLength((await inState('offered')).length);
});

test.each([0, DAY_MS])(
  'of a purchase, its reader who leaves and the sweep at one time one comes first (%s ms later)',
  async (ms) => {
    const { place } = (await line.join('ana@example.com')).body;
    await line.raise(1);
    await line.due();
    const offered = (await line.offered())['ana@example.com'] ?? '';
    line.pass(ms);
    const [bought] = await Promise.all([line.buy(offered), line.leave(place), line.sweep()]);
    await line.world.settled();
    const isBought = bought.status === 201;
    const [state] = Object.values(await line.states());
    expect(isBought ? ['bought'] : ['left', 'expired']).toContain(state);
    const left = isBought ? { on_hand: 0, reserved: 0 } : { on_hand: 1, reserved: 0 };
    expect(await stockOf('a', line.item)).toEqual(left);
    if (ms > 0) expect(isBought).toBe(false);
  },
);

/** Work whose process dies at a write: before it, or after it and before anybody hears of it. */
function dying(at: number, isWritten: boolean): CellScope {
  const work = line.owner.work('a');
  const written = work.cell.write.bind(work.cell);
  let writes = 0;
  work.cell.write = async (statements) => {
    writes += 1;
    if (writes < at) return written(statements);
    if (writes === at && isWritten) await written(statements);
    throw new Error('the process died');
  };
  return work;
}

test('a process that dies at any line loses no place and offers none twice', async () => {
  await everybodyJoins();
  await line.raise(12);
  let deaths = 0;
  for (let run = 0; run < 100 && (await inState('offered')).length < 12; run += 1) {
    await line.due(dying(1 + (run % 4), run % 2 === 0)).catch(() => (deaths += 1));
  }
  expect(deaths).toBeGreaterThan(0);
  await line.due();
  // In their order, whoever died.
  expect((await inState('offered')).toSorted()).toEqual(TWENTY.slice(0, 12).toSorted());
  expect(await stockOf('a', line.item)).toEqual({ on_hand: 12, reserved: 12 });
  expect(await line.mails()).toHaveLength(12);
  expect(new Set(Object.values(await line.offered())).size).toBe(12);
});
