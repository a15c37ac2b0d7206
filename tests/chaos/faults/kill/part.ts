/** The server killed in the middle of checkouts, again and again, on the same data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfChanged, copyBuild } from '../../../../edge/cli/build/build.ts';
import { DIST, ROOT } from '../../../../edge/cli/paths.ts';
import { launch, type Launched } from '../../../support/launch.ts';
import { SANDBOX_KEYS, startProvider } from '../../../support/sandbox-provider.ts';
import { freePortPair } from '../../../support/server.ts';
import type { Check, Findings, Part, Tools } from '../../../support/suite/part.ts';
import { openCellOf, readBooks, readCharges } from './books.ts';
import { holdCheck, mailCheck, moneyChecks, orderChecks, stockCheck } from './checks.ts';
import { randomFrom, type Random } from './random.ts';
import { shop, type Receipts, type World } from './shopper.ts';

const KILLS = 50;
const QUICK_KILLS = 5;
const SHOPPERS = 6;
/** Units of a variant on the shelf: most never run out, two do. */
const PLENTY = 100_000;
const SCARCE = 40;
/** The shortest hold that a store may set, and what the timer is allowed on top. */
const HOLD_MS = 60_000;
const SWEPT_WITHIN_MS = 10_000;
/** The reconciler asks after payments that have waited this long (edge/flows/reconcile.ts). */
const ASKED_AFTER_MS = 120_000;
/** One kill in so many comes while the server still starts. */
const WHILE_STARTING = 10;

export const kill: Part = {
  name: 'kill',
  about: 'SIGKILL in the middle of checkouts: nothing acknowledged is lost, nothing is doubled',
  async run(tools) {
    const kills = tools.quick ? QUICK_KILLS : KILLS;
    const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
    tools.say(`seed ${seed} (SEED=${seed} chooses the same moments and cards)`);
    const lab = await makeLab(tools, randomFrom(seed));
    const shopping = Promise.all(Array.from({ length: SHOPPERS }, () => shop(lab.world)));
    // Told when it is waited for; until then a fault must not end the process.
    shopping.catch(() => undefined);
    const begun = Date.now();
    for (let count = 1; count <= kills; count += 1) {
      await lab.killOnce();
      tools.say(`kill ${count} of ${kills}, ${lab.world.receipts.placed.length} orders answered`);
    }
    return settle(tools, lab, shopping, { kills, seed, begun });
  },
};

/** Everything of one run. */
interface Lab {
  readonly world: World;
  readonly stateDir: string;
  readonly ledger: string;
  readonly start: ReadonlyMap<string, number>;
  /** Starts the server, lets it serve for a moment, and kills it. */
  killOnce(): Promise<void>;
  /** Starts the server to stay. */
  serve(): Promise<Launched>;
  /** Ends the provider, so that its books can be read. */
  closeProvider(): Promise<void>;
  /** No new purchases from now on. */
  closeShop(): void;
}

async function makeLab(tools: Tools, random: Random): Promise<Lab> {
  const folder = mkdtempSync(join(tmpdir(), 'multi-store-kill-'));
  await tools.keep(
    Promise.resolve({ stop: () => rmSync(folder, { recursive: true, force: true }) }),
  );
  const [stateDir, build, ledger] = ['state', 'build', 'ledger'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
  copyBuild(DIST, build);
  const port = await freePortPair();
  // The provider is somebody else's: it lives on while the platform dies, and gives a webhook up
  // after a few seconds.
  const provider = await tools.keep(
    startProvider(
      {
        WEBHOOK_URL: `http://127.0.0.1:${port}/api/payment/webhooks/sandbox`,
        LATE_MS: '2500',
        HANG_MS: '1500',
        RETRY_MS: '100',
      },
      ledger,
    ),
  );
  const env = {
    PAYMENT_ORIGIN: provider.origin,
    PAYMENT_SECRET_KEY: SANDBOX_KEYS.SECRET_KEY,
    PAYMENT_PUBLISHABLE_KEY: SANDBOX_KEYS.PUBLISHABLE_KEY,
    PAYMENT_WEBHOOK_SECRET: SANDBOX_KEYS.WEBHOOK_SECRET,
  };
  const log = join(ROOT, 'test-results', 'chaos-kill.log');
  const begin = () => {
    const launched = launch({ port, stateDir, build, log, env });
    void tools.keep(Promise.resolve(launched));
    return launched;
  };
  const serve = async () => {
    const launched = begin();
    if (!(await launched.ready)) throw new Error(`the product did not start, see ${log}`);
    return launched;
  };

  tools.say('seeding');
  await (await serve()).stop();
  const start = stockUp(stateDir);
  const receipts: Receipts = { placed: [], carts: [], faults: [], repeated: 0 };
  let over = false;
  const lines = [...start.keys()].map((sku) => ({ sku, item: itemOf(stateDir, sku) }));
  const world: World = {
    port,
    provider: { origin: provider.origin, publishableKey: SANDBOX_KEYS.PUBLISHABLE_KEY },
    random,
    receipts,
    lines,
    isOver: () => over,
  };
  return {
    world,
    stateDir,
    ledger,
    start,
    serve,
    async killOnce() {
      const launched = begin();
      if (random.below(WHILE_STARTING) === 0) await wait(random.below(2_500));
      else if (!(await launched.ready)) throw new Error(`the product did not start, see ${log}`);
      else await wait(100 + random.below(1_400));
      await launched.kill();
    },
    closeProvider: () => provider.stop(),
    closeShop: () => (over = true),
  };
}

/** Shortens the shop's holds and fills its shelf; gives units by variant. */
function stockUp(stateDir: string): Map<string, number> {
  const cell = openCellOf(stateDir);
  try {
    cell.exec(`UPDATE store SET hold_minutes = ${HOLD_MS / 60_000} WHERE id = 'st_moda'`);
    const rows = cell
      .prepare(
        `SELECT k.id FROM sku k JOIN item i ON i.id = k.item_id
         JOIN listing g ON g.item_id = i.id AND g.store_id = 'st_moda'
         WHERE i.owner_id = 'st_moda' AND i.kind = 'product' AND i.list_state = 'published'
           AND i.hidden = 0 AND i.hide_price = 0 AND i.is_free = 0 AND k.list_price > 0
           AND i.max_purchase_amount IS NULL AND k.on_hand IS NOT NULL ORDER BY k.id LIMIT 12`,
      )
      .all() as { id: string }[];
    const start = new Map(rows.map(({ id }, index) => [id, index < 2 ? SCARCE : PLENTY]));
    const fill = cell.prepare('UPDATE sku SET on_hand = ? WHERE id = ?');
    for (const [sku, units] of start) fill.run(units, sku);
    return start;
  } finally {
    cell.close();
  }
}

function itemOf(stateDir: string, sku: string): string {
  const cell = openCellOf(stateDir);
  try {
    return (
      cell.prepare('SELECT item_id AS item FROM sku WHERE id = ?').get(sku) as { item: string }
    ).item;
  } finally {
    cell.close();
  }
}

/** Lets everything come to its end, and reads the books. */
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
