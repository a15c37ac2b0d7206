/** The product, and beside it the same items put in by bare batches of D1. */
import type { Bindings } from '../../../edge/env.ts';
import product from '../../../edge/worker.ts';
import { BARE_PATH, type BareRows } from './paths.ts';

export { Conversation, HoldTimer, Mailbox } from '../../../edge/worker.ts';

/** Items of one batch. */
const BATCH = 50;

/** The rows of an item as shoppers' pages need them, without its words for the search. */
function statementsOf(database: D1Database, n: number): D1PreparedStatement[] {
  const id = `it_bare${n}`;
  return [
    database
      .prepare(
        `INSERT INTO item (id, owner_id, slug, kind, name, description, list_price, highest_price,
           currency, stock_type, return_info, updated_at)
         VALUES (?, 'st_moda', ?, 'product', ?, '', 1990, 1990, 'MXN', 'onstock', '{}', 0)`,
      )
      .bind(id, `bare-${n}`, `Gorra ${n}`),
    database
      .prepare(
        `INSERT INTO sku (id, item_id, code, attributes, list_price, position, on_hand, reserved)
         VALUES (?, ?, ?, '{}', 1990, 0, 4, 0)`,
      )
      .bind(`sk_bare${n}`, id, `BARE-${n}`),
    database
      .prepare(
        `INSERT INTO listing (store_id, item_id, kind, list_price, queue_position, owner_id, item_slug)
         VALUES ('st_moda', ?, 'product', 1990, ?, 'st_moda', ?)`,
      )
      .bind(id, 1_000_000 + n, `bare-${n}`),
  ];
}

async function putIn(request: Request, { CELL_A }: Bindings): Promise<Response> {
  const { from, to } = (await request.json()) as BareRows;
  for (let at = from; at < to; at += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, to - at) }, (_, index) => at + index);
    await CELL_A.batch(numbers.flatMap((n) => statementsOf(CELL_A, n)));
  }
  return Response.json({ rows: to - from });
}

export default {
  ...product,
  fetch: (request: Request, bindings: Bindings, execution: ExecutionContext) =>
    request.url.endsWith(BARE_PATH)
      ? putIn(request, bindings)
      : product.fetch(request, bindings, execution),
};
