/** A shop on data that outlives its server, and a card provider that is not killed. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launch, type Launched } from '../../../support/launch.ts';
import { SANDBOX_KEYS, startProvider } from '../../../support/sandbox-provider.ts';
import { freePortPair } from '../../../support/server.ts';
import type { Tools } from '../../../support/suite/part.ts';
import { copyOfBuild, logOf, temporaryFolder } from '../served.ts';
import { openCellOf } from './books.ts';
import type { Random } from './random.ts';
import type { Receipts, World } from './shopper.ts';

/** The shortest hold that a store may set. */
export const HOLD_MS = 60_000;
/** Units of a variant on the shelf: most variants never run out, two do. */
const PLENTY = 100_000;
const SCARCE = 40;
/** One kill in this many comes while the server still starts. */
const WHILE_STARTING = 10;
/** Carts begun before a kill may come, and the time limit for them on a slow machine. */
const BUSY_CARTS = 2;
const BUSY_WITHIN_MS = 15_000;
const LOOK_MS = 20;

/** Everything of one run. */
export interface Lab {
  readonly world: World;
  readonly stateDir: string;
  readonly ledger: string;
  readonly start: ReadonlyMap<string, number>;
  /** Starts the server, lets it serve for a moment, and kills it. */
  killOnce(): Promise<void>;
  /** Starts the server without killing it. */
  serve(): Promise<Launched>;
  /** Ends the provider, so that its books can be read. */
  closeProvider(): Promise<void>;
  /** Ends the shopping: no new purchases. */
  closeShop(): void;
}

/** Where a lab's data stands, if not in a temporary folder, and its server's further variables. */
export interface LabOptions {
  readonly name: string;
  readonly stateDir?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Seeds a shop, fills its shelf, and opens it beside a provider of its own. */
export async function makeLab(tools: Tools, random: Random, options: LabOptions): Promise<Lab> {
  const folder = await temporaryFolder(tools, options.name);
  const { stateDir = join(folder, 'state') } = options;
  const ledger = join(folder, 'ledger');
  const build = await copyOfBuild(folder);
  const port = await freePortPair();
  // The provider is another company's: it stays up while the platform dies, and stops retrying a
  // webhook after a few seconds.
  const provider = await tools.keep(
    startProvider(
      {
        // The platform's own name: under any other host there is no store.
        WEBHOOK_URL: `http://localhost:${port}/api/payment/webhooks/str_card`,
        LATE_MS: '2500',
        HANG_MS: '1500',
        RETRY_MS: '100',
      },
      ledger,
    ),
  );
  const env = {
    ...options.env,
    PAYMENT_ORIGIN: provider.origin,
    PAYMENT_SECRET_KEY: SANDBOX_KEYS.SECRET_KEY,
    PAYMENT_PUBLISHABLE_KEY: SANDBOX_KEYS.PUBLISHABLE_KEY,
    PAYMENT_WEBHOOK_SECRET: SANDBOX_KEYS.WEBHOOK_SECRET,
  };
  const log = logOf(options.name);
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
      else {
        await untilBusy(receipts);
        await wait(random.below(1_400));
      }
      await launched.kill();
    },
    closeProvider: () => provider.stop(),
    closeShop: () => (over = true),
  };
}

/** Waits until shoppers are served again. */
async function untilBusy({ carts }: Receipts): Promise<void> {
  const wanted = carts.length + BUSY_CARTS;
  const until = Date.now() + BUSY_WITHIN_MS;
  while (carts.length < wanted && Date.now() < until) await wait(LOOK_MS);
}

/** Shortens the shop's holds and fills its shelf. Gives units by variant. */
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
