/** The end of a run that broke the server: each acknowledged order is compared with the rows. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Launched } from '../../../support/launch.ts';
import type { Check, Findings, Tools } from '../../../support/suite/part.ts';
import { readBooks, readCharges } from './books.ts';
import { holdCheck, mailCheck, moneyChecks, orderChecks, stockCheck } from './checks.ts';
import { HOLD_MS, type Lab } from './lab.ts';

/** Shoppers of a run. */
export const SHOPPERS = 6;
/** Time that the timer may take after a hold's end. */
const SWEPT_WITHIN_MS = 10_000;
/** Age at which the reconciler asks the provider about a payment (edge/flows/reconcile.ts). */
const ASKED_AFTER_MS = 120_000;

/**
 * Closes the shop, waits until every order has ended, and reads the data.
 * @param serving the server that serves already; without it one is started
 */
export async function settle(
  tools: Tools,
  lab: Lab,
  shopping: Promise<unknown>,
  serving?: Launched,
): Promise<Findings> {
  const { world, start, stateDir } = lab;
  const skus = [...start.keys()];
  lab.closeShop();
  const last = serving ?? (await lab.serve());
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
      `${SHOPPERS} shoppers, ${receipts.carts.length} carts, ` +
      `${receipts.placed.length} orders answered, ${sold} of them bought; ` +
      `${receipts.repeated} calls had to be sent again, ${charges.length} charges at the provider`,
  };
}
