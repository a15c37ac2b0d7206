/** The server is killed in the middle of checkouts, again and again, on the same data. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Check, Findings, Part, Tools } from '../../../support/suite/part.ts';
import { readBooks, readCharges } from './books.ts';
import { holdCheck, mailCheck, moneyChecks, orderChecks, stockCheck } from './checks.ts';
import { HOLD_MS, makeLab, type Lab } from './lab.ts';
import { randomFrom } from './random.ts';
import { shop } from './shopper.ts';

const KILLS = 50;
const QUICK_KILLS = 5;
const SHOPPERS = 6;
/** Time that the timer may take after a hold's end. */
const SWEPT_WITHIN_MS = 10_000;
/** Age at which the reconciler asks the provider about a payment (edge/flows/reconcile.ts). */
const ASKED_AFTER_MS = 120_000;

export const kill: Part = {
  name: 'kill',
  about: 'SIGKILL in the middle of checkouts: nothing acknowledged is lost, nothing is doubled',
  async run(tools) {
    const kills = tools.quick ? QUICK_KILLS : KILLS;
    const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
    tools.say(`seed ${seed} (SEED=${seed} chooses the same moments and cards)`);
    const lab = await makeLab(tools, randomFrom(seed));
    const shopping = Promise.all(Array.from({ length: SHOPPERS }, () => shop(lab.world)));
    // The fault is thrown where it is awaited; until then it must not end the process.
    shopping.catch(() => undefined);
    const begun = Date.now();
    for (let count = 1; count <= kills; count += 1) {
      await lab.killOnce();
      tools.say(`kill ${count} of ${kills}, ${lab.world.receipts.placed.length} orders answered`);
    }
    return settle(tools, lab, shopping, { kills, seed, begun });
  },
};

/** Waits until every order has ended, and reads the data. */
async function settle(
  tools: Tools,
  lab: Lab,
  shopping: Promise<unknown>,
  run: { readonly kills: number; readonly seed: number; readonly begun: number },
): Promise<Findings> {
  const { world, start, stateDir } = lab;
  const skus = [...start.keys()];
  lab.closeShop();
  const last = await lab.serve();
  await shopping;
  const closed = Date.now();
  tools.say('the last holds run out');
  await wait(HOLD_MS + SWEPT_WITHIN_MS);
  const ended = Date.now();
  await last.stop();
  const holds = holdCheck(readBooks(stateDir, skus), ended - SWEPT_WITHIN_MS);

  tools.say('the reconciler ends what was cut off');
  const again = await lab.serve();
  await wait(Math.max(0, closed + ASKED_AFTER_MS + SWEPT_WITHIN_MS - Date.now()));
  for (let round = 0; round < 3; round += 1) {
    await again.tick();
    await wait(SWEPT_WITHIN_MS / 2);
  }
  await again.stop();
  await lab.closeProvider();

  const books = readBooks(stateDir, skus);
  const charges = readCharges(lab.ledger);
  const { receipts } = world;
  const checks: Check[] = [
    ...orderChecks(receipts, books),
    holds,
    stockCheck(books, start),
    ...moneyChecks(books, charges),
    mailCheck(books),
  ];
  const sold = receipts.placed.filter(({ state }) => state === 'sold').length;
  return {
    checks,
    text:
      `${run.kills} kills (seed ${run.seed}), ${SHOPPERS} shoppers, ${receipts.carts.length} carts, ` +
      `${receipts.placed.length} orders answered, ${sold} of them bought; ` +
      `${receipts.repeated} calls had to be sent again, ${charges.length} charges at the provider`,
  };
}
