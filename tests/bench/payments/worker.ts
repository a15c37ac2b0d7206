/** The product on watched databases, and beside it bare batches of orders, settlements of charges and audits. */
import { openCell } from '../../../edge/db/cells.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEnv, type Bindings } from '../../../edge/env.ts';
import { settlePayment } from '../../../edge/flows/purchase/index.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { writeReference } from '../../../edge/modules/payments/index.ts';
import type { CellScope } from '../../../edge/unit-of-work/scope.ts';
import product from '../../../edge/worker.ts';
import { setMode, takeTrips, watched, writeKept } from './databases.ts';
import {
  AUDIT_PATH,
  BARE_PATH,
  CLAIM_PATH,
  MODE_PATH,
  SETTLE_PATH,
  STORE,
  TRIPS_PATH,
  type Mode,
} from './paths.ts';

const DAY_MS = 24 * 60 * 60_000;

export { Conversation, HoldTimer, Mailbox } from '../../../edge/worker.ts';

let own: { readonly near: Bindings; readonly bindings: Bindings } | undefined;

function ownOf(near: Bindings): Bindings {
  if (own?.near !== near) own = { near, bindings: watched(near) };
  return own.bindings;
}

/** The cell of the demo's shop, for work outside of a request. */
function workIn(bindings: Bindings): CellScope {
  const env = readEnv(bindings);
  const cell = openCell(env, 'a');
  if (!cell) throw new Error('no cell a');
  return { env, cell, ports: { clock: { now: () => Date.now() } } } as unknown as CellScope;
}

const paidBy = (checkout: string) =>
  sql<{ id: string; amount: number; currency: string }>`SELECT id, amount, currency FROM payment
    WHERE checkout_id = ${checkout}`;

type Answer = (bindings: Bindings, body: { checkout: string; mode: Mode }) => Promise<object>;

const ANSWERS: Readonly<Record<string, Answer>> = {
  [MODE_PATH]: async (_, { mode }) => {
    setMode(mode);
    return { mode };
  },
  [TRIPS_PATH]: async () => ({ trips: takeTrips() }),
  /** Begins a try of a payment, as the buyer's call does before it asks the provider. */
  [CLAIM_PATH]: async (bindings, { checkout }) => {
    const written = await workIn(bindings).cell.write([
      sql`UPDATE payment SET state = 'processing', tries = 1 WHERE checkout_id = ${checkout}`,
    ]);
    return { written };
  },
  /** Settles a payment by a charge that its provider has approved, as an event of it does. */
  [SETTLE_PATH]: async (bindings, { checkout }) => {
    const work = workIn(bindings);
    const payment = await work.cell.first(paidBy(checkout));
    if (!payment) throw new Error(`no payment of ${checkout}`);
    await settlePayment(work, {
      outcome: 'approved',
      id: `ch_${payment.id}`,
      reference: writeReference({ cell: 'a', payment: payment.id, tries: 1 }),
      amount: { amount: payment.amount, currency: payment.currency },
      refunded: 0,
      card: null,
      created: Date.now(),
    });
    return { settled: checkout };
  },
  [BARE_PATH]: async ({ CELL_A }, { checkout }) => {
    if (!(await writeKept(CELL_A, checkout))) throw new Error(`nothing is kept of ${checkout}`);
    return { placed: checkout };
  },
  [AUDIT_PATH]: async (bindings) => {
    const { cell } = workIn(bindings);
    const store = await cell.first(
      sql<{
        network: string;
      }>`SELECT coalesce(root_id, id) AS network FROM store WHERE id = ${STORE}`,
    );
    // The tick after the day's midnight, which seals what it finds right.
    const now = Date.now() + DAY_MS;
    const found = await audit(cell, store?.network ?? '', { extent: 'unsealed', now });
    if (found.differences.length > 0) throw new Error(JSON.stringify(found.differences));
    return { sealed: found.seal?.postings };
  },
};

export default {
  ...product,
  async fetch(request: Request, near: Bindings, execution: ExecutionContext) {
    const answer = ANSWERS[new URL(request.url).pathname];
    if (!answer) return product.fetch(request, ownOf(near), execution);
    return Response.json(await answer(ownOf(near), await request.json()));
  },
  /** No mail goes out: it would be counted with whatever is measured by then. */
  queue: (batch: MessageBatch) => batch.ackAll(),
};
